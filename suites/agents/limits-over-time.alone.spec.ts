import { limitOf } from '../../fixtures/areas/agents/policy.ts';
import { agentOf, newSpender, paid, pays } from '../../fixtures/areas/agents/spender.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import {
  agingPlatform,
  check,
  expect,
  isSuccess,
  letPass,
  nowSeconds,
  requireMovableClock,
  undecided,
} from '../../fixtures/index.ts';

const TWO_HOURS_S = 7_200;

/** Longer than any month. */
const MONTH_S = 32 * 86_400;

check.describe("an agent's daily limit", () => {
  check(
    'refuses one of three payments of its amount within four hours',
    'AGENT-LIMIT-020',
    async ({ run }) => {
      requireMovableClock(run, 'P-31', 'four hours later');
      const platform = agingPlatform(run, 'delays', 'four hours later');
      const payer = await newSpender(platform);
      const spendingLimits = [limitOf('USD', { dailyLimit: AMOUNT })];
      const agent = await agentOf(platform, payer, { spendingLimits });
      const start = await nowSeconds(platform);
      await paid(platform, agent, payer);

      // When a day begins is not said; it begins at most once in four hours.
      await letPass(platform, start + TWO_HOURS_S);
      const second = await pays(platform, agent, payer);
      if (second.status === 401)
        undecided('the access token of the agent has ended in the meantime', second);
      if (!isSuccess(second)) {
        expect(second, 'the payment two hours later').toBeError(403, 'FORBIDDEN');
        return;
      }
      await letPass(platform, start + 2 * TWO_HOURS_S);
      const third = await pays(platform, agent, payer);
      if (third.status === 401)
        undecided('the access token of the agent has ended in the meantime', third);
      expect(third, 'the payment four hours later').toBeError(403, 'FORBIDDEN');
    },
  );
});

check.describe("an agent's monthly limit", () => {
  check('starts again in the next month', 'AGENT-LIMIT-021', async ({ run }) => {
    requireMovableClock(run, 'P-31', 'the next month');
    const platform = agingPlatform(run, 'delays', 'the next month');
    // The next month is to be of the same year.
    const now = await nowSeconds(platform);
    const year = (seconds: number) => new Date(1_000 * seconds).getUTCFullYear();
    const start = year(now) === year(now + MONTH_S) ? now : now + MONTH_S;
    await letPass(platform, start);
    const payer = await newSpender(platform);
    const spendingLimits = [limitOf('USD', { monthlyLimit: AMOUNT })];
    const agent = await agentOf(platform, payer, { spendingLimits });
    await paid(platform, agent, payer);
    expect(await pays(platform, agent, payer), 'a second payment in the month').toBeError(
      403,
      'FORBIDDEN',
    );

    await letPass(platform, start + MONTH_S);

    await paid(platform, await agentOf(platform, payer), payer);
    const reply = await pays(platform, agent, payer);
    if (reply.status === 401)
      undecided('the access token of the agent has ended in the meantime', reply);
    expect(reply, 'a payment in the next month').toBeSuccess();
  });
});
