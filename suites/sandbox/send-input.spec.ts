import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { sandboxSend } from '../../fixtures/areas/payments/calls.ts';
import { newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import { watchMs } from '../../fixtures/areas/payments/settling-time.ts';
import { seenLater } from '../../fixtures/areas/payments/times-moved.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

check.describe('POST /sandbox/send', () => {
  for (const [fact, members, row] of [
    ['without a quoteId is refused', { quoteId: undefined }, 'SANDBOX-SEND-008'],
    ['without a currencyCode is refused', { currencyCode: undefined }, 'SANDBOX-SEND-009'],
  ] as const) {
    check(fact, row, async ({ platform }) => {
      const { quote, receiver } = await newDeposit(platform);
      const before = await balanceOf(platform, receiver);

      const reply = await sandboxSend(platform, quote.id, members);

      // Before the answer is held: with whatever status it is refused, nothing comes of it.
      if (!isSuccess(reply)) {
        expect(await balanceOf(platform, receiver), 'the balance after the refused request').toBe(
          before,
        );
      }
      expect(reply).toBeError(400, 'INVALID_INPUT');
      expect(
        await sandboxSend(platform, quote.id),
        'the same request without the fault',
      ).toBeSuccess();
    });
  }

  check(
    'in a currency other than that of the quote returns INVALID_CURRENCY',
    'SANDBOX-SEND-014',
    async ({ platform }) => {
      const { quote } = await newDeposit(platform);

      const reply = await sandboxSend(platform, quote.id, { currencyCode: 'EUR' });

      expect(reply).toBeError(400, 'INVALID_CURRENCY');
      expect(
        await sandboxSend(platform, quote.id),
        'the same request without the fault',
      ).toBeSuccess();
    },
  );

  check(
    'in a currency other than that of the quote credits nothing',
    'SANDBOX-SEND-010',
    async ({ platform }) => {
      const { quote, receiver } = await newDeposit(platform);
      const before = await balanceOf(platform, receiver);

      const reply = await sandboxSend(platform, quote.id, { currencyCode: 'EUR' });

      // Whether it may be taken is left open; what is refused brings nothing.
      const what = isSuccess(reply) ? 'once it was taken' : 'once it was refused';
      const late = await watchMs(platform);
      const after = await seenLater(() => balanceOf(platform, receiver), before, late);
      expect(after, `the balance ${what}`).toBe(before);
      expect(await sandboxSend(platform, quote.id), `the valid request ${what}`).toBeSuccess();
    },
  );
});
