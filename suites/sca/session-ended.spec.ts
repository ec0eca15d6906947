import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { putInto, scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { newLoggedInPayer } from '../../fixtures/areas/sca/login.ts';
import {
  isWaiting,
  letGo,
  paidBy,
  paymentToAuthorize,
  quoted,
} from '../../fixtures/areas/sca/payments.ts';
import { check, covers, describe, expect, type Run, undecided } from '../../fixtures/index.ts';

/** The answer to an execution whose session ended after the quote, and what it moved. */
async function executedLate(run: Run) {
  const platform = scaPlatform(run);
  const from = await newLoggedInPayer(platform);
  const quote = await quoted(platform, from);
  if (isWaiting(quote.json)) undecided('the quote is authorized before it is executed');
  await putInto(platform, from.customerId, { sessionExpired: true });
  return moneyMovedBy(platform, { from }, () => executeQuote(platform, quote), 'nothing');
}

/** The same of an authorization by the right code. */
async function authorizedLate(run: Run) {
  const platform = scaPlatform(run);
  const payment = await paymentToAuthorize(platform);
  await putInto(platform, payment.from.customerId, { sessionExpired: true });
  return paidBy(platform, payment, () => letGo(platform, payment));
}

describe('a payment after the login session', () => {
  check(
    'is refused execution with 409 SCA_SESSION_REQUIRED',
    covers('SCA-SESSION-011'),
    async ({ run }) => {
      const { reply } = await executedLate(run);

      expect(reply).toBeError(409, 'SCA_SESSION_REQUIRED');
    },
  );

  check('moves no money by its execution', covers('SCA-SESSION-012'), async ({ run }) => {
    const { debited } = await executedLate(run);

    expect(debited, 'what left the account').toBe(0);
  });

  check(
    'is refused authorization with 409 SCA_SESSION_REQUIRED',
    covers('SCA-SESSION-013'),
    async ({ run }) => {
      const { reply } = await authorizedLate(run);

      expect(reply).toBeError(409, 'SCA_SESSION_REQUIRED');
    },
  );

  check('moves no money by its authorization', covers('SCA-SESSION-014'), async ({ run }) => {
    const { paid } = await authorizedLate(run);

    expect(await paid(), 'what the payee was paid').toBe(0);
  });
});
