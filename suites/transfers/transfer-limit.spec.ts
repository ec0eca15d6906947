import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { moneyMovedBy } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { fundedPayer, limitOf } from '../../fixtures/areas/payments/funded-payer.ts';
import { AMOUNT, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { transfer } from '../../fixtures/areas/transfers/calls.ts';
import {
  covers,
  errorCodeOf,
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
    const body = quoteBody(from.accountId, externalId, { lockedCurrencyAmount: amount });
    const isQuoted = errorCodeOf(await quoteAndExecute(platform, body)) !== CODE;
    const send = () => transfer(platform, 'out', { ...ends, amount });
    const moved = await moneyMovedBy(platform, { from }, send, 'nothing');
    const little = await transfer(platform, 'out', ends);
    // No service is owed every corridor.
    if (!isSuccess(little)) {
      unverified(`a transfer of little is answered ${little.status}`, { rests: ['G-154'] });
    }
    return { ...moved, isAbove: !isQuoted && moved.debited >= amount };
  });
}

type Tried = Awaited<ReturnType<typeof tooLargeTransfer>>;

/**
 * What it rests on that so large a transfer is made: that the maximum holds for the deprecated transfers,
 * too. It does where a quote of the same payment exceeds it (Limits, Single-transaction maximum).
 */
function largeRests({ reply, isAbove }: Tried): readonly 'G-162'[] | undefined {
  if (!isSuccess(reply)) return undefined;
  return isAbove ? [] : ['G-162'];
}

test.describe('a transfer out above the maximum of one payment', () => {
  test('is refused', covers('TRANSFER-OUT-017'), async ({ platform }) => {
    const tried = await tooLargeTransfer(platform);

    expect(tried.reply, 'the transfer', largeRests(tried)).toBeRefused();
    expect(tried.reply).toBeError(400, CODE);
  });

  test('takes nothing', covers('TRANSFER-OUT-018'), async ({ platform }) => {
    const tried = await tooLargeTransfer(platform);

    expect(tried.debited, 'what left the account', largeRests(tried)).toBe(0);
  });
});
