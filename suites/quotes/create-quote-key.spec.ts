import {
  accountsUnderTest,
  moneyMovedBy,
} from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, member } from '../../fixtures/index.ts';

check.describe('POST /quotes sent twice with one Idempotency-Key', () => {
  for (const [what, row, immediatelyExecute, moves] of [
    ['returns the same quote', 'QUOTE-CREATE-014', undefined, 'nothing'],
    ['and immediatelyExecute pays only once', 'QUOTE-NOW-009', true, 'payment'],
  ] as const) {
    check(what, row, async ({ platform }) => {
      const ends = await accountsUnderTest(platform);
      const members = { immediatelyExecute };
      const body = quoteBody(ends.from.accountId, ends.to.accountId, members);
      const key = platform.uniqueKey();
      const ask = () => createQuote(platform, body, { key });
      const { reply: first } = await moneyMovedBy(platform, ends, ask, moves);
      expect(first, 'the first request').toBeSuccess();

      const { reply: second, debited } = await moneyMovedBy(platform, ends, ask, 'nothing');

      expect(second, 'the second request').toBeSuccess();
      const [id, other] = [first, second].map(({ json }) => member(json, 'id'));
      expect(other, 'the id of the second answer').toBe(id);
      // It is one quote, and nothing says that one may be paid twice.
      expect(debited, 'the amount debited by the second request').toBe(0);
    });
  }
});
