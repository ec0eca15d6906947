import { logIn } from '../../fixtures/areas/customers/strong-login.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import type { Payer } from '../../fixtures/areas/payments/payer.ts';
import { quoteIn } from '../../fixtures/areas/payments/quote.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { newStrongPayer } from '../../fixtures/areas/sca/login.ts';
import { lookupIdIn, umaAddress, umaQuoteBody } from '../../fixtures/areas/uma/addresses.ts';
import { lookupUma } from '../../fixtures/areas/uma/calls.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  type Reply,
  requireSuccess,
} from '../../fixtures/index.ts';

/** Asks for a payment to a test receiver: the answer to the first call that is refused, or to the last. */
async function payToUma(platform: Platform, from: Payer): Promise<Reply> {
  const address = umaAddress(platform, 'USD');
  const lookupId = lookupIdIn(await lookupUma(platform, address, from.customerId));
  const body = umaQuoteBody(from, { address, currency: 'USD', lookupId });
  const quoted = await createQuote(platform, body);
  return isSuccess(quoted) ? executeQuote(platform, quoteIn(quoted)) : quoted;
}

check.describe('without an SCA login,', () => {
  check(
    'quoting or executing a UMA payment returns SCA_SESSION_REQUIRED',
    'SCA-SESSION-024',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const from = await newStrongPayer(platform);

      const reply = await payToUma(platform, from);

      // The control: within a session the same payment is accepted.
      await logIn(platform, from.customerId);
      const control = await payToUma(platform, from);
      requireSuccess(platform, 'executeQuote', control, 'the same payment within a session');
      expect(reply).toBeError(409, 'SCA_SESSION_REQUIRED');
    },
  );
});
