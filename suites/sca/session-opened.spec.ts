import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import {
  completeLogin,
  logIn,
  requireLogin,
  sentCode,
  startedLogin,
} from '../../fixtures/areas/customers/strong-login.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { wrongCode } from '../../fixtures/areas/sca/calls.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { newLoggedInPayer, newStrongPayer } from '../../fixtures/areas/sca/login.ts';
import { paidBy, payWithAll, requireWithinSession } from '../../fixtures/areas/sca/payments.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  together,
  undecided,
} from '../../fixtures/index.ts';

/** A login by a wrong code, which is refused. */
async function refusedLogin(platform: Platform, customerId: string): Promise<void> {
  const started = await startedLogin(platform, customerId);
  const answer = { ...sentCode(platform, started), code: wrongCode(platform) };
  const reply = await completeLogin(platform, customerId, answer);
  if (isSuccess(reply))
    undecided('POST /sca/login/complete accepts a wrong code, so no login is refused');
}

check.describe('an SCA login session', () => {
  check(
    'allows a payment that was refused without a session',
    'SCA-SESSION-015',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const from = await newStrongPayer(platform);
      await payWithAll(platform, from);
      await logIn(platform, from.customerId);

      const reply = await payWithAll(platform, from);

      expect(errorCodeOf(reply), 'the code').not.toBe('SCA_SESSION_REQUIRED');
      expect(reply).toBeSuccess();
    },
  );

  check('of another customer does not allow a payment', 'SCA-SESSION-017', async ({ run }) => {
    const platform = scaPlatform(run);
    const from = await newStrongPayer(platform);
    await logIn(platform, await newStrongCustomer(platform));
    const to = await newPayer(platform);

    const { paid } = await paidBy(platform, { to }, () => payWithAll(platform, from, to));

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requireWithinSession(platform, from);
  });

  check('is not opened by a refused login', 'SCA-SESSION-018', async ({ run }) => {
    const platform = scaPlatform(run);
    const from = await newStrongPayer(platform);
    await refusedLogin(platform, from.customerId);
    const to = await newPayer(platform);

    const { paid } = await paidBy(platform, { to }, () => payWithAll(platform, from, to));

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requireWithinSession(platform, from);
  });

  check('is not used up by a payment', 'SCA-SESSION-019', async ({ run }) => {
    const platform = scaPlatform(run);
    const from = await newLoggedInPayer(platform);
    await payWithAll(platform, from);

    const reply = await payWithAll(platform, from);

    expect(errorCodeOf(reply), 'the code').not.toBe('SCA_SESSION_REQUIRED');
    expect(reply).toBeSuccess();
  });

  check('is open after two logins at the same time', 'SCA-SESSION-020', async ({ run }) => {
    const platform = scaPlatform(run);
    const from = await newStrongPayer(platform);
    const { customerId } = from;
    const first = await startedLogin(platform, customerId);
    const second = await startedLogin(platform, customerId);

    const replies = await together(
      completeLogin(platform, customerId, sentCode(platform, first)),
      completeLogin(platform, customerId, sentCode(platform, second)),
    );

    requireLogin(platform, replies.find(isSuccess) ?? replies[0]);
    const reply = await payWithAll(platform, from);
    expect(errorCodeOf(reply), 'the code').not.toBe('SCA_SESSION_REQUIRED');
    expect(reply, 'a payment after both logins').toBeSuccess();
  });

  check('is not ended by a refused login', 'SCA-SESSION-021', async ({ run }) => {
    const platform = scaPlatform(run);
    const from = await newLoggedInPayer(platform);
    await refusedLogin(platform, from.customerId);

    const reply = await payWithAll(platform, from);

    expect(errorCodeOf(reply), 'the code').not.toBe('SCA_SESSION_REQUIRED');
    expect(reply).toBeSuccess();
  });
});
