import { authorizeQuote, wrongCode } from '../../fixtures/areas/sca/calls.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import {
  type PaymentToAuthorize,
  paidBy,
  paymentToAuthorize,
  requireAuthorization,
  rightCode,
} from '../../fixtures/areas/sca/payments.ts';
import { check, expect, isSuccess, type Platform, undecided } from '../../fixtures/index.ts';

/** The wrong code for a payment: what was answered, and what it moved. */
function wronglyAuthorized(platform: Platform, payment: PaymentToAuthorize) {
  const proof = { code: wrongCode(platform) };
  return paidBy(platform, payment, () => authorizeQuote(platform, payment.quote, proof));
}

check.describe('a payment that awaits authorization', () => {
  check('is not authorized by a wrong code', 'SCA-AUTHORIZE-004', async ({ run }) => {
    const platform = scaPlatform(run);
    const payment = await paymentToAuthorize(platform);

    const { reply } = await wronglyAuthorized(platform, payment);

    expect(reply).toBeRefused();
    await requireAuthorization(platform, payment.from);
  });

  check('moves no money after a wrong code', 'SCA-AUTHORIZE-005', async ({ run }) => {
    const platform = scaPlatform(run);

    const payment = await paymentToAuthorize(platform);

    const { reply, paid } = await wronglyAuthorized(platform, payment);

    if (isSuccess(reply))
      undecided('POST /quotes/{quoteId}/authorize accepts a wrong code, so no code is refused');
    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requireAuthorization(platform, payment.from);
  });

  check('can be authorized after a wrong code', 'SCA-AUTHORIZE-006', async ({ run }) => {
    const platform = scaPlatform(run);
    const payment = await paymentToAuthorize(platform);
    const { reply } = await wronglyAuthorized(platform, payment);
    if (isSuccess(reply))
      undecided('POST /quotes/{quoteId}/authorize accepts a wrong code, so no code is refused');

    expect(await authorizeQuote(platform, payment.quote, rightCode(platform))).toBeSuccess();
  });
});
