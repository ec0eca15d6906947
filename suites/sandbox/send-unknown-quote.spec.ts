import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { newDeposit, sendTo } from '../../fixtures/payments/deposit.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { platformBeside } from '../../fixtures/verifications/mode.ts';
import { balanceOf } from '../../fixtures/wallet/wallet-account.ts';
import { unknownIdLike } from '../../generators/ids/unknown-id-like.ts';

test.describe('paying into the instructions of a quote', () => {
  test('of an unknown quote returns 404', covers('SANDBOX-SEND-007'), async ({ platform }) => {
    const { quote } = await newDeposit(platform);

    await forAll(
      unknownIdLike(quote.id),
      async (id) => {
        expectRefusal(await sendTo(platform, id), 'G-11', 404, 'QUOTE_NOT_FOUND');
      },
      5,
    );
    expect(await sendTo(platform, quote.id), 'the twin').toBeSuccess();
  });

  test(
    'is refused to another platform',
    covers('SANDBOX-SEND-011'),
    async ({ session, platform }) => {
      const { quote, receiver } = await newDeposit(platform);
      const before = await balanceOf(platform, receiver);

      const reply = await sendTo(platformBeside(session, platform), quote.id);

      expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
      expect(await balanceOf(platform, receiver), 'the balance').toBe(before);
      expect(await sendTo(platform, quote.id), 'the twin').toBeSuccess();
    },
  );
});
