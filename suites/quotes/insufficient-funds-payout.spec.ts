import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { moneyMovedBy, moneyOf } from '../../fixtures/areas/quotes/accounts-under-test.ts';
import { promptKind } from '../../fixtures/areas/quotes/magic-suffix-payment.ts';
import { newPayer } from '../../fixtures/areas/quotes/payer.ts';
import {
  AMOUNT,
  executeCall,
  quoteBody,
  quoteIn,
  sendQuote,
} from '../../fixtures/areas/quotes/quote.ts';
import { tryPayment } from '../../fixtures/areas/quotes/scenarios.ts';
import {
  covers,
  expect,
  isSuccess,
  type Platform,
  test,
  unverified,
} from '../../fixtures/index.ts';

/** A payer, and a bank account that was paid a little from there; once per worker. */
function paidBank(platform: Platform) {
  return platform.once('a bank account that was paid', async () => {
    const kind = await promptKind(platform, 'payout');
    const from = await newPayer(platform);
    const { id } = await newExternalAccount(platform, from.customerId, { kind });
    const body = quoteBody(from.accountId, id);
    const pay = () => tryPayment(platform, body);
    const { reply } = await moneyMovedBy(platform, { from }, pay, 'payment');
    if (!isSuccess(reply)) unverified(`a payout of ${AMOUNT} is answered ${reply.status}`);
    return { from, id };
  });
}

test.describe('a payout of more than there is', () => {
  for (const [what, row, send, members] of [
    ['takes nothing', 'QUOTE-FUNDS-005', tryPayment, {}],
    ['takes nothing at once', 'QUOTE-FUNDS-006', sendQuote, { immediatelyExecute: true }],
  ] as const) {
    test(what, covers(row), async ({ platform }) => {
      const { from, id } = await paidBank(platform);
      const lockedCurrencyAmount = (await moneyOf(platform, from)) + 1;
      const body = quoteBody(from.accountId, id, { lockedCurrencyAmount, ...members });

      const { debited } = await moneyMovedBy(
        platform,
        { from },
        () => send(platform, body),
        'nothing',
      );

      expect(debited, 'what left the source').toBe(0);
    });
  }

  test('is not made of two', covers('QUOTE-FUNDS-007'), async ({ platform }) => {
    const { from, id } = await paidBank(platform);
    const balance = await moneyOf(platform, from);
    const lockedCurrencyAmount = Math.ceil(balance * 0.6);
    const body = quoteBody(from.accountId, id, { lockedCurrencyAmount });
    const quoted = [await sendQuote(platform, body), await sendQuote(platform, body)];
    const refused = quoted.find((reply) => !isSuccess(reply));
    if (refused !== undefined) unverified(`a quote of most of it is answered ${refused.status}`);

    await Promise.all(
      quoted.map((reply) => platform.call('executeQuote', executeCall(quoteIn(reply)))),
    );

    expect(await balanceOf(platform, from), 'what is left').toBeGreaterThanOrEqual(0);
  });
});
