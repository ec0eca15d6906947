import { logIn } from '../../fixtures/areas/customers/strong-login.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { newStrongPayer } from '../../fixtures/areas/sca/login.ts';
import {
  leftBy,
  ordinaryQuote,
  paidBy,
  requireWithinSession,
  ways,
} from '../../fixtures/areas/sca/payments.ts';
import { check, expect, requireSuccess } from '../../fixtures/index.ts';

check.describe('without an SCA login,', () => {
  // Where the session is asked for at the authorization alone, the payer's balance may show a hold.
  check(
    'POST /quotes with immediatelyExecute moves no money',
    'SCA-SESSION-001',
    async ({ run }) => {
      const platform = scaPlatform(run);
      const [from, to] = [await newStrongPayer(platform), await newPayer(platform)];
      const body = { ...(await ordinaryQuote(platform, from, to)), immediatelyExecute: true };

      const { paid } = await paidBy(platform, { to }, () => createQuote(platform, body));

      expect(await paid(), 'the amount paid to the payee').toBe(0);
      await requireWithinSession(platform, from, () => createQuote(platform, body));
    },
  );

  check('creating and executing a quote moves no money', 'SCA-SESSION-002', async ({ run }) => {
    const platform = scaPlatform(run);
    const [from, to] = [await newStrongPayer(platform), await newPayer(platform)];
    const body = await ordinaryQuote(platform, from, to);

    const { paid } = await paidBy(platform, { to }, () => quoteAndExecute(platform, body));

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requireWithinSession(platform, from);
  });

  check('POST /transfer-out moves no money', 'SCA-SESSION-003', async ({ run }) => {
    const platform = scaPlatform(run);
    const from = await newStrongPayer(platform);
    const pay = () => ways['transfer-out'](platform, from);

    const { debited } = await leftBy(platform, from, pay);

    expect(debited, 'the amount debited from the account').toBe(0);
    await requireWithinSession(platform, from, pay);
  });

  for (const [what, way, row] of [
    ['POST /quotes', 'quote', 'SCA-SESSION-004'],
    ['POST /transfer-out', 'transfer-out', 'SCA-SESSION-005'],
  ] as const) {
    check(`${what} does not return 401`, row, async ({ run }) => {
      const platform = scaPlatform(run);
      const from = await newStrongPayer(platform);

      const ask = () => ways[way](platform, from);

      const { status } = await ask();

      expect(status, 'the HTTP status').not.toBe(401);
      await requireWithinSession(platform, from, ask);
    });
  }

  for (const [what, way, row, operation] of [
    ['POST /quotes', 'quote', 'SCA-SESSION-006', 'createQuote'],
    ['POST /quotes with immediatelyExecute', 'immediate quote', 'SCA-SESSION-007', 'createQuote'],
    ['POST /quotes to an external account', 'payout quote', 'SCA-SESSION-008', 'createQuote'],
    [
      'POST /quotes between two currencies',
      'cross-currency quote',
      'SCA-SESSION-026',
      'createQuote',
    ],
    [
      'POST /quotes that locks RECEIVING',
      'quote of a receiving amount',
      'SCA-SESSION-022',
      'createQuote',
    ],
    ['POST /quotes from an external account', 'pull quote', 'SCA-SESSION-023', 'createQuote'],
    ['POST /transfer-out', 'transfer-out', 'SCA-SESSION-009', 'createTransferOut'],
    ['POST /transfer-in', 'transfer-in', 'SCA-SESSION-010', 'createTransferIn'],
  ] as const) {
    check(`${what} returns SCA_SESSION_REQUIRED`, row, async ({ run }) => {
      const platform = scaPlatform(run);
      const from = await newStrongPayer(platform);

      const reply = await ways[way](platform, from);

      // What else may be wrong with it, is wrong with it within a session as well.
      await logIn(platform, from.customerId);
      const control = await ways[way](platform, from);
      requireSuccess(platform, operation, control, `the same ${way} within a session`);
      expect(reply).toBeError(409, 'SCA_SESSION_REQUIRED');
    });
  }
});
