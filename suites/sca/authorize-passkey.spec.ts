import { authorizeQuote } from '../../fixtures/areas/sca/calls.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { assertionOf, enrolledPasskey } from '../../fixtures/areas/sca/passkey.ts';
import {
  optionsOf,
  passkeyPayment,
  requirePasskeyAuthorization,
} from '../../fixtures/areas/sca/passkey-payment.ts';
import { paidBy, paymentToAuthorize } from '../../fixtures/areas/sca/payments.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';

/** A payment answered with what its passkey signed for another, and what that moved. */
async function answeredForAnother(platform: Platform) {
  const { passkey, payment } = await passkeyPayment(platform);
  const other = await paymentToAuthorize(platform, payment.from);
  const proof = assertionOf(passkey, optionsOf(other));
  const answered = await paidBy(platform, payment, () =>
    authorizeQuote(platform, payment.quote, proof),
  );
  return { ...answered, passkey, payment };
}

check.describe('a payment that awaits authorization', () => {
  check("is authorized by its customer's SCA passkey", 'SCA-AUTHORIZE-012', async ({ run }) => {
    const platform = scaPlatform(run);
    const { passkey, payment } = await passkeyPayment(platform);
    const proof = assertionOf(passkey, optionsOf(payment));

    expect(await authorizeQuote(platform, payment.quote, proof)).toBeSuccess();
  });

  check(
    'is not authorized by a signature for another payment',
    'SCA-AUTHORIZE-013',
    async ({ run }) => {
      const platform = scaPlatform(run);

      const { reply, passkey, payment } = await answeredForAnother(platform);

      expect(reply).toBeRefused();
      await requirePasskeyAuthorization(platform, passkey, payment);
    },
  );

  check(
    'moves no money after a signature for another payment',
    'SCA-AUTHORIZE-014',
    async ({ run }) => {
      const platform = scaPlatform(run);

      const { reply, paid, passkey, payment } = await answeredForAnother(platform);

      if (isSuccess(reply))
        undecided(
          'POST /quotes/{quoteId}/authorize accepts a passkey signature for another payment, so no authorization is refused',
        );
      expect(await paid(), 'the amount paid to the payee').toBe(0);
      await requirePasskeyAuthorization(platform, passkey, payment);
    },
  );

  check(
    "is not authorized by another customer's SCA passkey",
    'SCA-AUTHORIZE-019',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const { passkey, payment } = await passkeyPayment(platform);
      const foreign = await enrolledPasskey(platform);
      const proof = assertionOf(foreign, optionsOf(payment));

      const { reply, paid } = await paidBy(platform, payment, () =>
        authorizeQuote(platform, payment.quote, proof),
      );

      expect(reply, "the authorization by another customer's passkey").toBeRefused();
      expect(await paid(), 'the amount paid to the payee').toBe(0);
      await requirePasskeyAuthorization(platform, passkey, payment);
    },
  );
});
