import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { moneyMovedBy, moneyOf } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { promptKind } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { AMOUNT, quoteBody, quoteIn } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';

/** A payer, and a bank account that was paid a little from there; once per worker. */
function paidBank(platform: Platform) {
  return platform.once('a bank account that was paid', async () => {
    const kind = await promptKind(platform, 'payout');
    const from = await newPayer(platform);
    const { id } = await newExternalAccount(platform, from.customerId, { kind });
    const body = quoteBody(from.accountId, id);
    const pay = () => quoteAndExecute(platform, body);
    const { reply } = await moneyMovedBy(platform, { from }, pay, 'payment');
    if (!isSuccess(reply))
      undecided(
        `a payout of ${AMOUNT} answered ${reply.status}, so payouts may not be served`,
        reply,
      );
    return { from, id };
  });
}

check.describe('a payout above the balance of its source', () => {
  check('debits nothing', 'QUOTE-FUNDS-005', async ({ platform }) => {
    const { from, id } = await paidBank(platform);
    const lockedCurrencyAmount = (await moneyOf(platform, from)) + 1;
    const body = quoteBody(from.accountId, id, { lockedCurrencyAmount });

    const pay = () => quoteAndExecute(platform, body);
    const { debited } = await moneyMovedBy(platform, { from }, pay, 'nothing');

    expect(debited, 'the amount debited from the source').toBe(0);
  });

  check('with immediatelyExecute debits nothing', 'QUOTE-FUNDS-006', async ({ platform }) => {
    const { from, id } = await paidBank(platform);
    const lockedCurrencyAmount = (await moneyOf(platform, from)) + 1;
    const members = { lockedCurrencyAmount, immediatelyExecute: true };
    const body = quoteBody(from.accountId, id, members);

    const pay = () => createQuote(platform, body);
    const { debited } = await moneyMovedBy(platform, { from }, pay, 'nothing');

    expect(debited, 'the amount debited from the source').toBe(0);
  });
});

check(
  'two simultaneous payouts, together above the balance, do not make the balance negative',
  'QUOTE-FUNDS-007',
  async ({ platform }) => {
    const { from, id } = await paidBank(platform);
    const balance = await moneyOf(platform, from);
    const lockedCurrencyAmount = Math.ceil(balance * 0.6);
    const body = quoteBody(from.accountId, id, { lockedCurrencyAmount });
    const quoted = [await createQuote(platform, body), await createQuote(platform, body)];
    const refused = quoted.find((reply) => !isSuccess(reply));
    if (refused !== undefined)
      undecided(
        `POST /quotes for 60 percent of the balance answered ${refused.status}, so two payments cannot be made at the same time`,
        refused,
      );

    await Promise.all(quoted.map((reply) => executeQuote(platform, quoteIn(reply))));

    expect(
      await balanceOf(platform, from),
      'the balance of the source after both payouts',
    ).toBeGreaterThanOrEqual(0);
  },
);
