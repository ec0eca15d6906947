import { installed } from '../../fixtures/areas/agents/agents.ts';
import { requireAgentMay } from '../../fixtures/areas/agents/unlimited-agent.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import { accountsUnderTest, euros } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote, executeQuote, sandboxSend } from '../../fixtures/areas/payments/calls.ts';
import { newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import {
  executeCall,
  newQuote,
  quoteBody,
  quoteIn,
  RECEIVING,
  requireOwnRules,
} from '../../fixtures/areas/payments/quote.ts';
import { advancePast, expiryPlatform } from '../../fixtures/areas/quotes/expired-quote.ts';
import { lookupIdIn, umaAddress, umaQuoteBody } from '../../fixtures/areas/uma/addresses.ts';
import { lookupUma } from '../../fixtures/areas/uma/calls.ts';
import { executionProof, walletQuote } from '../../fixtures/areas/wallet/wallet-quote.ts';
import {
  check,
  expect,
  optional,
  type Platform,
  type Reply,
  requireSuccess,
  retry,
  undecided,
} from '../../fixtures/index.ts';

/** A quote, and the call that executes it. */
interface Executable {
  readonly json: unknown;
  readonly execute: () => Promise<Reply>;
}

const CORRIDOR = { corridor: 'a payment of this kind' };

async function fromWallet(platform: Platform): Promise<Executable> {
  const wallet = await newWallet(platform);
  const quote = await walletQuote(platform, wallet);
  const execute = async () => {
    // A session that was open before may have ended as well.
    const { key } = await otpLogin(platform, wallet.emailOtp);
    const call = executeCall(quote);
    const first = await platform.call('executeQuote', call);
    const proof = executionProof(platform, quote, first, key);
    return proof === undefined ? first : retry(platform, 'executeQuote', call, proof);
  };
  return { json: quote.json, execute };
}

async function toUma(platform: Platform): Promise<Executable> {
  const { from } = await accountsUnderTest(platform);
  const address = umaAddress(platform, 'USD');
  const lookupId = lookupIdIn(await lookupUma(platform, address, from.customerId));
  const reply = await createQuote(
    platform,
    umaQuoteBody(from, { address, currency: 'USD', lookupId }),
  );
  const quote = quoteIn(requireSuccess(platform, 'createQuote', reply, 'a quote to an address'));
  return { json: quote.json, execute: () => executeQuote(platform, quote) };
}

async function receiving(platform: Platform): Promise<Executable> {
  const { from, to } = await accountsUnderTest(platform);
  const body = quoteBody(from.accountId, to.accountId, { lockedCurrencySide: 'RECEIVING' });
  const quote = await newQuote(platform, body, RECEIVING);
  return { json: quote.json, execute: () => executeQuote(platform, quote) };
}

async function acrossCurrencies(platform: Platform): Promise<Executable> {
  const [{ from }, to] = [await accountsUnderTest(platform), await euros(platform)];
  const quote = await newQuote(platform, quoteBody(from.accountId, to.accountId), CORRIDOR);
  return { json: quote.json, execute: () => executeQuote(platform, quote) };
}

async function byAgent(platform: Platform): Promise<Executable> {
  const { from } = await accountsUnderTest(platform);
  const { auth } = await installed(platform, from.customerId);
  const { id } = await newExternalAccount(platform, from.customerId);
  const quoted = () => newQuote(platform, quoteBody(from.accountId, id), CORRIDOR);
  const pay = async (quote: { readonly id: string }) =>
    platform.call('agentExecuteQuote', { ...executeCall(quote), auth });
  // What agents may not pay at all would be refused for that.
  requireAgentMay(platform, 'agentExecuteQuote', await pay(await quoted()));
  const quote = await quoted();
  return { json: quote.json, execute: () => pay(quote) };
}

async function deposit(platform: Platform): Promise<Executable> {
  const { quote } = await newDeposit(platform);
  return { json: quote.json, execute: () => sandboxSend(platform, quote.id) };
}

const ways = { deposit, fromWallet, toUma, receiving, acrossCurrencies, byAgent };

type Way = keyof typeof ways;

/** One quote of each way past its time, where the target makes it; once per worker. */
function pastTheirTime(platform: Platform) {
  return platform.once('quotes of each way past their time', async () => {
    const quotes = new Map<string, Executable>();
    for (const [way, make] of Object.entries(ways)) {
      const quote = await optional(() => make(platform));
      if (quote !== undefined) quotes.set(way, quote);
    }
    await advancePast(platform, ...quotes.values());
    return quotes;
  });
}

check.describe('paying an expired quote', () => {
  for (const [what, way, row] of [
    ['by POST /sandbox/send', 'deposit', 'QUOTE-TIME-012'],
    ['from an embedded wallet', 'fromWallet', 'QUOTE-TIME-007'],
    ['to a UMA address', 'toUma', 'QUOTE-TIME-008'],
    ['with a locked receiving amount', 'receiving', 'QUOTE-TIME-009'],
    ['between two currencies', 'acrossCurrencies', 'QUOTE-TIME-010'],
    ['by an agent', 'byAgent', 'QUOTE-TIME-011'],
  ] as const satisfies readonly (readonly [string, Way, string])[]) {
    check(`${what} returns QUOTE_EXPIRED`, row, async ({ run }) => {
      const platform = expiryPlatform(run);
      const quotes = await pastTheirTime(platform);
      const quote =
        quotes.get(way) ?? undecided(`the run could not create the quote for the case "${what}"`);

      const reply = await quote.execute();

      if (reply.status === 401)
        undecided(
          'the execution after the quote expired answered 401, as the credentials of the caller have expired too',
          reply,
        );
      expect(requireOwnRules(reply)).toBeError(400, 'QUOTE_EXPIRED');
    });
  }
});
