import { requireLogin } from '../../fixtures/areas/customers/strong-login.ts';
import {
  assertionOf,
  completePasskeyLogin,
  enrolledPasskey,
  type PasskeyFactor,
  passkeyFactorLogin,
  passkeyOwner,
  startedPasskeyLogin,
} from '../../fixtures/areas/sca/passkey.ts';
import { check, expect, member, type Platform, type Reply } from '../../fixtures/index.ts';

/** Holds that a login was refused which differs from an accepted one in one thing. */
async function expectRefused(
  platform: Platform,
  passkey: PasskeyFactor,
  reply: Reply,
): Promise<void> {
  expect(reply).toBeRefused();
  requireLogin(platform, await passkeyFactorLogin(platform, passkey));
}

check.describe('an SCA login by passkey', () => {
  check("is completed by the passkey's signature", 'SCA-LOGIN-017', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);

    expect(await passkeyFactorLogin(platform, passkey)).toBeSuccess();
  });

  check('with a signature for another challenge is refused', 'SCA-LOGIN-018', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    const challenge = Buffer.alloc(32, 7);

    const reply = await passkeyFactorLogin(platform, passkey, { challenge });

    await expectRefused(platform, passkey, reply);
  });

  check('with a signature from another origin is refused', 'SCA-LOGIN-019', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    const started = await startedPasskeyLogin(platform, passkey);
    const elsewhere = assertionOf(passkey, started.options, {
      origin: 'https://elsewhere.example',
    });

    // The page says that it is the right one; what was signed tells otherwise.
    const reply = await completePasskeyLogin(platform, started, {
      ...elsewhere,
      origin: passkey.origin,
    });

    await expectRefused(platform, passkey, reply);
  });

  check('with the passkey of another customer is refused', 'SCA-LOGIN-020', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    const foreign = await enrolledPasskey(platform);
    const started = await startedPasskeyLogin(platform, passkey);

    const reply = await completePasskeyLogin(
      platform,
      started,
      assertionOf(foreign, started.options),
    );

    await expectRefused(platform, passkey, reply);
  });

  check('with a signature that was already used is refused', 'SCA-LOGIN-021', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    const started = await startedPasskeyLogin(platform, passkey);
    const proof = assertionOf(passkey, started.options);
    requireLogin(platform, await completePasskeyLogin(platform, started, proof));

    const reply = await completePasskeyLogin(platform, started, proof);

    await expectRefused(platform, passkey, reply);
  });

  check(
    'with a signature that lacks user presence is refused',
    'SCA-LOGIN-022',
    async ({ run }) => {
      const { platform, passkey } = await passkeyOwner(run);

      const reply = await passkeyFactorLogin(platform, passkey, { flags: 0 });

      await expectRefused(platform, passkey, reply);
    },
  );

  check('with an altered signature is refused', 'SCA-LOGIN-023', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    const started = await startedPasskeyLogin(platform, passkey);
    const { options } = started;
    const [proof, other] = [assertionOf(passkey, options), assertionOf(passkey, options)];
    const { passkeyAssertion, origin } = proof;
    const response = Object(member(passkeyAssertion, 'response'));
    const { signature } = Object(member(other.passkeyAssertion, 'response'));

    const reply = await completePasskeyLogin(platform, started, {
      passkeyAssertion: { ...passkeyAssertion, response: { ...response, signature } },
      origin,
    });

    await expectRefused(platform, passkey, reply);
  });
});
