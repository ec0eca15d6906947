import { logIn } from '../../fixtures/areas/customers/strong-login.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { putInto, scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { newLoggedInPayer } from '../../fixtures/areas/sca/login.ts';
import {
  isWaiting,
  letGo,
  paidBy,
  paymentToAuthorize,
  quoted,
  requireWithinSession,
} from '../../fixtures/areas/sca/payments.ts';
import { check, errorCodeOf, expect, type Run, undecided } from '../../fixtures/index.ts';

/** The answer to an execution whose session ended after the quote, and what it moved. */
async function executedLate(run: Run) {
  const platform = scaPlatform(run);
  const [from, to] = [await newLoggedInPayer(platform), await newPayer(platform)];
  const quote = await quoted(platform, from, to);
  if (isWaiting(quote.json))
    undecided(
      'the quote asks for an authorization before its execution, so the session does not end in between',
    );
  await putInto(platform, from.customerId, { sessionExpired: true });
  const answered = await paidBy(platform, { to }, () => executeQuote(platform, quote));
  return { ...answered, requireControl: () => requireWithinSession(platform, from) };
}

/** The same of an authorization by the right code. */
async function authorizedLate(run: Run) {
  const platform = scaPlatform(run);
  const payment = await paymentToAuthorize(platform);
  await putInto(platform, payment.from.customerId, { sessionExpired: true });
  const answered = await paidBy(platform, payment, () => letGo(platform, payment));
  const { from } = payment;
  const again = async () => letGo(platform, await paymentToAuthorize(platform, from));
  return { ...answered, requireControl: () => requireWithinSession(platform, from, again) };
}

check.describe('after the SCA login session ends,', () => {
  check(
    'executing a quote returns 409 SCA_SESSION_REQUIRED',
    'SCA-SESSION-011',
    async ({ run }) => {
      const { reply, requireControl } = await executedLate(run);

      await requireControl();
      expect(reply).toBeError(409, 'SCA_SESSION_REQUIRED');
    },
  );

  check('executing a quote succeeds after a new SCA login', 'SCA-SESSION-025', async ({ run }) => {
    const platform = scaPlatform(run);
    const from = await newLoggedInPayer(platform);
    const quote = await quoted(platform, from);
    if (isWaiting(quote.json)) undecided('the quote is authorized before it is executed');
    await putInto(platform, from.customerId, { sessionExpired: true });
    const refused = await executeQuote(platform, quote);
    if (errorCodeOf(refused) !== 'SCA_SESSION_REQUIRED')
      undecided(
        'POST /quotes/{quoteId}/execute after the session has ended did not answer SCA_SESSION_REQUIRED',
        refused,
      );
    await logIn(platform, from.customerId);

    const reply = await executeQuote(platform, quote);

    if (errorCodeOf(reply) === 'QUOTE_EXPIRED')
      undecided('the quote expired before the next login', reply);
    expect(reply, 'the execution after the login').toBeSuccess();
  });

  check('executing a quote moves no money', 'SCA-SESSION-012', async ({ run }) => {
    const { paid, requireControl } = await executedLate(run);

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requireControl();
  });

  check(
    'authorizing a quote returns 409 SCA_SESSION_REQUIRED',
    'SCA-SESSION-013',
    async ({ run }) => {
      const { reply, requireControl } = await authorizedLate(run);

      await requireControl();
      expect(reply).toBeError(409, 'SCA_SESSION_REQUIRED');
    },
  );

  check(
    'authorizing a quote succeeds after a new SCA login',
    'SCA-SESSION-028',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const payment = await paymentToAuthorize(platform);
      const { customerId } = payment.from;
      await putInto(platform, customerId, { sessionExpired: true });
      const refused = await letGo(platform, payment);
      if (errorCodeOf(refused) !== 'SCA_SESSION_REQUIRED')
        undecided(
          'POST /quotes/{quoteId}/authorize after the session has ended did not answer SCA_SESSION_REQUIRED',
          refused,
        );
      await logIn(platform, customerId);

      const reply = await letGo(platform, payment);

      expect(reply, 'the authorization after the login').toBeSuccess();
    },
  );

  check('authorizing a quote moves no money', 'SCA-SESSION-014', async ({ run }) => {
    const { paid, requireControl } = await authorizedLate(run);

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requireControl();
  });
});
