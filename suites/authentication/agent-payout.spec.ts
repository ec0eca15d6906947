import { installed } from '../../fixtures/areas/agents/agents.ts';
import { NEUTRAL, newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { executeCall, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { openPayout, payer, timesPaid } from '../../fixtures/areas/wallet/payouts.ts';
import { executeUnder } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';

/** An agent that pays without an approval, for the customer whose wallet pays in these checks. */
function agentOfPayer(platform: Platform) {
  return platform.once('an agent of the customer of a wallet', async () => {
    const { wallet } = await payer(platform);
    return installed(platform, wallet.customerId, { currency: 'USDC' });
  });
}

check.describe('without a wallet signature,', () => {
  for (const [operation, call, row] of [
    ['agentExecuteQuote', 'POST /agents/me/quotes/{quoteId}/execute', 'AUTH-AGENT-014'],
    ['executeQuote', 'POST /quotes/{quoteId}/execute by an agent', 'AUTH-AGENT-022'],
  ] as const) {
    check(`${call} moves no money`, row, async ({ platform }) => {
      const { auth } = await agentOfPayer(platform);
      const open = await openPayout(platform);

      await platform.call(operation, { ...executeCall(open.quote), auth });

      expect(
        await timesPaid(platform, open),
        'how often the quote is paid without a signature',
      ).toBe(0);
      const { session } = await payer(platform);
      const control = requireOwnRules(await executeUnder(platform, open.quote, session.key));
      if (!isSuccess(control))
        undecided(
          'POST /quotes/{quoteId}/execute also refuses the payment with the signature of the wallet session',
          control,
        );
    });
  }

  for (const [operation, call, row] of [
    ['agentCreateTransferOut', 'POST /agents/me/transfer-out', 'AUTH-AGENT-015'],
    ['createTransferOut', 'POST /transfer-out by an agent', 'AUTH-AGENT-023'],
  ] as const) {
    check(`${call} moves no money`, row, async ({ platform }) => {
      const { auth } = await agentOfPayer(platform);
      const open = await openPayout(platform);
      const { accountId, customerId } = open.wallet;
      const kind = 'ETHEREUM_WALLET';
      const to = await newExternalAccount(platform, customerId, { kind, suffix: NEUTRAL });
      const source = { accountId };
      const body = { source, destination: { accountId: to.id }, amount: open.quote.amount };

      await platform.api[operation]({ body, auth });

      expect(
        await timesPaid(platform, open),
        'how often the transfer is paid without a signature',
      ).toBe(0);
    });
  }
});
