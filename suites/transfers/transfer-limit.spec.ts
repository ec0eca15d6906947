import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { moneyMovedBy } from '../../fixtures/areas/quotes/accounts-under-test.ts';
import { fundedPayer, limitOf } from '../../fixtures/areas/quotes/funded-payer.ts';
import { AMOUNT } from '../../fixtures/areas/quotes/quote.ts';
import { transfer } from '../../fixtures/areas/transfers/calls.ts';
import {
  covers,
  expect,
  isSuccess,
  type Platform,
  test,
  unverified,
} from '../../fixtures/index.ts';

const CODE = 'TRANSACTION_SIZE_LIMIT_EXCEEDED';

/**
 * Tries to transfer out more than one payment may, once per worker. It is right in all but that: what
 * is little is taken the same way after it.
 */
function tooLargeTransfer(platform: Platform) {
  return platform.once('a transfer out above the maximum', async () => {
    const amount = limitOf(platform, 'singleTransaction') + 1;
    const from = await fundedPayer(platform, 2 * amount + AMOUNT);
    const wanted = { kind: 'USD_ACCOUNT' } as const;
    const { id: externalId } = await newExternalAccount(platform, from.customerId, wanted);
    const ends = { accountId: from.accountId, externalId };
    const send = () => transfer(platform, 'out', { ...ends, amount });
    const moved = await moneyMovedBy(platform, { from }, send, 'nothing');
    const little = await transfer(platform, 'out', ends);
    // No service is owed every corridor.
    if (!isSuccess(little)) {
      unverified(`a transfer of little is answered ${little.status}`, { rests: ['G-154'] });
    }
    return moved;
  });
}

test.describe('a transfer out above the maximum of one payment', () => {
  test('is refused', covers('TRANSFER-OUT-017'), async ({ platform }) => {
    const { reply } = await tooLargeTransfer(platform);

    expect(reply).toBeError(400, CODE);
  });

  test('takes nothing', covers('TRANSFER-OUT-018'), async ({ platform }) => {
    const { reply, debited } = await tooLargeTransfer(platform);

    // That the maximum holds for the deprecated transfers is not said; what is refused takes nothing.
    const rests = isSuccess(reply) ? (['G-162'] as const) : undefined;
    expect(debited, 'what left the account', rests).toBe(0);
  });
});
