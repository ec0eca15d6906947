import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { AMOUNT, quoteIn } from '../../fixtures/areas/payments/quote.ts';
import { timesArrived } from '../../fixtures/areas/payments/times-moved.ts';
import { authorizeQuote } from '../../fixtures/areas/sca/calls.ts';
import { platformBeside, scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { newLoggedInPayer } from '../../fixtures/areas/sca/login.ts';
import {
  executedIfDue,
  isWaiting,
  letGo,
  ordinaryQuote,
  type PaymentToAuthorize,
  paidBy,
  paymentToAuthorize,
  quoted,
  requirePaidLater,
  rightCode,
} from '../../fixtures/areas/sca/payments.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  together,
  undecided,
} from '../../fixtures/index.ts';

/** How many times the payee was paid while a payment was authorized twice, one of which is accepted. */
async function timesPaid(
  platform: Platform,
  { to }: PaymentToAuthorize,
  act: () => Promise<readonly Reply[]>,
): Promise<number> {
  const before = await balanceOf(platform, to);
  const replies = await act();
  if (!replies.some(isSuccess))
    undecided(
      'POST /quotes/{quoteId}/authorize refuses both authorizations with the right code',
      replies[0],
    );
  const moved = async () => (await balanceOf(platform, to)) - before;
  return timesArrived(moved, platform.target.settleMs);
}

check.describe('a payment that awaits authorization', () => {
  check('moves no money', 'SCA-AUTHORIZE-001', async ({ run }) => {
    const platform = scaPlatform(run);
    const from = await newLoggedInPayer(platform);
    const to = await newPayer(platform);
    const body = { ...(await ordinaryQuote(platform, from, to)), immediatelyExecute: true };

    const { reply, paid } = await paidBy(platform, { to }, () =>
      platform.api.createQuote({ body }),
    );

    if (!isSuccess(reply) || !isWaiting(reply.json))
      undecided(
        'POST /quotes with immediatelyExecute does not answer with a payment that awaits authorization',
      );
    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requirePaidLater(platform, { to, quote: quoteIn(reply) });
  });

  check(
    'moves no money after POST /quotes/{quoteId}/execute',
    'SCA-AUTHORIZE-009',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const payment = await paymentToAuthorize(platform);

      const { paid } = await paidBy(platform, payment, () => executeQuote(platform, payment.quote));

      expect(await paid(), 'the amount paid to the payee').toBe(0);
      await requirePaidLater(platform, payment);
    },
  );

  check('is authorized by the code that was sent', 'SCA-AUTHORIZE-002', async ({ run }) => {
    const platform = scaPlatform(run);
    const { quote } = await paymentToAuthorize(platform);

    const reply = await authorizeQuote(platform, quote, rightCode(platform));

    expect(reply).toBeSuccess();
  });

  check(
    'is not refused with SCA_SESSION_REQUIRED after login',
    'SCA-AUTHORIZE-020',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const from = await newLoggedInPayer(platform);
      const quote = await quoted(platform, from);
      const asked = isWaiting(quote.json) ? undefined : await executeQuote(platform, quote);

      const reply = await authorizeQuote(platform, quote, rightCode(platform));

      for (const each of [asked, reply]) {
        if (each !== undefined)
          expect(errorCodeOf(each), 'the code of the answer').not.toBe('SCA_SESSION_REQUIRED');
      }
    },
  );

  check('is paid after it is authorized', 'SCA-AUTHORIZE-003', async ({ run }) => {
    const platform = scaPlatform(run);
    const payment = await paymentToAuthorize(platform);
    const { to, quote } = payment;

    const { reply, credited } = await moneyMovedBy(
      platform,
      { to },
      async () => {
        const authorized = await authorizeQuote(platform, quote, rightCode(platform));
        await executedIfDue(platform, quote, authorized);
        return authorized;
      },
      'payment',
    );

    if (!isSuccess(reply)) undecided('POST /quotes/{quoteId}/authorize refuses the right code');
    expect(Math.round(credited / AMOUNT), 'how often the payee was paid').toBe(1);
  });

  check(
    'is paid at most once when it is authorized twice',
    'SCA-AUTHORIZE-007',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const payment = await paymentToAuthorize(platform);

      const times = await timesPaid(platform, payment, async () => [
        await letGo(platform, payment),
        await letGo(platform, payment),
      ]);

      expect(times, 'how often the payee was paid').toBeLessThanOrEqual(1);
    },
  );

  check(
    'is paid at most once by simultaneous authorizations',
    'SCA-AUTHORIZE-008',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const payment = await paymentToAuthorize(platform);

      const times = await timesPaid(platform, payment, () =>
        together(letGo(platform, payment), letGo(platform, payment)),
      );

      expect(times, 'how often the payee was paid').toBeLessThanOrEqual(1);
    },
  );

  check('is not authorized by another platform', 'SCA-AUTHORIZE-010', async ({ run }) => {
    const platform = scaPlatform(run);
    const payment = await paymentToAuthorize(platform);
    const other = platformBeside(run, platform);

    const { reply, paid } = await paidBy(platform, payment, () =>
      authorizeQuote(other, payment.quote, rightCode(platform)),
    );

    expect(reply, 'the authorization by another platform').toBeRefused();
    expect(await paid(), 'the amount paid to the payee').toBe(0);
    const control = await letGo(platform, payment);
    if (!isSuccess(control))
      undecided(
        "POST /quotes/{quoteId}/authorize also refuses the right code from the payment's own platform",
        control,
      );
  });
});
