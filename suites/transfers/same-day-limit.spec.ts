import { newAccount } from '../../fixtures/areas/external-accounts/register.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { changedBalance } from '../../fixtures/areas/payments/balance.ts';
import { capNow, fundedPayer } from '../../fixtures/areas/payments/funded-payer.ts';
import { paymentOutcomeOf } from '../../fixtures/areas/payments/payment-outcome.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { railsIn } from '../../fixtures/areas/payments/settled-payment.ts';
import { readTransaction, settledTransaction } from '../../fixtures/areas/payments/transaction.ts';
import { transfer } from '../../fixtures/areas/transfers/calls.ts';
import { isInUnit, madeBy } from '../../fixtures/areas/transfers/transfers.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';

const paymentRail = 'ACH_SAME_DAY';

check.describe('POST /transfer-out over ACH_SAME_DAY above its limit', () => {
  check('is rejected', 'TRANSFER-OUT-021', async ({ platform }) => {
    // Fees stay far below what is paid, so more than the cap is left of this.
    const amount = Math.ceil(1.5 * (await capNow(platform)));
    const from = await fundedPayer(platform, 2 * amount);
    const { accountId, customerId } = from;
    const { id: externalId } = await newAccount(platform, { members: { customerId } });
    const wanted = { accountId, externalId, paymentRail };
    const before = await balanceOf(platform, from);
    const small = await transfer(platform, 'out', wanted);
    if (!isSuccess(small))
      undecided(`POST /transfer-out over ${paymentRail} answered ${small.status}`, small);
    // A service need not know the rail of a transfer, nor count in cents.
    const rails = railsIn([small.json, await readTransaction(platform, madeBy(small))]);
    if (!rails.includes(paymentRail))
      undecided(`neither the transfer nor its transaction shows the rail ${paymentRail}`, small);
    const moved = before - (await changedBalance(platform, from, before));
    if (moved === 0 || !isInUnit(moved))
      undecided(`a transfer of ${AMOUNT} debits ${moved}, so its unit is not known`, small);

    const reply = await transfer(platform, 'out', { ...wanted, amount });

    if (!isSuccess(reply)) return expect(reply).toBeRefused();
    const outcome = paymentOutcomeOf(await settledTransaction(platform, madeBy(reply)));
    if (outcome === 'open')
      undecided('the transaction of the transfer above the ACH_SAME_DAY limit is still open');
    expect(outcome, 'the outcome of the transfer').toBe('failed');
  });
});
