import {
  paysBeyond,
  requireAgentMay,
  unlimitedAgent,
} from '../../fixtures/areas/agents/unlimited-agent.ts';
import { provenWallet, unprovenWallet } from '../../fixtures/areas/external-accounts/ownership.ts';
import { owner } from '../../fixtures/areas/external-accounts/register.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { payInTwoCalls } from '../../fixtures/areas/payments/magic-suffix-payment.ts';
import {
  newQuote,
  RECEIVING,
  requireOwnRules,
  requireServed,
} from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import {
  failed,
  largePayout,
  paidTo,
  requirePaid,
  smallQuote,
  unverifiedWallet,
} from '../../fixtures/areas/quotes/paid-wallet.ts';
import {
  check,
  expect,
  member,
  type Platform,
  requireCapability,
  undecided,
} from '../../fixtures/index.ts';

const REQUIRED = 'EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED';

/** An agent of a customer, by whom a payment is quoted that nothing speaks against. */
async function agentQuoted(platform: Platform, customerId: string, body: object) {
  requireCapability(platform, 'agents');
  const { auth } = await unlimitedAgent(platform, customerId);
  const operation = 'agentCreateQuote';
  const reply = requireOwnRules(await createQuote(platform, body, { auth, operation }));
  requireServed(reply, 'a payment of an agent to a wallet');
  requireAgentMay(platform, operation, reply);
  return { auth };
}

check.describe('a pending crypto wallet', () => {
  check(
    'cannot be paid above the threshold if the quote locks RECEIVING',
    'OWNERSHIP-PAY-006',
    async ({ platform }) => {
      const { large, largeToAnybody } = await largePayout(platform);
      const { json } = await newQuote(platform, largeToAnybody);
      const arriving = member(json, 'totalReceivingAmount');
      if (typeof arriving !== 'number') undecided('POST /quotes shows no totalReceivingAmount');
      const locked = { lockedCurrencyAmount: arriving, lockedCurrencySide: 'RECEIVING' };
      await newQuote(platform, { ...largeToAnybody, ...locked }, RECEIVING);

      const reply = await quoteAndExecute(platform, { ...large, ...locked });

      expect(requireOwnRules(reply)).toBeError(400, REQUIRED);
    },
  );

  check(
    'cannot be paid above the threshold with immediatelyExecute true',
    'OWNERSHIP-PAY-007',
    async ({ platform }) => {
      const { large, little } = await largePayout(platform);
      const atOnce = { immediatelyExecute: true };
      const control = await createQuote(platform, { ...little, ...atOnce });
      requireServed(requireOwnRules(control), 'a payout to a wallet at once');

      const reply = await createQuote(platform, { ...large, ...atOnce });

      expect(requireOwnRules(reply)).toBeError(400, REQUIRED);
    },
  );

  check(
    'cannot be paid above the threshold by an agent',
    'OWNERSHIP-PAY-008',
    async ({ platform }) => {
      const { customerId, large, largeToAnybody } = await largePayout(platform);
      const agent = await agentQuoted(platform, customerId, largeToAnybody);

      const reply = requireOwnRules(await paysBeyond(platform, agent, large));

      expect(reply).toBeError(400, REQUIRED);
    },
  );
});

check.describe('a crypto wallet that became UNVERIFIED', () => {
  check('cannot be paid by an agent', 'OWNERSHIP-PAY-009', async ({ platform }) => {
    const wallet = await unverifiedWallet(platform);
    const proven = await provenWallet(platform);
    const little = await smallQuote(platform, proven);
    const agent = await agentQuoted(platform, await owner(platform), little);

    const reply = await paysBeyond(platform, agent, await smallQuote(platform, wallet));

    expect(requireOwnRules(reply)).toBeError(400, REQUIRED);
  });

  check('on Ethereum cannot be paid', 'OWNERSHIP-PAY-010', async ({ platform }) => {
    await paidTo(platform, await provenWallet(platform, 'ETHEREUM_WALLET'));
    const wallet = await unverifiedWallet(platform, 'ETHEREUM_WALLET');

    const { reply } = await payInTwoCalls(platform, await smallQuote(platform, wallet));

    expect(reply).toBeError(400, REQUIRED);
  });

  check(
    'cannot be paid with lockedCurrencySide RECEIVING',
    'OWNERSHIP-PAY-012',
    async ({ platform }) => {
      const wallet = await unverifiedWallet(platform);
      const little = await smallQuote(platform, await provenWallet(platform));
      const { json } = await newQuote(platform, little);
      const arriving = member(json, 'totalReceivingAmount');
      if (typeof arriving !== 'number')
        undecided('POST /quotes answered without totalReceivingAmount');
      const locked = { lockedCurrencyAmount: arriving, lockedCurrencySide: 'RECEIVING' };
      await newQuote(platform, { ...little, ...locked }, RECEIVING);

      const body = { ...(await smallQuote(platform, wallet)), ...locked };
      const { reply } = await payInTwoCalls(platform, body);

      expect(reply).toBeError(400, REQUIRED);
    },
  );

  check(
    'cannot be paid by executing an earlier quote',
    'OWNERSHIP-PAY-011',
    async ({ platform }) => {
      await provenWallet(platform);
      await requirePaid(platform);
      const wallet = await unprovenWallet(platform);
      const corridor = 'a payout to a wallet on Solana';
      const quote = await newQuote(platform, await smallQuote(platform, wallet), { corridor });
      await failed(platform, wallet);

      const reply = requireOwnRules(await executeQuote(platform, quote));

      expect(reply).toBeError(400, REQUIRED);
    },
  );
});
