import { logIn } from '../../fixtures/areas/customers/strong-login.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { scaAgingPlatform } from '../../fixtures/areas/sca/customers.ts';
import { newLoggedInPayer } from '../../fixtures/areas/sca/login.ts';
import {
  paidBy,
  payWithAll,
  requireWithinSession,
  ways,
} from '../../fixtures/areas/sca/payments.ts';
import {
  check,
  errorCodeOf,
  expect,
  letPass,
  nowSeconds,
  type Platform,
} from '../../fixtures/index.ts';

const DAY_S = 86_400;

/** What customers met who logged in 181 days ago: one a day before the end, another after it. */
function agedSessions(platform: Platform) {
  return platform.once('SCA sessions past their end', async () => {
    const [asked, paying] = [await newLoggedInPayer(platform), await newLoggedInPayer(platform)];
    // A quote may prolong the session that it is asked for in.
    const early = await newLoggedInPayer(platform);
    const renewed = await newLoggedInPayer(platform);
    await letPass(platform, (await nowSeconds(platform)) + 179 * DAY_S);
    const before = await payWithAll(platform, early);
    await logIn(platform, renewed.customerId);
    await letPass(platform, (await nowSeconds(platform)) + 2 * DAY_S);
    const after = await ways.quote(platform, asked);
    return { asked, paying, renewed, before, after };
  });
}

check.describe('an SCA login session', () => {
  check('is still open after 179 days', 'SCA-TIME-003', async ({ run }) => {
    const { before } = await agedSessions(scaAgingPlatform(run));

    expect(errorCodeOf(before), 'the code').not.toBe('SCA_SESSION_REQUIRED');
    expect(before).toBeSuccess();
  });

  check(
    'that is 181 days old makes POST /quotes return SCA_SESSION_REQUIRED',
    'SCA-TIME-004',
    async ({ run }) => {
      const { after } = await agedSessions(scaAgingPlatform(run));

      expect(after).toBeError(409, 'SCA_SESSION_REQUIRED');
    },
  );

  check(
    'opened by a second login outlasts the 180 days of the first login',
    'SCA-TIME-009',
    async ({ run }) => {
      const platform = scaAgingPlatform(run);
      const { renewed } = await agedSessions(platform);

      const reply = await payWithAll(platform, renewed);

      expect(errorCodeOf(reply), 'the code').not.toBe('SCA_SESSION_REQUIRED');
      expect(reply).toBeSuccess();
    },
  );

  check('that is 181 days old does not allow a payment', 'SCA-TIME-005', async ({ run }) => {
    const platform = scaAgingPlatform(run);
    const { paying: from } = await agedSessions(platform);
    const to = await newPayer(platform);

    const { paid } = await paidBy(platform, { to }, () => payWithAll(platform, from, to));

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requireWithinSession(platform, from);
  });

  check('can be opened anew by a login after 181 days', 'SCA-TIME-006', async ({ run }) => {
    const platform = scaAgingPlatform(run);
    const { asked } = await agedSessions(platform);
    await logIn(platform, asked.customerId);

    const reply = await payWithAll(platform, asked);

    expect(errorCodeOf(reply), 'the code').not.toBe('SCA_SESSION_REQUIRED');
    expect(reply).toBeSuccess();
  });
});
