import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import { logIn, tryLogIn } from '../../fixtures/areas/customers/strong-login.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { lockedOut, wrongAuthorizations, wrongLogins } from '../../fixtures/areas/sca/locked.ts';
import { paymentToAuthorize } from '../../fixtures/areas/sca/payments.ts';
import { check, expect, type Platform, undecided } from '../../fixtures/index.ts';

/** Codes that lock a customer out as far as the profile knows (G-139); fewer may do. */
async function byWrongLogins(platform: Platform): Promise<void> {
  const customerId = await newStrongCustomer(platform);
  await wrongLogins(platform, customerId, platform.target.setting('sca.lockAfter'));
}

async function byWrongAuthorizations(platform: Platform): Promise<void> {
  const { quote } = await paymentToAuthorize(platform);
  await wrongAuthorizations(platform, quote, platform.target.setting('sca.lockAfter'));
}

async function byTheService(platform: Platform): Promise<void> {
  await lockedOut(platform, await newStrongCustomer(platform));
}

check.describe('the lock-out of a customer', () => {
  for (const [how, lock] of [
    ['', byTheService],
    [' by wrong SCA login codes', byWrongLogins],
    [' by wrong payment codes', byWrongAuthorizations],
  ] as const) {
    check(`${how} does not lock out another customer`.trim(), 'SCA-LOCK-008', async ({ run }) => {
      const platform = scaPlatform(run);
      const customerId = await newStrongCustomer(platform);
      await logIn(platform, customerId);
      await lock(platform);

      const reply = await tryLogIn(platform, customerId);

      if (reply.status === 429)
        undecided(
          'POST /sca/login/complete answered 429, and what may be tried is not shown',
          reply,
        );
      expect(reply, 'the login of another customer').toBeSuccess();
    });
  }
});
