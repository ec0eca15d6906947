import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { allCards } from '../../fixtures/platform/card-list.ts';
import { changeStatus } from '../../fixtures/platform/card-updates.ts';
import {
  activeCard,
  type Cardholder,
  cardholder,
  cardOrder,
  close,
  sharedCard,
  statusOf,
  unreadCard,
} from '../../fixtures/platform/cards.ts';
import { newCustomer, updatedCustomer } from '../../fixtures/platform/customers.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { isSuccess, member, rowsOf } from '../../fixtures/platform/reply.ts';

const FOREIGN_NAME = 'Conformance Foreigner';

/** An order on the other platform that mixes in what belongs to the first. */
async function foreignOrder(other: Platform, mixed: Partial<Cardholder>) {
  const own = await cardholder(other);
  await close(other, await unreadCard(other, own));
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
    const body = { status: 'FROZEN' };
    const reply = await otherPlatform(session).call('updateCardById', { path, body });

    expect(isSuccess(reply), `the update answered ${reply.status}`).toBe(false);
    expect(await statusOf(platform, card)).toBe('ACTIVE');
    expect(await changeStatus(platform, card, 'FROZEN'), 'by its own platform').toBeSuccess();
  });

  test(
    'changes none of the customers',
    covers('AUTH-PLATFORM-003'),
    async ({ session, platform }) => {
      const { id: customerId } = await newCustomer(platform);
      const path = { customerId };
      const body = { customerType: 'INDIVIDUAL', fullName: FOREIGN_NAME };

      const reply = await otherPlatform(session).call('updateCustomerById', { path, body });

      expect(isSuccess(reply), `the update answered ${reply.status}`).toBe(false);
      const { json } = await platform.call('getCustomerById', { path });
      expect(member(json, 'fullName'), 'the name after the refusal').not.toBe(FOREIGN_NAME);
      await updatedCustomer(platform, customerId);
    },
  );

  for (const [what, row, mixedIn] of [
    ['to its customers', 'AUTH-PLATFORM-004', ({ customerId }) => ({ customerId })],
    ['against its accounts', 'AUTH-PLATFORM-005', ({ accountId }) => ({ accountId })],
  ] as const satisfies [string, string, (holder: Cardholder) => Partial<Cardholder>][]) {
    test(`issues no card ${what}`, covers(row), async ({ session, platform }) => {
      const other = otherPlatform(session);
      const foreign = await cardholder(platform);

      // Mixed with what is its own, and wholly foreign: an account has to be the cardholder's.
      for (const mixed of [mixedIn(foreign), foreign]) {
        const reply = await foreignOrder(other, mixed);

        expect(isSuccess(reply), `the order answered ${reply.status}`).toBe(false);
      }
    });
  }

  test('lists none of the cards', covers('AUTH-PLATFORM-006'), async ({ session, platform }) => {
    const card = await activeCard(platform);
    const other = otherPlatform(session);
    const idsIn = (rows: readonly unknown[]) => rows.map((row) => member(row, 'id'));

    const listed = await settled(
      async () => idsIn(await allCards(platform)),
      (ids) => ids.includes(card.id),
      platform.target.settleMs,
    );
    if (!listed.includes(card.id)) {
      unverified('GET /cards does not show its own platform the card; the list rests on G-44');
    }
    expect(idsIn(await allCards(other))).not.toContain(card.id);
    const { customerId: cardholderId } = await cardholder(platform);
    const reply = await other.call('listCards', { query: { cardholderId } });
    const rows = rowsOf(reply, other.target.setting('paging.dataField', 'data'));
    expect(idsIn(rows), 'asked for by its cardholder').not.toContain(card.id);
  });
});
