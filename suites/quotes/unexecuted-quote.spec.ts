import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { bench, elsewhere, moneyMovedBy } from '../../fixtures/payments/bench.ts';
import { overSomeKind } from '../../fixtures/payments/corridor.ts';
import { quoteBody, sendQuote } from '../../fixtures/payments/quote.ts';
import { askForQuote } from '../../fixtures/payments/stories.ts';

test.describe('a quote that nobody executes', () => {
  test(
    'moves nothing where it does not say when',
    covers('QUOTE-CREATE-013'),
    async ({ platform }) => {
      const ends = await bench(platform);
      const body = quoteBody(ends.from.accountId, ends.to.accountId);

      const { reply, debited, credited } = await moneyMovedBy(
        platform,
        ends,
        () => askForQuote(platform, body),
        'nothing',
      );

      expect(reply).toBeSuccess();
      expect([debited, credited], 'what left one account and reached the other').toEqual([0, 0]);
    },
  );

  test('pulls nothing in', covers('QUOTE-NOW-008'), async ({ platform }) => {
    const { from: to } = await bench(platform);

    const { reply, credited } = await overSomeKind(platform, async (kind) => {
      const { id } = await elsewhere(platform, { kind });
      const body = quoteBody(id, to.accountId, { immediatelyExecute: false });
      return moneyMovedBy(platform, { to }, () => sendQuote(platform, body), 'nothing');
    });

    // That such a quote can be had without being executed is said nowhere.
    if (reply.status >= 400 && reply.status < 500) unverified(`it is answered ${reply.status}`);
    expect(reply).toBeSuccess();
    expect(credited, 'what was pulled in').toBe(0);
  });
});
