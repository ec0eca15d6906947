import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { accountIdsOf } from '../../fixtures/platform/accounts.ts';
import { cardIdsOf } from '../../fixtures/platform/card-list.ts';
import { activeCard, cardholder, cardOrder, statusOf } from '../../fixtures/platform/cards.ts';
import { customerIn, type KycStatus } from '../../fixtures/platform/customers.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';

/** Orders a card for a customer who is not approved, on the customer's own account if any. */
async function orderFor(platform: Platform, status: KycStatus) {
  const twin = await cardholder(platform);
  await activeCard(platform, twin);
  const customerId = await customerIn(platform, status);
  const [own] = await accountIdsOf(platform, customerId);
  const body = cardOrder(platform, { customerId, accountId: own ?? twin.accountId });
  return { customerId, reply: await platform.call('createCard', { body }) };
}

test.describe('issuing a card', () => {
  test('to an approved cardholder is accepted', covers('CARD-ISSUE-001'), async ({ platform }) => {
    const card = await activeCard(platform);

    expect(await statusOf(platform, card)).toBe('ACTIVE');
  });

  for (const [status, row] of [
    ['UNVERIFIED', 'CARD-ISSUE-002'],
    ['PENDING', 'CARD-ISSUE-003'],
    ['REJECTED', 'CARD-ISSUE-004'],
  ] as const) {
    test(`to a cardholder with KYC ${status} is refused`, covers(row), async ({ platform }) => {
      const { reply } = await orderFor(platform, status);

      expect(reply).toBeError(400, 'CARDHOLDER_KYC_NOT_APPROVED');
    });
  }

  test(
    'leaves no card behind when refused for KYC',
    covers('CARD-ISSUE-005'),
    async ({ platform }) => {
      const { customerId } = await orderFor(platform, 'UNVERIFIED');

      expect(await cardIdsOf(platform, customerId)).toEqual([]);
    },
  );

  test('gives each card an id of its own', covers('CARD-ID-002'), async ({ platform }) => {
    const [first, second] = [await activeCard(platform), await activeCard(platform)];

    expect(second.id).not.toBe(first.id);
  });
});
