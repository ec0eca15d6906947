import { sessionOfEachType } from '../../fixtures/areas/sessions/session-of-each-type.ts';
import {
  openPayout,
  refusedPayout,
  repeatedPayout,
  timesPaid,
  unsignedPayout,
} from '../../fixtures/areas/wallet/payouts.ts';
import { execute } from '../../fixtures/areas/wallet/wallet-quote.ts';
import { covers, expect, test, unlessConfirmed, warn } from '../../fixtures/index.ts';

test.describe('executing a quote out of a wallet', () => {
  test(
    'is answered with a challenge at first',
    covers('PAYOUT-SIGN-001'),
    async ({ platform, target }) => {
      const { first } = await unsignedPayout(platform);

      if (first.status === 401 && !target.confirmed('X-05')) {
        warn('a challenge is the recommended reading of X-05; got 401');
        expect(first).toBeError(401, 'WALLET_SIGNATURE_MISSING');
      } else {
        expect(first).toBeSuccess(202);
      }
    },
  );

  test('moves no money before it is signed', covers('PAYOUT-SIGN-002'), async ({ platform }) => {
    const { times } = await unsignedPayout(platform);

    expect(times, 'times that the quote was paid').toBe(0);
  });

  test('is accepted once signed', covers('PAYOUT-SIGN-003'), async ({ platform }) => {
    const { last } = await repeatedPayout(platform, false);

    expect(last).toBeSuccess();
  });

  test(
    'moves the money once when it is signed',
    covers('PAYOUT-SIGN-004'),
    async ({ platform }) => {
      const { times } = await repeatedPayout(platform, false);

      expect(times, 'times that the quote was paid').toBe(1);
    },
  );

  test(
    "is refused to another wallet's session",
    covers('PAYOUT-SIGN-005'),
    async ({ platform }) => {
      const { refused, last } = await refusedPayout(platform, false);

      expect(refused).toBeError(401, 'WALLET_SIGNATURE_INVALID', {
        why: 'X-49',
        status: 401,
        code: 'INVALID_SIGNATURE',
      });
      expect(last, 'to its own session').toBeSuccess();
    },
  );

  test(
    'moves no money where its signature is refused',
    covers('PAYOUT-SIGN-006'),
    async ({ platform }) => {
      const { timesRefused, times } = await refusedPayout(platform, false);

      expect(timesRefused, 'times that the quote was paid').toBe(0);
      expect(times, 'times that it was once it was signed rightly').toBe(1);
    },
  );

  test('is still possible after a refusal', covers('PAYOUT-SIGN-010'), async ({ platform }) => {
    const { last } = await refusedPayout(platform, false);

    expect(last).toBeSuccess();
  });

  test(
    'is accepted from a session of any type',
    covers('PAYOUT-SIGN-020'),
    async ({ platform }) => {
      const { wallet, keeper, others } = await sessionOfEachType(platform);

      for (const { key, credential } of [keeper, ...others]) {
        const open = await openPayout(platform, wallet);
        const what = `signed by a session of ${credential.type}`;
        expect(await execute(platform, open.quote, key), what).toBeSuccess();
        expect(await timesPaid(platform, open, 1), 'times that the quote was paid').toBe(1);
      }
    },
  );

  test('is done once only', covers('PAYOUT-SIGN-009'), async ({ platform }) => {
    const { repeated, timesRepeated } = await repeatedPayout(platform, false);

    if (repeated.status !== 409 || timesRepeated > 1) {
      unlessConfirmed('G-161', `a second execution answered ${repeated.status}`);
    }
    expect(repeated).toBeRefused(409);
    expect(timesRepeated, 'times that the quote was paid').toBe(1);
  });
});
