import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { AMOUNT } from '../../fixtures/areas/payments/quote.ts';
import { timesMoved } from '../../fixtures/areas/payments/times-moved.ts';
import { authorizeQuote, wrongCode } from '../../fixtures/areas/sca/calls.ts';
import { platformBeside, scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { newLoggedInPayer } from '../../fixtures/areas/sca/login.ts';
import {
  isWaiting,
  letGo,
  ordinaryQuote,
  type PaymentToAuthorize,
  paymentToAuthorize,
  rightCode,
} from '../../fixtures/areas/sca/payments.ts';
import {
  check,
  covers,
  describe,
  expect,
  isSuccess,
  type Platform,
  together,
  undecided,
} from '../../fixtures/index.ts';

/** The wrong code for a payment: what was answered, and what it moved. */
function wronglyAuthorized(platform: Platform, { from, quote }: PaymentToAuthorize) {
  const proof = { code: wrongCode(platform) };
  return moneyMovedBy(platform, { from }, () => authorizeQuote(platform, quote, proof), 'nothing');
}

/** How many times a payment left its account while something was done. */
async function timesPaid(
  platform: Platform,
  { from }: PaymentToAuthorize,
  act: () => Promise<unknown>,
): Promise<number> {
  const before = await balanceOf(platform, from);
  await act();
  return timesMoved(async () => before - (await balanceOf(platform, from)));
}

describe('a waiting payment', () => {
  check('moves no money', covers('SCA-AUTHORIZE-001'), async ({ run }) => {
    const platform = scaPlatform(run);
    const from = await newLoggedInPayer(platform);
    const body = { ...(await ordinaryQuote(platform, from)), immediatelyExecute: true };

    const { reply, debited } = await moneyMovedBy(
      platform,
      { from },
      () => platform.api.createQuote({ body }),
      'nothing',
    );

    if (!isSuccess(reply) || !isWaiting(reply.json)) undecided('the payment does not wait');
    expect(debited, 'what left the account').toBe(0);
  });

  check(
    'moves no money when it is executed again',
    covers('SCA-AUTHORIZE-009'),
    async ({ run }) => {
      const platform = scaPlatform(run);
      const { from, quote } = await paymentToAuthorize(platform);

      const { debited } = await moneyMovedBy(
        platform,
        { from },
        () => executeQuote(platform, quote),
        'nothing',
      );

      expect(debited, 'what left the account').toBe(0);
    },
  );

  check('is authorized by the code that was sent', covers('SCA-AUTHORIZE-002'), async ({ run }) => {
    const platform = scaPlatform(run);
    const { quote } = await paymentToAuthorize(platform);

    const reply = await authorizeQuote(platform, quote, rightCode(platform));

    expect(reply).toBeSuccess();
  });

  check('moves its money once it is authorized', covers('SCA-AUTHORIZE-003'), async ({ run }) => {
    const platform = scaPlatform(run);
    const payment = await paymentToAuthorize(platform);
    const { from } = payment;

    const { reply, debited } = await moneyMovedBy(
      platform,
      { from },
      () => letGo(platform, payment),
      'payment',
    );

    if (!isSuccess(reply)) undecided('the authorization is refused');
    expect(Math.round(debited / AMOUNT), 'how many times it left the account').toBe(1);
  });

  check('is not authorized by a wrong code', covers('SCA-AUTHORIZE-004'), async ({ run }) => {
    const platform = scaPlatform(run);

    const { reply } = await wronglyAuthorized(platform, await paymentToAuthorize(platform));

    expect(reply).toBeRefused();
  });

  check(
    'moves no money by a code that is refused',
    covers('SCA-AUTHORIZE-005'),
    async ({ run }) => {
      const platform = scaPlatform(run);

      const { reply, debited } = await wronglyAuthorized(
        platform,
        await paymentToAuthorize(platform),
      );

      if (isSuccess(reply)) undecided('a wrong code is taken');
      expect(debited, 'what left the account').toBe(0);
    },
  );

  check('is authorized after a wrong code', covers('SCA-AUTHORIZE-006'), async ({ run }) => {
    const platform = scaPlatform(run);
    const payment = await paymentToAuthorize(platform);
    const { reply } = await wronglyAuthorized(platform, payment);
    if (isSuccess(reply)) undecided('a wrong code is taken');

    expect(await authorizeQuote(platform, payment.quote, rightCode(platform))).toBeSuccess();
  });

  check(
    'is paid once when it is authorized twice',
    covers('SCA-AUTHORIZE-007'),
    async ({ run }) => {
      const platform = scaPlatform(run);
      const payment = await paymentToAuthorize(platform);

      const times = await timesPaid(platform, payment, async () => {
        await letGo(platform, payment);
        await letGo(platform, payment);
      });

      expect(times, 'how many times it left the account').toBeLessThanOrEqual(1);
    },
  );

  check(
    'is paid once when it is authorized twice at once',
    covers('SCA-AUTHORIZE-008'),
    async ({ run }) => {
      const platform = scaPlatform(run);
      const payment = await paymentToAuthorize(platform);

      const times = await timesPaid(platform, payment, () =>
        together(letGo(platform, payment), letGo(platform, payment)),
      );

      expect(times, 'how many times it left the account').toBeLessThanOrEqual(1);
    },
  );

  check('is not authorized by another platform', covers('SCA-AUTHORIZE-010'), async ({ run }) => {
    const platform = scaPlatform(run);
    const { from, quote } = await paymentToAuthorize(platform);
    const other = platformBeside(run, platform);

    const { reply, debited } = await moneyMovedBy(
      platform,
      { from },
      () => authorizeQuote(other, quote, rightCode(platform)),
      'nothing',
    );

    expect(reply).toBeRefused();
    expect(debited, 'what left the account').toBe(0);
  });
});
