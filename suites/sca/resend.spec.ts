import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { authorizeQuote } from '../../fixtures/areas/sca/calls.ts';
import {
  outsidersPlatform,
  platformBeside,
  scaPlatform,
} from '../../fixtures/areas/sca/customers.ts';
import {
  letGo,
  paidBy,
  paymentToAuthorize,
  quoted,
  requirePaidLater,
  rightCode,
} from '../../fixtures/areas/sca/payments.ts';
import {
  check,
  expect,
  isSuccess,
  needs,
  type Platform,
  paced,
  type Reply,
  requireSuccess,
  undecided,
} from '../../fixtures/index.ts';

/** Sends the code of a payment again, whatever comes back. */
function resend({ api }: Platform, { id }: { readonly id: string }): Promise<Reply> {
  return api.resendQuoteScaCode({ quoteId: id });
}

/** The same once the service lets it be: it may keep a while between two codes. */
function resendInTime(platform: Platform, quote: { readonly id: string }): Promise<Reply> {
  return paced(platform, () => resend(platform, quote));
}

/** The answer to the first code that is refused, or to the last of as many as a limit may let through. */
function lastOfMany(platform: Platform): Promise<Reply> {
  return platform.once('codes of a payment that are sent again until the limit', async () => {
    const { quote } = await paymentToAuthorize(platform);
    const most = platform.target.setting('limits.challengeBurst');
    const first = await resendInTime(platform, quote);
    let reply = requireSuccess(platform, 'resendQuoteScaCode', first, 'a code sent again');
    for (let sent = 1; isSuccess(reply) && sent < most; sent += 1) {
      reply = await resend(platform, quote);
    }
    return reply;
  });
}

check.describe('POST /quotes/{quoteId}/authorize/resend', () => {
  check('for a payment awaiting authorization is accepted', 'SCA-RESEND-001', async ({ run }) => {
    const platform = scaPlatform(run);
    const { quote } = await paymentToAuthorize(platform);

    expect(await resendInTime(platform, quote)).toBeSuccess();
  });

  check('moves no money', 'SCA-RESEND-002', async ({ run }) => {
    const platform = scaPlatform(run);
    const payment = await paymentToAuthorize(platform);

    const { reply, paid } = await paidBy(platform, payment, () =>
      resendInTime(platform, payment.quote),
    );

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    if (!isSuccess(reply))
      undecided(
        'POST /quotes/{quoteId}/authorize/resend is refused, so no code is sent again',
        reply,
      );
    await requirePaidLater(platform, payment);
  });

  check('still lets the right code authorize the payment', 'SCA-RESEND-003', async ({ run }) => {
    const platform = scaPlatform(run);
    const { quote } = await paymentToAuthorize(platform);
    const sent = await resendInTime(platform, quote);
    requireSuccess(platform, 'resendQuoteScaCode', sent, 'a code sent again');

    expect(await authorizeQuote(platform, quote, rightCode(platform))).toBeSuccess();
  });

  check('for a customer outside SCA regions returns 409', 'SCA-RESEND-004', async ({ run }) => {
    const platform = outsidersPlatform(run);
    const quote = await quoted(platform, await newPayer(platform));

    expect(await resendInTime(platform, quote)).toBeRefused(409);
  });

  check('by another platform is refused', 'SCA-RESEND-005', async ({ run }) => {
    const platform = scaPlatform(run);
    const { quote } = await paymentToAuthorize(platform);

    expect(await resend(platformBeside(run, platform), quote)).toBeRefused();
    const own = await resendInTime(platform, quote);
    requireSuccess(platform, 'resendQuoteScaCode', own, 'a code that its own platform sends again');
  });

  check('for an authorized payment is refused', 'SCA-RESEND-006', async ({ run }) => {
    const platform = scaPlatform(run);
    const payment = await paymentToAuthorize(platform);
    const sent = await resendInTime(platform, payment.quote);
    requireSuccess(platform, 'resendQuoteScaCode', sent, 'a code sent again');
    const authorized = await letGo(platform, payment);
    if (!isSuccess(authorized))
      undecided(
        'POST /quotes/{quoteId}/authorize refuses the right code, so the payment is not authorized',
        authorized,
      );

    expect(await resendInTime(platform, payment.quote)).toBeRefused();
  });

  check('repeated too often returns 429', 'SCA-RESEND-007', async ({ run }) => {
    const reply = await lastOfMany(scaPlatform(run));

    expect(reply).toBeRefused(429);
  });

  check('repeated too often returns a Retry-After header', 'SCA-RESEND-008', async ({ run }) => {
    const { status, headers } = await lastOfMany(scaPlatform(run));

    if (status !== 429) needs('P-30', `a code refused with 429: the last was answered ${status}`);
    expect(Object.keys(headers), 'the header names of the 429').toContain('retry-after');
  });
});
