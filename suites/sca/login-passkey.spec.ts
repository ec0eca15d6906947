import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { requireLogin } from '../../fixtures/areas/sca/login.ts';
import {
  assertionOf,
  completePasskeyLogin,
  enrolledPasskey,
  type PasskeyFactor,
  passkeyFactorLogin,
  startedPasskeyLogin,
} from '../../fixtures/areas/sca/passkey.ts';
import {
  check,
  covers,
  describe,
  expect,
  member,
  type Platform,
  type Reply,
  type Run,
} from '../../fixtures/index.ts';

/** A passkey that is enrolled as a factor. */
async function enrolled(run: Run) {
  const platform = scaPlatform(run);
  return { platform, passkey: await enrolledPasskey(platform) };
}

/** Holds that a login was refused which differs from an accepted one in one thing. */
async function expectRefused(
  platform: Platform,
  passkey: PasskeyFactor,
  reply: Reply,
): Promise<void> {
  requireLogin(platform, await passkeyFactorLogin(platform, passkey));
  expect(reply).toBeRefused();
}

describe('a login by passkey', () => {
  check('is completed by what the passkey signs', covers('SCA-LOGIN-017'), async ({ run }) => {
    const { platform, passkey } = await enrolled(run);

    expect(await passkeyFactorLogin(platform, passkey)).toBeSuccess();
  });

  check('is refused another challenge', covers('SCA-LOGIN-018'), async ({ run }) => {
    const { platform, passkey } = await enrolled(run);
    const challenge = Buffer.alloc(32, 7);

    const reply = await passkeyFactorLogin(platform, passkey, { challenge });

    await expectRefused(platform, passkey, reply);
  });

  check('is refused another origin', covers('SCA-LOGIN-019'), async ({ run }) => {
    const { platform, passkey } = await enrolled(run);
    const started = await startedPasskeyLogin(platform, passkey);
    const options = member(started.reply.json, 'passkeyOptions');
    const elsewhere = assertionOf(passkey, options, { origin: 'https://elsewhere.example' });

    // The page says that it is the right one; what was signed tells otherwise.
    const reply = await completePasskeyLogin(platform, started, {
      ...elsewhere,
      origin: passkey.origin,
    });

    await expectRefused(platform, passkey, reply);
  });

  check('is refused the passkey of another customer', covers('SCA-LOGIN-020'), async ({ run }) => {
    const { platform, passkey } = await enrolled(run);
    const foreign = await enrolledPasskey(platform);
    const started = await startedPasskeyLogin(platform, passkey);
    const options = member(started.reply.json, 'passkeyOptions');

    const reply = await completePasskeyLogin(platform, started, assertionOf(foreign, options));

    await expectRefused(platform, passkey, reply);
  });

  check('is refused what was used', covers('SCA-LOGIN-021'), async ({ run }) => {
    const { platform, passkey } = await enrolled(run);
    const started = await startedPasskeyLogin(platform, passkey);
    const proof = assertionOf(passkey, member(started.reply.json, 'passkeyOptions'));
    requireLogin(platform, await completePasskeyLogin(platform, started, proof));

    const reply = await completePasskeyLogin(platform, started, proof);

    await expectRefused(platform, passkey, reply);
  });

  check('is refused without a user present', covers('SCA-LOGIN-022'), async ({ run }) => {
    const { platform, passkey } = await enrolled(run);

    const reply = await passkeyFactorLogin(platform, passkey, { flags: 0 });

    await expectRefused(platform, passkey, reply);
  });

  check('is refused an altered signature', covers('SCA-LOGIN-023'), async ({ run }) => {
    const { platform, passkey } = await enrolled(run);
    const started = await startedPasskeyLogin(platform, passkey);
    const options = member(started.reply.json, 'passkeyOptions');
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
