import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { sandboxSend } from '../../fixtures/areas/payments/calls.ts';
import { newDeposit } from '../../fixtures/areas/payments/deposit.ts';
import { platformBeside } from '../../fixtures/areas/verifications/mode.ts';
import { check, expect, expectNoneAlike, forAll } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

check.describe('POST /sandbox/send', () => {
  check('for a quote that does not exist returns 404', 'SANDBOX-SEND-007', async ({ platform }) => {
    const { quote } = await newDeposit(platform);

    await expectNoneAlike(quote.id, (alike) => sandboxSend(platform, alike));
    await forAll(
      unknownIdLike(quote.id),
      async (id) => {
        expect(await sandboxSend(platform, id), 'the request for an unknown quote').toBeError(
          404,
          'QUOTE_NOT_FOUND',
        );
      },
      5,
    );
    expect(
      await sandboxSend(platform, quote.id),
      'the same request for a quote that exists',
    ).toBeSuccess();
  });

  check(
    'for a quote of another platform is refused',
    'SANDBOX-SEND-011',
    async ({ run, platform }) => {
      const { quote, receiver } = await newDeposit(platform);
      const before = await balanceOf(platform, receiver);

      const reply = await sandboxSend(platformBeside(run, platform), quote.id);

      expect(reply, 'the request by another platform').toBeRefused();
      expect(
        await balanceOf(platform, receiver),
        'the balance after the request by another platform',
      ).toBe(before);
      expect(
        await sandboxSend(platform, quote.id),
        'the same request by its own platform',
      ).toBeSuccess();
    },
  );
});
