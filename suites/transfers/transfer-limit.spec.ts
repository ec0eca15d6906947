import { tooLargeTransfer } from '../../fixtures/areas/transfers/too-large-transfer.ts';
import {
  covers,
  errorCodeOf,
  expect,
  expectByGap,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

const CODE = 'TRANSACTION_SIZE_LIMIT_EXCEEDED';

test.describe('a transfer out above the maximum of one payment', () => {
  test('is refused', covers('TRANSFER-OUT-017'), async ({ platform }) => {
    const { reply } = await tooLargeTransfer(platform);

    // Whether the deprecated transfers are payments that the maximum is of is not said.
    if (errorCodeOf(reply) !== CODE) {
      unlessConfirmed('G-162', `it is answered ${reply.status} ${errorCodeOf(reply) ?? ''}`);
    }
    expect(reply).toBeError(400, CODE);
  });

  test('takes nothing', covers('TRANSFER-OUT-018'), async ({ platform }) => {
    const { debited } = await tooLargeTransfer(platform);

    expectByGap('G-162', debited === 0, `${debited} left the account`);
  });
});
