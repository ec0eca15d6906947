import { limitOf } from '../../fixtures/areas/agents/policy.ts';
import { agentOf, newSpender, pays } from '../../fixtures/areas/agents/spender.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import {
  agingPlatform,
  check,
  expect,
  letPass,
  nowSeconds,
  requireMovableClock,
} from '../../fixtures/index.ts';

/** A little more than a day: what is spent may be counted from hour to hour. */
const DAY_S = 86_400 + 120;

check.describe("an agent's daily limit", () => {
  check(
    'starts again on the next day; the monthly limit does not',
    'AGENT-LIMIT-012',
    async ({ run }) => {
      requireMovableClock(run, 'P-31', 'the next day');
      const platform = agingPlatform(run, 'delays', 'the next day');
      const payer = await newSpender(platform);
      // On its last day, the next one is of another month.
      const now = await nowSeconds(platform);
      const month = (seconds: number) => new Date(1_000 * seconds).toISOString().slice(0, 7);
      const start = month(now) === month(now + DAY_S) ? now : now + DAY_S;
      await letPass(platform, start);
      const members = { dailyLimit: AMOUNT, monthlyLimit: 2 * AMOUNT - 100 };
      const agent = await agentOf(platform, payer, { spendingLimits: [limitOf('USD', members)] });
      expect(
        await pays(platform, agent, payer),
        'the payment that reaches the daily limit',
      ).toBeSuccess();
      expect(await pays(platform, agent, payer), 'a second payment on the same day').toBeError(
        403,
        'FORBIDDEN',
      );

      await letPass(platform, start + DAY_S);

      const rest = await pays(platform, agent, payer, { amount: AMOUNT - 100 });
      expect(rest, 'a payment on the next day').toBeSuccess();
      const beyond = await pays(platform, agent, payer, { amount: 100 });
      expect(beyond, 'a payment on the next day beyond the monthly limit').toBeError(
        403,
        'FORBIDDEN',
      );
    },
  );
});
