import { newStrongCustomer } from '../../fixtures/areas/customers/strong-customers.ts';
import {
  completeLogin,
  logIn,
  sentCode,
  startedLogin,
} from '../../fixtures/areas/customers/strong-login.ts';
import { authorizeQuote, recordFailedLogin } from '../../fixtures/areas/sca/calls.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { lockedOut, wrongAuthorizations, wrongLogins } from '../../fixtures/areas/sca/locked.ts';
import { assertionOf } from '../../fixtures/areas/sca/passkey.ts';
import { optionsOf, passkeyPayment } from '../../fixtures/areas/sca/passkey-payment.ts';
import {
  paidBy,
  paymentToAuthorize,
  requireAuthorization,
  rightCode,
} from '../../fixtures/areas/sca/payments.ts';
import { check, errorCodeOf, expect, type Run, undecided } from '../../fixtures/index.ts';

/** The right code for a payment of a customer who was locked out since: the answer, and what it moved. */
async function authorizedWhileLocked(run: Run) {
  const platform = scaPlatform(run);
  const payment = await paymentToAuthorize(platform);
  await lockedOut(platform, payment.from.customerId);
  return paidBy(platform, payment, () =>
    authorizeQuote(platform, payment.quote, rightCode(platform)),
  );
}

check.describe('a customer who is locked out', () => {
  check('receives 423 for an authorization', 'SCA-LOCK-001', async ({ run }) => {
    const { reply } = await authorizedWhileLocked(run);

    if (errorCodeOf(reply) === 'SCA_SESSION_REQUIRED')
      undecided(
        'POST /quotes/{quoteId}/authorize answered SCA_SESSION_REQUIRED, as the lock has ended the login session',
        reply,
      );
    expect(reply).toBeRefused(423);
    await requireAuthorization(scaPlatform(run));
  });

  check(
    'receives 423 for a second authorization of the same payment',
    'SCA-LOCK-001',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const payment = await paymentToAuthorize(platform);
      await lockedOut(platform, payment.from.customerId);
      const first = await authorizeQuote(platform, payment.quote, rightCode(platform));
      if (first.status !== 423)
        undecided(
          'POST /quotes/{quoteId}/authorize of a locked-out customer did not answer 423 at first',
          first,
        );

      const reply = await authorizeQuote(platform, payment.quote, rightCode(platform));

      expect(reply).toBeRefused(423);
      await requireAuthorization(platform);
    },
  );

  check('receives 423 for an authorization by passkey factor', 'SCA-LOCK-013', async ({ run }) => {
    const platform = scaPlatform(run);
    const { passkey, payment } = await passkeyPayment(platform);
    const proof = assertionOf(passkey, optionsOf(payment));
    await lockedOut(platform, payment.from.customerId);

    const reply = await authorizeQuote(platform, payment.quote, proof);

    if (errorCodeOf(reply) === 'SCA_SESSION_REQUIRED')
      undecided(
        'POST /quotes/{quoteId}/authorize answered SCA_SESSION_REQUIRED, as the lock has ended the login session',
        reply,
      );
    expect(reply).toBeRefused(423);
  });

  check('cannot move money with the right code', 'SCA-LOCK-002', async ({ run }) => {
    const { paid } = await authorizedWhileLocked(run);

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requireAuthorization(scaPlatform(run));
  });

  check(
    'receives the code ACCOUNT_LOCKED if the 423 shows a code',
    'SCA-LOCK-003',
    async ({ run }) => {
      const { reply } = await authorizedWhileLocked(run);

      if (reply.status !== 423)
        undecided(
          'POST /quotes/{quoteId}/authorize of a locked customer is not answered with 423',
          reply,
        );
      expect(errorCodeOf(reply) ?? 'ACCOUNT_LOCKED', 'the code').toBe('ACCOUNT_LOCKED');
    },
  );

  check('receives 423 for an SCA login', 'SCA-LOCK-012', async ({ run }) => {
    const platform = scaPlatform(run);
    const customerId = await newStrongCustomer(platform);
    const right = sentCode(platform, await startedLogin(platform, customerId));
    await lockedOut(platform, customerId);

    const reply = await completeLogin(platform, customerId, right);

    expect(reply).toBeRefused(423);
    await logIn(platform, await newStrongCustomer(platform));
  });
});

check.describe('repeated wrong SCA codes', () => {
  check('lock a customer out of authorizations', 'SCA-LOCK-004', async ({ run }) => {
    const platform = scaPlatform(run);
    const { from, quote } = await paymentToAuthorize(platform);
    await requireAuthorization(platform, from);
    await wrongAuthorizations(platform, quote, platform.target.setting('sca.lockAfter'));

    const reply = await authorizeQuote(platform, quote, rightCode(platform));

    if (errorCodeOf(reply) === 'SCA_SESSION_REQUIRED')
      undecided(
        'POST /quotes/{quoteId}/authorize answered SCA_SESSION_REQUIRED, as the lock has ended the login session',
        reply,
      );
    expect(reply).toBeRefused(423);
  });

  check('lock a customer out of SCA logins', 'SCA-LOCK-005', async ({ run }) => {
    const platform = scaPlatform(run);
    const customerId = await newStrongCustomer(platform);
    await logIn(platform, customerId);
    const complete = await wrongLogins(
      platform,
      customerId,
      platform.target.setting('sca.lockAfter'),
    );

    expect(await complete()).toBeRefused(423);
  });

  check(
    'that are fewer than a lock-out needs do not lock a customer out',
    'SCA-LOCK-006',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const { quote } = await paymentToAuthorize(platform);
      await wrongAuthorizations(platform, quote, platform.target.setting('sca.lockAfter') - 1);

      expect(await authorizeQuote(platform, quote, rightCode(platform))).toBeSuccess();
    },
  );

  check('are counted from zero again after a right code', 'SCA-LOCK-007', async ({ run }) => {
    const platform = scaPlatform(run);
    const fewer = platform.target.setting('sca.lockAfter') - 1;
    const { from, quote } = await paymentToAuthorize(platform);
    await wrongAuthorizations(platform, quote, fewer);
    expect(
      await authorizeQuote(platform, quote, rightCode(platform)),
      'the first authorization with a right code',
    ).toBeSuccess();
    const next = await paymentToAuthorize(platform, from);
    await wrongAuthorizations(platform, next.quote, fewer);

    const reply = await authorizeQuote(platform, next.quote, rightCode(platform));

    expect(reply, 'the authorization after a further series of codes').toBeSuccess();
  });
});

check.describe('POST /sca/record-event', () => {
  check(
    'that reports repeated failed logins locks the customer out',
    'SCA-LOCK-009',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const { from, quote } = await paymentToAuthorize(platform);
      await requireAuthorization(platform, from);
      const times = platform.target.setting('sca.lockAfter');
      for (let count = 0; count < times; count += 1) {
        await recordFailedLogin(platform, from.customerId);
      }

      const reply = await authorizeQuote(platform, quote, rightCode(platform));

      expect(reply).toBeRefused(423);
    },
  );
});
