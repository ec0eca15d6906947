import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import { logIn, requireLogin, tryLogIn } from '../../fixtures/areas/customers/strong-login.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { passkeyFactorLogin, passkeyOwner } from '../../fixtures/areas/sca/passkey.ts';
import { appLogin, enrolledTotp } from '../../fixtures/areas/sca/totp.ts';
import {
  check,
  expect,
  instantOf,
  member,
  nowSeconds,
  type Platform,
  type Reply,
} from '../../fixtures/index.ts';

const DAY_S = 86_400;
/** Time zones differ by quarters of an hour. */
const QUARTER_S = 900;

/** Holds that a login opened a session of 180 days. */
async function expectHalfAYear(platform: Platform, { json }: Reply): Promise<void> {
  const end = instantOf(member(json, 'sessionExpiresAt')) / 1_000;
  const days = (end - (await nowSeconds(platform))) / DAY_S;
  // A session may end at midnight of any time zone.
  const isWithTheDay = (end + 1) % QUARTER_S < 2;
  expect(
    Math.abs(days - 180),
    'how far sessionExpiresAt is from 180 days ahead, in days',
  ).toBeLessThanOrEqual(isWithTheDay ? 1 : 0.5);
}

check.describe('an accepted SCA login', () => {
  check('shows sessionExpiresAt', 'SCA-TIME-001', async ({ run }) => {
    const platform = scaPlatform(run);

    const reply = await tryLogIn(platform, await newStrongCustomer(platform));

    expect(reply).toBeSuccess();
    const end = instantOf(member(reply.json, 'sessionExpiresAt'));
    expect(Number.isNaN(end), 'whether sessionExpiresAt is not a timestamp').toBe(false);
  });

  check('shows a sessionExpiresAt 180 days ahead', 'SCA-TIME-002', async ({ run }) => {
    const platform = scaPlatform(run);

    await expectHalfAYear(platform, await logIn(platform, await newStrongCustomer(platform)));
  });

  check('by TOTP shows a sessionExpiresAt 180 days ahead', 'SCA-TIME-007', async ({ run }) => {
    const platform = scaPlatform(run);
    const { reply } = await appLogin(platform, await enrolledTotp(platform));

    await expectHalfAYear(platform, requireLogin(platform, reply));
  });

  check(
    'by a passkey factor shows a sessionExpiresAt 180 days ahead',
    'SCA-TIME-008',
    async ({ run }) => {
      const { platform, passkey } = await passkeyOwner(run);
      const reply = await passkeyFactorLogin(platform, passkey);

      await expectHalfAYear(platform, requireLogin(platform, reply));
    },
  );
});
