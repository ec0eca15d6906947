import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { wrongTotpLogins } from '../../fixtures/areas/sca/locked.ts';
import {
  appLogin,
  codeOf,
  enrolledTotp,
  startedTotp,
  takenCode,
  totpLogin,
} from '../../fixtures/areas/sca/totp.ts';
import { check, expect, type Run } from '../../fixtures/index.ts';

/** A factor that an app holds. */
async function enrolled(run: Run) {
  const platform = scaPlatform(run);
  return { platform, factor: await enrolledTotp(platform) };
}

check.describe('an SCA login by TOTP', () => {
  check('is completed by the current code', 'SCA-LOGIN-011', async ({ run }) => {
    const { platform, factor } = await enrolled(run);

    const { reply } = await appLogin(platform, factor);

    expect(reply).toBeSuccess();
  });

  check('with a code of another secret is refused', 'SCA-LOGIN-012', async ({ run }) => {
    const { platform, factor } = await enrolled(run);
    const other = await enrolledTotp(platform);

    const reply = await totpLogin(platform, factor, await codeOf(platform, other));

    expect(reply).toBeRefused();
    await takenCode(platform, factor);
  });

  check('with a code of ten minutes ago is refused', 'SCA-LOGIN-014', async ({ run }) => {
    const { platform, factor } = await enrolled(run);

    const reply = await totpLogin(platform, factor, await codeOf(platform, factor, -20));

    expect(reply).toBeRefused();
    await takenCode(platform, factor);
  });

  check('with a code that was already used is refused', 'SCA-LOGIN-015', async ({ run }) => {
    const { platform, factor } = await enrolled(run);
    const used = await takenCode(platform, factor);

    expect(await totpLogin(platform, factor, used)).toBeRefused();
  });

  check('after repeated wrong TOTP codes receives 423', 'SCA-LOCK-015', async ({ run }) => {
    const { platform, factor } = await enrolled(run);
    // The codes of an app may be counted apart from those that are sent.
    await wrongTotpLogins(platform, factor, 2 * platform.target.setting('sca.lockAfter'));

    const { reply } = await appLogin(platform, factor);

    expect(reply).toBeRefused(423);
  });

  check(
    'is completed while another TOTP factor is started but not confirmed',
    'SCA-FACTOR-028',
    async ({ run }) => {
      const { platform, factor } = await enrolled(run);
      await startedTotp(platform, factor.customerId);

      const { reply } = await appLogin(platform, factor);

      expect(reply).toBeSuccess();
    },
  );

  check('with a factor that is not confirmed is refused', 'SCA-LOGIN-016', async ({ run }) => {
    const { platform, factor } = await enrolled(run);
    await takenCode(platform, factor);
    const customerId = await newStrongCustomer(platform);
    const started = await startedTotp(platform, customerId);
    const code = await codeOf(platform, started);

    const reply = await totpLogin(platform, started, code);

    expect(reply).toBeRefused();
  });
});
