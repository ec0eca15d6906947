import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import {
  completeLogin,
  logIn,
  loginIn,
  sentCode,
  startedLogin,
} from '../../fixtures/areas/customers/strong-login.ts';
import { recordFailedLogin } from '../../fixtures/areas/sca/calls.ts';
import { platformBeside, scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import {
  deletePasskey,
  isEnrolled,
  passkeyOwner,
  requireListed,
} from '../../fixtures/areas/sca/passkey.ts';
import { codeOf, confirmTotp, startedTotp } from '../../fixtures/areas/sca/totp.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  type Reply,
  requireSuccess,
  undecided,
} from '../../fixtures/index.ts';

check.describe('another platform', () => {
  check("cannot list a customer's SCA factors", 'SCA-FACTOR-024', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    await requireListed(platform, passkey);
    const { customerId, authenticator } = passkey;

    const reply = await platformBeside(run, platform).api.listScaFactors({ query: { customerId } });

    const factors = isSuccess(reply) ? JSON.stringify(member(reply.json, 'factors') ?? []) : '[]';
    expect(reply.text, 'the answer to another platform').not.toContain(authenticator.credentialId);
    expect(factors, 'the factors that another platform is shown').toBe('[]');
  });

  check("cannot delete a customer's SCA factor", 'SCA-FACTOR-025', async ({ run }) => {
    const { platform, passkey } = await passkeyOwner(run);
    await requireListed(platform, passkey);
    const { customerId, authenticator } = passkey;
    const { credentialId } = authenticator;

    const reply = await platformBeside(run, platform).api.deleteScaFactor({
      credentialId,
      query: { customerId },
    });

    expect(reply, 'the deletion by another platform').toBeRefused();
    const isListed = await isEnrolled(platform, customerId, 'PASSKEY', true);
    expect(isListed, 'whether the factor is listed after the refusal').toBe(true);
    await deletePasskey(platform, passkey);
  });

  check('cannot enroll an SCA factor for a customer', 'SCA-FACTOR-026', async ({ run }) => {
    const platform = scaPlatform(run);
    const other = platformBeside(run, platform);
    const customerId = await newStrongCustomer(platform);
    const query = { customerId };
    const factor = await startedTotp(platform, customerId);

    const started = await other.api.startScaFactorEnrollment({ query, body: { type: 'TOTP' } });
    const confirmed = await confirmTotp(other, factor, await codeOf(platform, factor));

    expect(started, 'the enrollment begun by another platform').toBeRefused();
    expect(confirmed, 'the enrollment confirmed by another platform').toBeRefused();
    const isListed = await isEnrolled(platform, customerId, 'TOTP', false);
    expect(isListed, 'whether a TOTP factor is listed after the refusal').toBe(false);
    const own = await confirmTotp(platform, factor, await codeOf(platform, factor));
    requireSuccess(platform, 'confirmScaFactorEnrollment', own, 'the same by its own platform');
  });

  check("cannot begin a customer's SCA login", 'SCA-LOGIN-025', async ({ run }) => {
    const platform = scaPlatform(run);
    const customerId = await newStrongCustomer(platform);
    await startedLogin(platform, customerId);

    const reply = await platformBeside(run, platform).api.startScaLogin({
      query: { customerId },
      body: { factor: 'SMS_OTP' },
    });

    expect(reply).toBeRefused();
    await logIn(platform, customerId);
  });

  check('cannot lock a customer out by reported logins', 'SCA-LOCK-014', async ({ run }) => {
    const platform = scaPlatform(run);
    const other = platformBeside(run, platform);
    const known = await recordFailedLogin(platform, await newStrongCustomer(platform));
    requireSuccess(platform, 'recordSecurityEvent', known, 'a login that its platform reports');
    const customerId = await newStrongCustomer(platform);
    await logIn(platform, customerId);

    const replies: Reply[] = [];
    for (let count = 0; count < platform.target.setting('sca.lockAfter'); count += 1) {
      replies.push(await recordFailedLogin(other, customerId));
    }

    const begun = await platform.api.startScaLogin({
      query: { customerId },
      body: { factor: 'SMS_OTP' },
    });
    const completion = sentCode(platform, loginIn(customerId, begun));
    const login = isSuccess(begun) ? await completeLogin(platform, customerId, completion) : begun;
    if (login.status === 429) undecided('a second login is held off for its number', login);
    expect(login, 'a login after the events of another platform').toBeSuccess();
    for (const reply of replies) {
      expect(reply, 'the event reported by another platform').toBeRefused();
    }
  });
});
