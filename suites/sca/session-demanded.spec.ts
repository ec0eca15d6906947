import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { newPayer } from '../../fixtures/areas/payments/payer.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { scaPlatform } from '../../fixtures/areas/sca/customers.ts';
import { logIn, newStrongPayer } from '../../fixtures/areas/sca/login.ts';
import {
  leftBy,
  ordinaryQuote,
  paidBy,
  requireWithinSession,
  ways,
} from '../../fixtures/areas/sca/payments.ts';
import { check, expect, requireSuccess } from '../../fixtures/index.ts';

check.describe('without a login session', () => {
  // Where the session is asked for at the authorization alone, the payer's balance may show a hold.
  check('a quote with immediatelyExecute moves no money', 'SCA-SESSION-001', async ({ run }) => {
    const platform = scaPlatform(run);
    const [from, to] = [await newStrongPayer(platform), await newPayer(platform)];
    const body = { ...(await ordinaryQuote(platform, from, to)), immediatelyExecute: true };

    const { paid } = await paidBy(platform, { to }, () => createQuote(platform, body));

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requireWithinSession(platform, from, () => createQuote(platform, body));
  });

  check('a quote and its execution move no money', 'SCA-SESSION-002', async ({ run }) => {
    const platform = scaPlatform(run);
    const [from, to] = [await newStrongPayer(platform), await newPayer(platform)];
    const body = await ordinaryQuote(platform, from, to);

    const { paid } = await paidBy(platform, { to }, () => quoteAndExecute(platform, body));

    expect(await paid(), 'the amount paid to the payee').toBe(0);
    await requireWithinSession(platform, from);
  });

  check('a transfer-out moves no money', 'SCA-SESSION-003', async ({ run }) => {
    const platform = scaPlatform(run);
    const from = await newStrongPayer(platform);
    const pay = () => ways['transfer-out'](platform, from);

    const { debited } = await leftBy(platform, from, pay);

    expect(debited, 'the amount debited from the account').toBe(0);
    await requireWithinSession(platform, from, pay);
  });

  for (const [way, row] of [
    ['quote', 'SCA-SESSION-004'],
    ['transfer-out', 'SCA-SESSION-005'],
  ] as const) {
    check(`a ${way} does not return 401`, row, async ({ run }) => {
      const platform = scaPlatform(run);
      const from = await newStrongPayer(platform);

      const ask = () => ways[way](platform, from);

      const { status } = await ask();

      expect(status, 'the HTTP status').not.toBe(401);
      await requireWithinSession(platform, from, ask);
    });
  }

  for (const [what, way, row, operation] of [
    ['a quote', 'quote', 'SCA-SESSION-006', 'createQuote'],
    ['a quote with immediatelyExecute', 'immediate quote', 'SCA-SESSION-007', 'createQuote'],
    ['a quote to an external account', 'payout quote', 'SCA-SESSION-008', 'createQuote'],
    ['a cross-currency quote', 'cross-currency quote', 'SCA-SESSION-026', 'createQuote'],
    [
      'a quote for a receiving amount',
      'quote of a receiving amount',
      'SCA-SESSION-022',
      'createQuote',
    ],
    ['a quote with a pull source', 'pull quote', 'SCA-SESSION-023', 'createQuote'],
    ['a transfer-out', 'transfer-out', 'SCA-SESSION-009', 'createTransferOut'],
    ['a transfer-in', 'transfer-in', 'SCA-SESSION-010', 'createTransferIn'],
  ] as const) {
    check(`${what} returns 409 SCA_SESSION_REQUIRED`, row, async ({ run }) => {
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
