import {
  agentOf,
  creditedInTheEnd,
  openRoutes,
  paid,
  pays,
  quotes,
  received,
  spender,
} from '../../fixtures/areas/agents/spender.ts';
import { funding } from '../../fixtures/areas/internal-accounts/internal-accounts.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import {
  check,
  everyRow,
  expect,
  idsIn,
  type Platform,
  setUp,
  unreached,
} from '../../fixtures/index.ts';

/** An account that the platform itself has, with money on it. */
async function platformAccount(platform: Platform): Promise<string> {
  const rows = await everyRow((query) =>
    setUp(platform, 'listPlatformInternalAccounts', { query }, "the platform's own accounts"),
  );
  const id = idsIn(rows)[0] ?? unreached('GET /platform/internal-accounts lists no account');
  await setUp(platform, 'sandboxFundInternalAccount', funding(id), 'P-37 a funded account');
  return id;
}

check.describe("an agent's payment", () => {
  check("from the platform's own account is refused", 'AGENT-SCOPE-010', async ({ platform }) => {
    const payer = await spender(platform);
    const accountId = await platformAccount(platform);
    await newQuote(platform, quoteBody(accountId, payer.to.accountId));
    const agent = await agentOf(platform, payer);
    const routes = await openRoutes(platform);
    for (const route of routes) await paid(platform, agent, payer, { route });
    const before = await received(platform, payer);

    for (const route of routes) {
      const foreign = { from: { ...payer.from, accountId }, to: payer.to };
      expect(
        await pays(platform, agent, foreign, { route }),
        "a payment from the platform's own account",
      ).toBeRefused();
      const atOnce = { immediatelyExecute: true };
      expect(
        await quotes(platform, agent, foreign, atOnce, route),
        "a payment at once from the platform's own account",
      ).toBeRefused();
    }

    const credited = await creditedInTheEnd(platform, payer, before);
    expect(credited, 'the amount credited by the refused payments').toBe(0);
  });
});
