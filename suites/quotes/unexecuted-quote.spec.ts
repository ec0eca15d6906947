import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { bench, elsewhere, moneyMovedBy } from '../../fixtures/payments/bench.ts';
import { quoteBody } from '../../fixtures/payments/quote.ts';
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
    const { id } = await elsewhere(platform, { kind: 'EUR_ACCOUNT' });
    const body = quoteBody(id, to.accountId, { immediatelyExecute: false });

    const { reply, credited } = await moneyMovedBy(
      platform,
      { to },
      () => askForQuote(platform, body),
      'nothing',
    );

    expect(reply).toBeSuccess();
    expect(credited, 'what was pulled in').toBe(0);
  });
});
