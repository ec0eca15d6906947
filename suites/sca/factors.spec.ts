import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import { completeLogin, requireLogin } from '../../fixtures/areas/customers/strong-login.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import {
  confirmPasskey,
  deletePasskey,
  isEnrolled,
  madePasskey,
  passkeyFactorLogin,
  passkeyOwner,
  requireListed,
  startPasskey,
} from '../../fixtures/areas/sca/passkey.ts';
import {
  appLogin,
  codeOf,
  confirmTotp,
  deleteTotp,
  enrolledTotp,
  startedTotp,
  takenCode,
  totpLogin,
} from '../../fixtures/areas/sca/totp.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';

/** Holds that a customer cannot enroll a second passkey. */
async function expectBlocked(platform: Platform, customerId: string): Promise<void> {
  const started = await startPasskey(platform, customerId);
  const reply = isSuccess(started)
    ? await confirmPasskey(platform, madePasskey(platform, customerId, started))
    : started;
  expect(reply, 'the enrollment of a second passkey').toBeError(409, 'PASSKEY_ALREADY_ENROLLED');
}

check.describe('an SCA TOTP factor', () => {
  check('that was enrolled is listed', 'SCA-FACTOR-001', async ({ run }) => {
    const platform = scaPlatform(run);
    const { customerId } = await enrolledTotp(platform);

    const isListed = await isEnrolled(platform, customerId, 'TOTP', true);

    expect(isListed, 'whether the TOTP factor is listed').toBe(true);
  });

  check('is not confirmed by a code of another secret', 'SCA-FACTOR-011', async ({ run }) => {
    const platform = scaPlatform(run);
    const other = await enrolledTotp(platform);
    const factor = await startedTotp(platform, await newStrongCustomer(platform));

    const reply = await confirmTotp(platform, factor, await codeOf(platform, other));

    expect(reply).toBeRefused();
  });

  check('cannot complete a login before it is confirmed', 'SCA-FACTOR-012', async ({ run }) => {
    const platform = scaPlatform(run);
    await takenCode(platform, await enrolledTotp(platform));
    const factor = await startedTotp(platform, await newStrongCustomer(platform));
    const code = await codeOf(platform, factor);

    const begun = await totpLogin(platform, factor, code);
    // A service that begins no login by the factor might still complete one.
    const unbegun = await completeLogin(platform, factor.customerId, { factor: 'TOTP', code });

    for (const reply of [begun, unbegun]) expect(reply).toBeRefused();
  });

  check('has a different secret for each customer', 'SCA-FACTOR-019', async ({ run }) => {
    const platform = scaPlatform(run);
    const first = await startedTotp(platform, await newStrongCustomer(platform));
    const second = await startedTotp(platform, await newStrongCustomer(platform));

    expect(
      first.app.base32 === second.app.base32,
      'whether the secrets of two customers are equal',
    ).toBe(false);
  });

  check(
    'completes a login after another customer enrolled a TOTP factor',
    'SCA-FACTOR-022',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const first = await enrolledTotp(platform);
      const second = await enrolledTotp(platform);
      await takenCode(platform, second);

      const { reply } = await appLogin(platform, first);

      expect(reply).toBeSuccess();
    },
  );
});

check.describe('DELETE /sca/factors/{credentialId}', () => {
  check('of an unknown factor is refused', 'SCA-FACTOR-015', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    const { customerId } = passkey;
    const credentialId = 'c29tZSBvdGhlciBmYWN0b3I';

    const reply = await platform.api.deleteScaFactor({ credentialId, query: { customerId } });

    expect(reply).toBeRefused();
    // A path that leads nowhere finds no factor either.
    await deletePasskey(platform, passkey);
  });

  check('of the factor of another customer deletes nothing', 'SCA-FACTOR-016', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    requireLogin(platform, await passkeyFactorLogin(platform, passkey));
    const { credentialId } = passkey.authenticator;
    const customerId = await newStrongCustomer(platform);

    await platform.api.deleteScaFactor({ credentialId, query: { customerId } });

    expect(
      await passkeyFactorLogin(platform, passkey),
      'a login by the factor of the other customer',
    ).toBeSuccess();
    await deletePasskey(platform, passkey);
  });

  check('of a passkey factor keeps the TOTP factor', 'SCA-FACTOR-023', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    const { customerId } = passkey;
    const factor = await enrolledTotp(platform, customerId);
    if (!(await isEnrolled(platform, customerId, 'TOTP', true)))
      undecided('GET /sca/factors does not list the TOTP factor that was enrolled');

    await deletePasskey(platform, passkey);

    const isListed = await isEnrolled(platform, customerId, 'TOTP', true);
    expect(isListed, 'whether the TOTP factor is listed').toBe(true);
    const { reply } = await appLogin(platform, factor);
    expect(reply, 'a login by the TOTP factor').toBeSuccess();
  });
});

check.describe('an SCA passkey factor', () => {
  check(
    'prevents a second one even after a TOTP factor is deleted',
    'SCA-FACTOR-003',
    async ({ run }) => {
      const { platform, passkey } = await passkeyOwner(run);
      const { customerId } = passkey;
      await enrolledTotp(platform, customerId);
      await expectBlocked(platform, customerId);
      await deleteTotp(platform, customerId);

      await expectBlocked(platform, customerId);
    },
  );
});

check.describe('GET /sca/factors', () => {
  check('lists a TOTP factor beside a passkey factor', 'SCA-FACTOR-027', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    await requireListed(platform, passkey);
    await enrolledTotp(platform, passkey.customerId);

    for (const kind of ['TOTP', 'PASSKEY']) {
      const isListed = await isEnrolled(platform, passkey.customerId, kind, true);
      expect(isListed, `whether the ${kind} factor is listed`).toBe(true);
    }
  });

  check('does not list the factors of another customer', 'SCA-FACTOR-017', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    await requireListed(platform, passkey);

    const other = await newStrongCustomer(platform);
    const isListed = await isEnrolled(platform, other, 'PASSKEY', false);

    expect(isListed, 'whether the factor of the other customer is listed').toBe(false);
  });
});
