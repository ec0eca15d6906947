import { sharedSession } from '../../fixtures/areas/otp/wallet.ts';
import { executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { sessionOfEachType } from '../../fixtures/areas/sessions/session-of-each-type.ts';
import {
  openPayout,
  payer,
  smallPayout,
  timesPaid,
  tryPayout,
} from '../../fixtures/areas/wallet/payouts.ts';
import { execute, executeUnder } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { check, expect } from '../../fixtures/index.ts';

const PAID = 'how often the quote was paid';

check.describe('executing a wallet payout', () => {
  check('without a signature returns a challenge', 'PAYOUT-SIGN-001', async ({ platform }) => {
    const { quote } = await openPayout(platform);

    const reply = await executeQuote(platform, quote);

    if (reply.status === 401) {
      expect(reply, 'the execution without a signature').toBeError(401, 'WALLET_SIGNATURE_MISSING');
      expect(reply, 'a challenge where a 401 came').toBeSuccess(202);
    }
    expect(reply, 'the execution without a signature').toBeSuccess(202);
  });

  for (const [what, made] of [
    ['moves no money', openPayout],
    ['does not move even a small amount', smallPayout],
  ] as const) {
    check(`without a signature ${what}`, 'PAYOUT-SIGN-002', async ({ platform }) => {
      const open = await made(platform);

      await executeQuote(platform, open.quote);

      expect(await timesPaid(platform, open), PAID).toBe(0);
    });
  }

  check('with a signature is accepted', 'PAYOUT-SIGN-003', async ({ platform }) => {
    const { session } = await payer(platform);
    const { quote } = await openPayout(platform);

    const reply = await execute(platform, quote, session.key);

    expect(reply).toBeSuccess();
  });

  check(
    'with a signature moves the money exactly once',
    'PAYOUT-SIGN-004',
    async ({ platform }) => {
      const { session } = await payer(platform);
      const open = await openPayout(platform);

      await execute(platform, open.quote, session.key);

      expect(await timesPaid(platform, open, 1), PAID).toBe(1);
    },
  );

  check(
    'signed by a session of another wallet returns 401',
    'PAYOUT-SIGN-005',
    async ({ platform }) => {
      const { key } = await sharedSession(platform);
      const { quote } = await openPayout(platform);

      const reply = await executeUnder(platform, quote, key);

      expect(reply, 'the execution signed by a session of another wallet').toBeError(
        401,
        'WALLET_SIGNATURE_INVALID',
      );
      expect(
        await tryPayout(platform, quote),
        'the same request signed by a session of the wallet',
      ).toBeSuccess();
    },
  );

  check('with a refused signature moves no money', 'PAYOUT-SIGN-006', async ({ platform }) => {
    const { key } = await sharedSession(platform);
    const open = await openPayout(platform);

    await executeUnder(platform, open.quote, key);

    expect(await timesPaid(platform, open), PAID).toBe(0);
    await tryPayout(platform, open.quote);
    const times = await timesPaid(platform, open, 1);
    expect(times, 'how often the quote was paid after the right signature').toBe(1);
  });

  check(
    'with the right signature after a refused one is accepted',
    'PAYOUT-SIGN-010',
    async ({ platform }) => {
      const { key } = await sharedSession(platform);
      const { quote } = await openPayout(platform);
      await executeUnder(platform, quote, key);

      const reply = await tryPayout(platform, quote);

      expect(reply).toBeSuccess();
    },
  );

  check(
    'signed by a session of any credential type is accepted',
    'PAYOUT-SIGN-020',
    async ({ platform }) => {
      const { wallet, keeper, others } = await sessionOfEachType(platform);

      for (const { key, credential } of [keeper, ...others]) {
        const open = await openPayout(platform, wallet);
        const reply = await execute(platform, open.quote, key);
        expect(reply, `the execution signed by a session of ${credential.type}`).toBeSuccess();
        expect(await timesPaid(platform, open, 1), PAID).toBe(1);
      }
    },
  );

  check('a second time is refused and moves no money', 'PAYOUT-SIGN-009', async ({ platform }) => {
    const { session } = await payer(platform);
    const open = await openPayout(platform);
    await execute(platform, open.quote, session.key);
    await timesPaid(platform, open, 1);

    const again = await tryPayout(platform, open.quote);

    expect(await timesPaid(platform, open), PAID).toBe(1);
    expect(again, 'a second execution with a new challenge').toBeRefused(409);
  });
});
