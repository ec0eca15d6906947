import { authorizeQuote } from '../../fixtures/areas/sca/calls.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { assertionOf } from '../../fixtures/areas/sca/passkey.ts';
import { optionsOf, passkeyPayment } from '../../fixtures/areas/sca/passkey-payment.ts';
import { type PaymentToAuthorize, paymentToAuthorize } from '../../fixtures/areas/sca/payments.ts';
import { check, expect, isSuccess, member, notShown, undecided } from '../../fixtures/index.ts';

/** The factors by which a payment may be authorized, as its challenge names them. */
function availableIn({ shown }: PaymentToAuthorize): readonly unknown[] {
  const factors = member(member(shown, 'scaChallenge'), 'availableFactors');
  return Array.isArray(factors) ? factors : notShown('the availableFactors of the scaChallenge');
}

check.describe('the scaChallenge of a payment', () => {
  check('names an enrolled passkey as available', 'SCA-AUTHORIZE-024', async ({ run }) => {
    const platform = scaPlatform(run);
    const { passkey, payment } = await passkeyPayment(platform);
    const available = availableIn(payment);
    const proof = assertionOf(passkey, optionsOf(payment));
    const reply = await authorizeQuote(platform, payment.quote, proof);
    if (!isSuccess(reply))
      undecided(
        'POST /quotes/{quoteId}/authorize refuses the signature of the passkey factor',
        reply,
      );

    expect(available, 'the available factors').toContain('PASSKEY');
  });

  check('does not name PASSKEY without a passkey factor', 'SCA-AUTHORIZE-025', async ({ run }) => {
    const platform = scaPlatform(run);
    const payment = await paymentToAuthorize(platform);
    const { customerId } = payment.from;
    const body = { factor: 'PASSKEY' };
    const started = await platform.api.startScaLogin({ query: { customerId }, body });
    if (isSuccess(started))
      undecided(
        'POST /sca/login/start accepts a passkey login of a customer without a passkey factor',
        started,
      );

    expect(availableIn(payment), 'the available factors').not.toContain('PASSKEY');
  });
});
