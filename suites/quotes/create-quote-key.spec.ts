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
      const first = await moneyMovedBy(platform, ends, ask, moves);
      expect(first.reply, 'the first request').toBeSuccess();

      const second = await moneyMovedBy(platform, ends, ask, 'nothing');

      expect(second.reply, 'the second request').toBeSuccess();
      const [id, other] = [first, second].map(({ reply }) => member(reply.json, 'id'));
      expect(other, 'the id of the second answer').toBe(id);
      // It is one quote, and nothing says that one may be paid twice.
      expect(second.debited, 'the amount debited by the second request').toBe(0);
      if (moves === 'payment')
        expect(first.debited, 'the amount debited by the first request').toBeGreaterThan(0);
    });
  }
});
