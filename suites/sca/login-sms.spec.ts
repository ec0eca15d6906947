import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import {
  completeLogin,
  logIn,
  requireLogin,
  sentCode,
  startedLogin,
} from '../../fixtures/areas/customers/strong-login.ts';
import { wrongCode } from '../../fixtures/areas/sca/calls.ts';
import { platformBeside, scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { withUnknownChallenge } from '../../fixtures/areas/sca/login.ts';
import { check, expect, isSuccess, type Run, together, undecided } from '../../fixtures/index.ts';

/** A login that was begun, and what completes it. */
async function begun(run: Run) {
  const platform = scaPlatform(run);
  const customerId = await newStrongCustomer(platform);
  const started = await startedLogin(platform, customerId);
  return { platform, customerId, started, right: sentCode(platform, started) };
}

check.describe('an SCA login by SMS', () => {
  check('is completed by the code that was sent', 'SCA-LOGIN-001', async ({ run }) => {
    const { platform, customerId, right } = await begun(run);

    expect(await completeLogin(platform, customerId, right)).toBeSuccess();
  });

  check('with a wrong code is refused', 'SCA-LOGIN-002', async ({ run }) => {
    const { platform, customerId, right } = await begun(run);
    const code = wrongCode(platform);

    const reply = await completeLogin(platform, customerId, { ...right, code });

    expect(reply).toBeRefused();
    await logIn(platform, customerId);
  });

  check('with a wrong code returns 400 or 401', 'SCA-LOGIN-003', async ({ run }) => {
    const { platform, customerId, right } = await begun(run);
    const code = wrongCode(platform);

    const reply = await completeLogin(platform, customerId, { ...right, code });

    expect(reply).toBeRefused(400, 401);
    await logIn(platform, customerId);
  });

  check('is not completed twice with the same challenge', 'SCA-LOGIN-004', async ({ run }) => {
    const { platform, customerId, right } = await begun(run);
    requireLogin(platform, await completeLogin(platform, customerId, right));

    expect(await completeLogin(platform, customerId, right)).toBeRefused();
  });

  check('is completed at most once by simultaneous requests', 'SCA-LOGIN-008', async ({ run }) => {
    const { platform, customerId, right } = await begun(run);

    const replies = await together(
      completeLogin(platform, customerId, right),
      completeLogin(platform, customerId, right),
    );

    const accepted = replies.filter(isSuccess).length;
    if (accepted === 0)
      undecided(
        'POST /sca/login/complete refuses both of two requests at once with the right code',
        replies[0],
      );
    expect(accepted, 'the number of accepted logins').toBeLessThanOrEqual(1);
  });

  check(
    'is not completed with the challenge of another customer',
    'SCA-LOGIN-005',
    async ({ run }) => {
      const { platform, right } = await begun(run);
      const other = await newStrongCustomer(platform);
      const own = sentCode(platform, await startedLogin(platform, other));
      if (right.challengeId === undefined) undecided('POST /sca/login/start shows no challengeId');

      const reply = await completeLogin(platform, other, right);

      expect(reply).toBeRefused();
      requireLogin(platform, await completeLogin(platform, other, own));
    },
  );

  check(
    'can still be completed with the right code after a wrong code',
    'SCA-LOGIN-007',
    async ({ run }) => {
      const { platform, customerId, right } = await begun(run);
      const code = wrongCode(platform);
      const wrong = await completeLogin(platform, customerId, { ...right, code });
      if (isSuccess(wrong))
        undecided('POST /sca/login/complete accepts a wrong code, so no code is refused');

      expect(await completeLogin(platform, customerId, right)).toBeSuccess();
    },
  );

  check('is not completed by another platform', 'SCA-LOGIN-010', async ({ run }) => {
    const { platform, customerId, right } = await begun(run);

    const reply = await completeLogin(platformBeside(run, platform), customerId, right);

    expect(reply).toBeRefused();
    requireLogin(platform, await completeLogin(platform, customerId, right));
  });

  check('with a challenge that was never issued is refused', 'SCA-LOGIN-009', async ({ run }) => {
    const { platform, customerId, right } = await begun(run);

    const reply = await completeLogin(platform, customerId, withUnknownChallenge(right));

    expect(reply).toBeRefused();
    requireLogin(platform, await completeLogin(platform, customerId, right));
  });
});
