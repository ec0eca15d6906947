import {
  COIN,
  COINS,
  coinAccount,
  estimate,
  feeIn,
  isPaidInCoins,
  withdrawal,
} from '../../fixtures/areas/exchange-rates/withdrawal-fee.ts';
import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { fund } from '../../fixtures/areas/payments/accounts-under-test.ts';
import {
  check,
  expect,
  expectUnknown,
  member,
  otherPlatform,
  type Platform,
  type Reply,
  text,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';

/** The answer to the estimate of a withdrawal that differs in these members. */
async function estimateOf(platform: Platform, members: object): Promise<Reply> {
  const { accountId } = await coinAccount(platform);
  const body = withdrawal(platform, accountId, members);
  return platform.api.estimateCryptoWithdrawalFee({ body });
}

check.describe('POST /crypto/estimate-withdrawal-fee', () => {
  check('for a valid withdrawal is accepted', 'RATE-ESTIMATE-001', async ({ platform }) => {
    expect(await estimateOf(platform, {})).toBeSuccess();
  });

  check('shows the fees and the netAmount', 'RATE-ESTIMATE-002', async ({ platform }) => {
    const reply = await estimate(platform);

    for (const name of ['networkFee', 'applicationFee', 'totalFee', 'netAmount'] as const) {
      expect(feeIn(reply, name), name).toBeGreaterThanOrEqual(0);
    }
    expect(text(member(reply.json, 'networkFeeAsset')), 'networkFeeAsset').toMatch(/\S/);
  });

  check('shows the sum of the fees as totalFee', 'RATE-ESTIMATE-003', async ({ platform }) => {
    const reply = await estimate(platform);
    if (!isPaidInCoins(reply))
      undecided(
        `POST /crypto/estimate-withdrawal-fee shows a networkFeeAsset other than ${COIN}, so the fees cannot be added`,
      );

    const sum = feeIn(reply, 'networkFee') + feeIn(reply, 'applicationFee');
    expect(feeIn(reply, 'totalFee'), 'totalFee').toBe(sum);
  });

  check(
    'shows the amount minus the totalFee as netAmount',
    'RATE-ESTIMATE-004',
    async ({ platform }) => {
      const reply = await estimate(platform);
      if (!isPaidInCoins(reply))
        undecided(
          `POST /crypto/estimate-withdrawal-fee shows a networkFeeAsset other than ${COIN}, so the fees cannot be added`,
        );

      const rest = COINS - feeIn(reply, 'totalFee');
      expect(feeIn(reply, 'netAmount'), 'netAmount').toBe(rest);
    },
  );

  check('moves no money', 'RATE-ESTIMATE-005', async ({ platform }) => {
    const account = await coinAccount(platform);
    const held = () => balanceOf(platform, account);
    const start = await held();
    await fund(platform, account, COINS);
    const before = await waitFor(held, (sum) => sum >= start + COINS, platform.target.settleMs);
    if (before < start + COINS)
      undecided(
        `the account shows a balance of ${before} after ${COINS} were added to its ${start}`,
      );

    await estimate(platform);

    expect(
      await balanceOf(platform, account),
      'the balance of the account after the estimate',
    ).toBe(before);
  });

  for (const [what, row, code] of [
    ['404', 'RATE-ESTIMATE-006', undefined],
    ['ACCOUNT_NOT_FOUND', 'RATE-ESTIMATE-007', 'ACCOUNT_NOT_FOUND'],
  ] as const) {
    check(`for an unknown account returns ${what}`, row, async ({ platform }) => {
      await estimate(platform);
      const { accountId } = await coinAccount(platform);

      const send = (internalAccountId: string) => estimateOf(platform, { internalAccountId });
      await expectUnknown(accountId, send, code);
    });
  }

  check(
    'for the account of another platform returns 404',
    'RATE-ESTIMATE-008',
    async ({ run, platform }) => {
      const { accountId: internalAccountId } = await coinAccount(otherPlatform(run));
      await estimate(platform);

      expect(
        await estimateOf(platform, { internalAccountId }),
        "the estimate for another platform's account",
      ).toBeRefused(404);
    },
  );

  check(
    'without a required member returns 400 INVALID_INPUT',
    'RATE-ESTIMATE-009',
    async ({ platform }) => {
      await estimate(platform);

      for (const name of ['internalAccountId', 'currency', 'cryptoNetwork', 'destinationAddress']) {
        const reply = await estimateOf(platform, { [name]: undefined });

        expect(reply, `the estimate without ${name}`).toBeError(400, 'INVALID_INPUT');
      }
    },
  );

  check(
    'with an invalid amount returns 400 INVALID_INPUT',
    'RATE-ESTIMATE-010',
    async ({ platform }) => {
      await estimate(platform);

      for (const amount of [undefined, 0, -COINS, 1.5, 'many']) {
        const reply = await estimateOf(platform, { amount });

        expect(reply, `the estimate of the amount ${amount}`).toBeError(400, 'INVALID_INPUT');
      }
    },
  );

  check(
    'over an unknown network returns 400 INVALID_INPUT',
    'RATE-ESTIMATE-011',
    async ({ platform }) => {
      await estimate(platform);

      const reply = await estimateOf(platform, { cryptoNetwork: 'NO_NETWORK' });

      expect(reply, 'the estimate over NO_NETWORK').toBeError(400, 'INVALID_INPUT');
    },
  );
});
