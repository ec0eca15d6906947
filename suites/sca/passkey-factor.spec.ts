import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import { requireLogin } from '../../fixtures/areas/customers/strong-login.ts';
import {
  confirmPasskey,
  deletePasskey,
  isEnrolled,
  madePasskey,
  passkeyFactorLogin,
  passkeyOwner,
  requireListed,
  startedPasskey,
  startPasskey,
} from '../../fixtures/areas/sca/passkey.ts';
import { enrolledTotp } from '../../fixtures/areas/sca/totp.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  requireSuccess,
} from '../../fixtures/index.ts';

/** Enrolls a passkey, as far as the service lets: the answer to the first refusal, or the last. */
async function tryToEnroll(platform: Platform, customerId: string) {
  const started = await startPasskey(platform, customerId);
  return isSuccess(started)
    ? confirmPasskey(platform, madePasskey(platform, customerId, started))
    : started;
}

check.describe('an SCA passkey factor', () => {
  check('that was enrolled is listed', 'SCA-FACTOR-002', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);

    const isListed = await isEnrolled(platform, passkey.customerId, 'PASSKEY', true);

    expect(isListed, 'whether the passkey is listed').toBe(true);
  });

  check(
    'makes enrolling a second one return 409 PASSKEY_ALREADY_ENROLLED',
    'SCA-FACTOR-003',
    async ({ run }) => {
      const { platform, passkey } = await passkeyOwner(run);

      const reply = await tryToEnroll(platform, passkey.customerId);

      expect(reply).toBeError(409, 'PASSKEY_ALREADY_ENROLLED');
    },
  );

  check(
    'completes a login after a second passkey factor was refused',
    'SCA-FACTOR-004',
    async ({ run }) => {
      const { platform, passkey } = await passkeyOwner(run);
      requireLogin(platform, await passkeyFactorLogin(platform, passkey));
      await tryToEnroll(platform, passkey.customerId);

      expect(await passkeyFactorLogin(platform, passkey)).toBeSuccess();
    },
  );

  check('can be enrolled after the previous one was deleted', 'SCA-FACTOR-005', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    const { customerId } = passkey;
    await deletePasskey(platform, passkey);

    expect(await tryToEnroll(platform, customerId)).toBeSuccess();
  });

  check('cannot complete a login after it was deleted', 'SCA-FACTOR-006', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    const { customerId } = passkey;
    requireLogin(platform, await passkeyFactorLogin(platform, passkey));
    await deletePasskey(platform, passkey);
    const next = madePasskey(platform, customerId, await startedPasskey(platform, customerId));
    const reply = await confirmPasskey(platform, next);
    requireSuccess(platform, 'confirmScaFactorEnrollment', reply, 'P-16 another passkey');

    // By the options of the next one: without a factor a login may not even begin.
    expect(await passkeyFactorLogin(platform, passkey)).toBeRefused();
  });

  check('is not listed after it was deleted', 'SCA-FACTOR-007', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    const { customerId } = passkey;
    await requireListed(platform, passkey);
    await deletePasskey(platform, passkey);

    const isListed = await isEnrolled(platform, customerId, 'PASSKEY', false);

    expect(isListed, 'whether the deleted passkey is listed').toBe(false);
  });

  check(
    'does not prevent another customer from enrolling a passkey factor',
    'SCA-FACTOR-008',
    async ({ run }) => {
      const { platform } = await passkeyOwner(run);

      expect(await tryToEnroll(platform, await newStrongCustomer(platform))).toBeSuccess();
    },
  );

  check(
    'that is unconfirmed does not prevent the next enrollment',
    'SCA-FACTOR-010',
    async ({ run }) => {
      const { platform } = await passkeyOwner(run);
      const customerId = await newStrongCustomer(platform);
      await startedPasskey(platform, customerId);

      const reply = await tryToEnroll(platform, customerId);

      // One that was begun is not enrolled.
      expect(errorCodeOf(reply), 'the code').not.toBe('PASSKEY_ALREADY_ENROLLED');
      expect(reply).toBeSuccess();
    },
  );

  check('that was not confirmed is not listed', 'SCA-FACTOR-021', async ({ run }) => {
    const { platform } = await passkeyOwner(run);
    const customerId = await newStrongCustomer(platform);
    const started = await startedPasskey(platform, customerId);

    const isListed = await isEnrolled(platform, customerId, 'PASSKEY', false);

    expect(isListed, 'whether the unconfirmed passkey is listed').toBe(false);
    await confirmPasskey(platform, madePasskey(platform, customerId, started));
    await requireListed(platform, { customerId });
  });

  check('can be enrolled beside a TOTP factor', 'SCA-FACTOR-018', async ({ run }) => {
    const { platform } = await passkeyOwner(run);
    const { customerId } = await enrolledTotp(platform);

    const reply = await tryToEnroll(platform, customerId);

    expect(errorCodeOf(reply), 'the code').not.toBe('PASSKEY_ALREADY_ENROLLED');
    expect(reply).toBeSuccess();
  });

  for (const [what, changed, row] of [
    ['another challenge', { challenge: 'c29tZSBvdGhlciBjaGFsbGVuZ2U' }, 'SCA-FACTOR-013'],
    ['another origin', { origin: 'https://elsewhere.example' }, 'SCA-FACTOR-014'],
  ] as const) {
    check(`made for ${what} cannot be confirmed`, row, async ({ run }) => {
      const { platform } = await passkeyOwner(run);
      const customerId = await newStrongCustomer(platform);
      const started = await startedPasskey(platform, customerId);

      const reply = await confirmPasskey(
        platform,
        madePasskey(platform, customerId, started, changed),
      );

      expect(reply).toBeRefused();
    });
  }
});
