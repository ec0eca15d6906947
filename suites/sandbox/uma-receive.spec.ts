import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectRefusal } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { expectUmaRefusal } from '../../fixtures/check/uma-refusal.ts';
import { settledBalance } from '../../fixtures/payments/balance.ts';
import { receive, received } from '../../fixtures/payments/received.ts';
import { umaDomain, umaUser } from '../../fixtures/payments/uma.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { platformBeside } from '../../fixtures/verifications/mode.ts';
import { balanceOf } from '../../fixtures/wallet/wallet-account.ts';

const faults = [
  ['of nothing', { receivingCurrencyAmount: 0 }, 'UMA-RECEIVE-006', 400, 'INVALID_AMOUNT'],
  ['of less', { receivingCurrencyAmount: -500 }, 'UMA-RECEIVE-007', 400, 'INVALID_AMOUNT'],
  ['of a fraction', { receivingCurrencyAmount: 10.5 }, 'UMA-RECEIVE-008', 400, 'INVALID_INPUT'],
  ['in no currency', { receivingCurrencyCode: 'XXQ' }, 'UMA-RECEIVE-009', 400, 'INVALID_CURRENCY'],
  ['to no address', { receiverUmaAddress: 'robin' }, 'UMA-RECEIVE-010', 400, 'INVALID_UMA_ADDRESS'],
  ['from no address', { senderUmaAddress: 'robin' }, 'UMA-RECEIVE-011', 400, 'INVALID_UMA_ADDRESS'],
] as const;

const required = [
  'senderUmaAddress',
  'receiverUmaAddress',
  'receivingCurrencyCode',
  'receivingCurrencyAmount',
] as const;

/** Whom refused payments are sent to, and one that is taken. */
function user(platform: Platform) {
  return platform.once('a UMA user who receives nothing', async () => {
    const known = await umaUser(platform);
    expect(await receive(platform, known), 'the twin').toBeSuccess();
    return known;
  });
}

test.describe('a payment from a UMA address', () => {
  test('is accepted', covers('UMA-RECEIVE-001'), async ({ platform }) => {
    expect((await received(platform)).first).toBeSuccess();
  });

  for (const [fact, name, wanted, row] of [
    ['arrives to the unit', 'once', 12_345, 'UMA-RECEIVE-002'],
    ['arrives once each time', 'twice', 24_690, 'UMA-RECEIVE-003'],
    ['arrives beside others at the same time', 'together', 4_321, 'UMA-RECEIVE-004'],
    ['arrives on nobody else', 'beside', 0, 'UMA-RECEIVE-005'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      expect((await received(platform))[name], 'what came').toBe(wanted);
    });
  }

  for (const [fault, members, row, status, code] of faults) {
    test(`${fault} is refused`, covers(row), async ({ platform }) => {
      const reply = await receive(platform, await user(platform), members);

      expectRefusal(reply, 'G-172', status, code);
    });
  }

  test('to nobody returns 404', covers('UMA-RECEIVE-012'), async ({ platform }) => {
    const receiverUmaAddress = `$nobody.of.that.name@${umaDomain(platform)}`;

    const reply = await receive(platform, await user(platform), { receiverUmaAddress });

    expectUmaRefusal(reply, 'G-09', 404, 'UMA_NOT_FOUND');
  });

  test('without a member is refused', covers('UMA-RECEIVE-013'), async ({ platform }) => {
    for (const name of required) {
      const reply = await receive(platform, await user(platform), { [name]: undefined });

      expectRefusal(reply, 'G-172');
    }
  });

  test('that is refused brings nothing', covers('UMA-RECEIVE-014'), async ({ platform }) => {
    const known = await user(platform);
    for (const members of [
      ...faults.map(([, each]) => each),
      ...required.map((name) => ({ [name]: undefined })),
    ]) {
      const before = await balanceOf(platform, known);

      const reply = await receive(platform, known, members);

      if (!isSuccess(reply)) {
        expect(await balanceOf(platform, known), JSON.stringify(members)).toBe(before);
      }
    }
  });

  test(
    'to a user of another platform is refused',
    covers('UMA-RECEIVE-015'),
    async ({ session, platform }) => {
      const known = await umaUser(platform);
      const before = await balanceOf(platform, known);

      const reply = await receive(platformBeside(session, platform), known);

      expect(await balanceOf(platform, known), `the balance, after ${reply.status}`).toBe(before);
      expect(await receive(platform, known), 'the twin').toBeSuccess();
      expect(await settledBalance(platform, known, before + 100), 'the twin').toBe(before + 100);
    },
  );
});
