import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { externalDestination } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { sandboxSend } from '../../fixtures/areas/payments/calls.ts';
import { newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import { fundedPayer } from '../../fixtures/areas/payments/funded-payer.ts';
import { AMOUNT, newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { watchMs } from '../../fixtures/areas/payments/settling-time.ts';
import { seenLater } from '../../fixtures/areas/payments/times-moved.ts';
import { check, expect, isSuccess } from '../../fixtures/index.ts';

check.describe('POST /sandbox/send on a quote funded by an internal account', () => {
  check('is refused and moves nothing', 'SANDBOX-SEND-015', async ({ platform }) => {
    const { quote: deposit } = await newDeposit(platform);
    const payer = await fundedPayer(platform, 2 * AMOUNT);
    const { id } = await externalDestination(platform, { kind: 'USD_ACCOUNT' });
    const quote = await newQuote(platform, quoteBody(payer.accountId, id));
    const before = await balanceOf(platform, payer);

    const reply = await sandboxSend(platform, quote.id);

    if (!isSuccess(reply)) {
      const late = await watchMs(platform);
      const after = await seenLater(() => balanceOf(platform, payer), before, late);
      expect(after, 'the balance after POST /sandbox/send').toBe(before);
    }
    expect(reply).toBeRefused(400, 409);
    expect(
      await sandboxSend(platform, deposit.id),
      'the same request for a real-time-funded quote',
    ).toBeSuccess();
  });
});
