import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal, unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { settledBalance } from '../../fixtures/payments/balance.ts';
import { expectReceived, receive, unpaidUser } from '../../fixtures/payments/received.ts';
import { umaDomain, umaUser } from '../../fixtures/payments/uma.ts';
import { platformBeside } from '../../fixtures/verifications/mode.ts';
import { balanceOf } from '../../fixtures/wallet/wallet-account.ts';

test.describe('a payment from a UMA address', () => {
  test('to nobody returns 404', covers('UMA-RECEIVE-012'), async ({ platform }) => {
    const receiverUmaAddress = `$nobody.of.that.name@${umaDomain(platform)}`;

    const reply = await receive(platform, await unpaidUser(platform), { receiverUmaAddress });

    expectRefusal(reply, 'G-09', 404, 'UMA_NOT_FOUND');
  });

  test(
    'to a user of another platform is refused',
    covers('UMA-RECEIVE-015'),
    async ({ session, platform }) => {
      const known = await umaUser(platform);
      const before = await balanceOf(platform, known);

      const reply = await receive(platformBeside(session, platform), known);

      expect(await balanceOf(platform, known), `the balance, after ${reply.status}`).toBe(before);
      expectReceived(await receive(platform, known), 'the twin');
      const balance = await settledBalance(platform, known, before + 100);
      if (balance === before) unlessConfirmed('G-170', 'the twin arrives elsewhere');
      expect(balance, 'the twin').toBe(before + 100);
    },
  );
});
