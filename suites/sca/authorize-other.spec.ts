import { completeLogin, logIn, sentCode } from '../../fixtures/areas/customers/strong-login.ts';
import { transactionIdOf } from '../../fixtures/areas/payments/settled-payment.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import {
  letGo,
  paidBy,
  paymentToAuthorize,
  requirePaidLater,
} from '../../fixtures/areas/sca/payments.ts';
import { decideKnown } from '../../fixtures/areas/transactions/decisions.ts';
import { check, expect, isSuccess, member, text, undecided } from '../../fixtures/index.ts';

check.describe('a payment that awaits authorization', () => {
  check(
    'moves no money when another payment is authorized',
    'SCA-AUTHORIZE-022',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const payment = await paymentToAuthorize(platform);
      const other = await paymentToAuthorize(platform, payment.from);

      const { reply, paid } = await paidBy(platform, payment, () => letGo(platform, other));

      expect(await paid(), 'the amount paid to the payee of the first payment').toBe(0);
      if (!isSuccess(reply))
        undecided('the authorization of the other payment with the right code is refused', reply);
    },
  );

  check('does not open a login session by its challenge', 'SCA-LOGIN-024', async ({ run }) => {
    const platform = scaPlatform(run);
    const { from, shown } = await paymentToAuthorize(platform);
    const { customerId } = from;
    const challengeId = text(member(member(shown, 'scaChallenge'), 'id'));
    if (challengeId === undefined) undecided('the payment shows no id of its scaChallenge');

    const reply = await completeLogin(platform, customerId, sentCode(platform, { challengeId }));

    expect(reply, 'the login with the challenge of the payment').toBeRefused();
    await logIn(platform, customerId);
  });

  check('cannot be approved by the platform', 'SCA-AUTHORIZE-023', async ({ run }) => {
    const platform = scaPlatform(run);
    const payment = await paymentToAuthorize(platform);
    const id = await transactionIdOf(platform, payment.quote);

    const { reply, paid } = await paidBy(platform, payment, () =>
      decideKnown(platform, 'approve', id),
    );

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    // The transaction may begin with the authorization.
    if (reply.status === 404)
      undecided(
        'POST /transactions/{transactionId}/approve answered 404, so the payment may have a transaction only once it is authorized',
        reply,
      );
    expect(reply, 'the approval by the platform').toBeError(
      409,
      'TRANSACTION_NOT_PENDING_PLATFORM_APPROVAL',
    );
    await requirePaidLater(platform, payment);
  });
});
