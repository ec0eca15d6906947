import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/quotes/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/quotes/calls.ts';
import { quoteBody } from '../../fixtures/areas/quotes/quote.ts';
import { covers, expect, isSuccess, member, test, unlessConfirmed } from '../../fixtures/index.ts';

test.describe('a quote asked for twice with one Idempotency-Key', () => {
  for (const [what, row, immediatelyExecute, moves] of [
    ['is the same', 'QUOTE-CREATE-014', undefined, 'nothing'],
    ['is paid once', 'QUOTE-NOW-009', true, 'payment'],
  ] as const) {
    test(what, covers(row), async ({ platform }) => {
      const ends = await accountsUnderTest(platform);
      const members = { immediatelyExecute };
      const body = quoteBody(ends.from.accountId, ends.to.accountId, members);
      const key = platform.unique();
      const ask = () => createQuote(platform, body, { key });
      const { reply: first } = await moneyMovedBy(platform, ends, ask, moves);
      if (!isSuccess(first)) unlessConfirmed('G-22', `a quote with a key answered ${first.status}`);
      expect(first, 'the first').toBeSuccess();

      const { reply: second, debited } = await moneyMovedBy(platform, ends, ask, 'nothing');

      const [id, other] = [first, second].map(({ json }) => member(json, 'id'));
      if (!isSuccess(second) || id !== other || debited !== 0) {
        unlessConfirmed('G-22', `the second is answered ${second.status}, and moved ${debited}`);
      }
      expect(other, 'the id of the second').toBe(id);
      expect(debited, 'what the second moved').toBe(0);
    });
  }
});
