import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { allCards } from '../../fixtures/platform/card-list.ts';
import {
  activeCard,
  cardholder,
  cardOrder,
  sharedCard,
  statusOf,
} from '../../fixtures/platform/cards.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { isSuccess, member, text } from '../../fixtures/platform/reply.ts';

/** An order on the other platform that mixes in what belongs to the first. */
async function foreignOrder(other: Platform, mixed: { customerId?: string; accountId?: string }) {
  const own = await cardholder(other);
  const twin = await other.call('createCard', { body: cardOrder(other, own) });
  expect(twin, 'the order with its own resources').toBeSuccess();
  const id = text(member(twin.json, 'id')) ?? '';
  await other.call('updateCardById', { path: { id }, body: { status: 'CLOSED' } });
  return other.call('createCard', { body: cardOrder(other, { ...own, ...mixed }) });
}

test.describe('another platform', () => {
  test('reads none of the cards', covers('AUTH-PLATFORM-001'), async ({ session, platform }) => {
    const { id } = await sharedCard(platform);

    const reply = await otherPlatform(session).call('getCardById', { path: { id } });

    expect(isSuccess(reply), `reading answered ${reply.status}`).toBe(false);
  });

  test('changes none of the cards', covers('AUTH-PLATFORM-002'), async ({ session, platform }) => {
    const card = await activeCard(platform);

    const path = { id: card.id };
    const body = { status: 'CLOSED' };
    const reply = await otherPlatform(session).call('updateCardById', { path, body });

    expect(isSuccess(reply), `the update answered ${reply.status}`).toBe(false);
    expect(await statusOf(platform, card)).toBe('ACTIVE');
  });

  test(
    'changes none of the customers',
    covers('AUTH-PLATFORM-003'),
    async ({ session, platform }) => {
      const { customerId } = await cardholder(platform);
      const path = { customerId };
      const body = { customerType: 'INDIVIDUAL', fullName: 'Conformance Renamed' };

      const reply = await otherPlatform(session).call('updateCustomerById', { path, body });

      expect(isSuccess(reply), `the update answered ${reply.status}`).toBe(false);
    },
  );

  test(
    'issues no card to its customers',
    covers('AUTH-PLATFORM-004'),
    async ({ session, platform }) => {
      const { customerId } = await cardholder(platform);

      const reply = await foreignOrder(otherPlatform(session), { customerId });

      expect(isSuccess(reply), `the order answered ${reply.status}`).toBe(false);
    },
  );

  test(
    'issues no card against its accounts',
    covers('AUTH-PLATFORM-005'),
    async ({ session, platform }) => {
      const { accountId } = await cardholder(platform);

      const reply = await foreignOrder(otherPlatform(session), { accountId });

      expect(isSuccess(reply), `the order answered ${reply.status}`).toBe(false);
    },
  );

  test('lists none of the cards', covers('AUTH-PLATFORM-006'), async ({ session, platform }) => {
    const card = await activeCard(platform);
    const idsIn = (rows: readonly unknown[]) => rows.map((row) => member(row, 'id'));

    expect(idsIn(await allCards(platform)), 'the list of its own platform').toContain(card.id);
    expect(idsIn(await allCards(otherPlatform(session)))).not.toContain(card.id);
  });
});
