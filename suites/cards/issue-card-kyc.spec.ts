import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { accountIdsOf, accountRowsOf } from '../../fixtures/platform/accounts.ts';
import { cardIdsOf } from '../../fixtures/platform/card-list.ts';
import { activeCard, cardholder, cardOrder } from '../../fixtures/platform/cards.ts';
import { customerIn, type KycStatus } from '../../fixtures/platform/customers.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { errorCodeOf, isSuccess, member, text } from '../../fixtures/platform/reply.ts';

const NOT_APPROVED = 'CARDHOLDER_KYC_NOT_APPROVED';

/** Orders a card for a customer who is not approved, on an account of that customer if there is any. */
async function orderFor(platform: Platform, status: KycStatus) {
  const twin = await cardholder(platform);
  const card = await activeCard(platform, twin);
  const customerId = await customerIn(platform, status);
  const [usable] = await accountIdsOf(platform, customerId);
  const [unready] = await accountRowsOf(platform, customerId);
  const accountId = usable ?? text(member(unready, 'id')) ?? twin.accountId;
  const body = cardOrder(platform, { customerId, accountId });
  const reply = await platform.call('createCard', { body });
  const isOther = reply.status < 500 && errorCodeOf(reply) !== NOT_APPROVED;
  if (usable === undefined && !isSuccess(reply) && isOther) {
    unlessConfirmed('G-51', 'the customer has no account to use, and any other is a fault');
  }
  return { twin, card, customerId, reply };
}

test.describe('issuing a card', () => {
  for (const [status, row] of [
    ['UNVERIFIED', 'CARD-ISSUE-002'],
    ['PENDING', 'CARD-ISSUE-003'],
    ['REJECTED', 'CARD-ISSUE-004'],
  ] as const) {
    test(`to a cardholder with KYC ${status} is refused`, covers(row), async ({ platform }) => {
      const { reply } = await orderFor(platform, status);

      expect(reply).toBeError(400, NOT_APPROVED);
    });

    test(
      `leaves no card behind when refused for KYC ${status}`,
      covers('CARD-ISSUE-005'),
      async ({ platform }) => {
        const { twin, card, customerId } = await orderFor(platform, status);

        const listed = await settled(
          () => cardIdsOf(platform, twin.customerId),
          (ids) => ids.includes(card.id),
          platform.target.settleMs,
        );
        if (!listed.includes(card.id)) {
          unverified('GET /cards does not show whose each card is; it rests on G-42 and G-44');
        }
        expect(await cardIdsOf(platform, customerId)).toEqual([]);
      },
    );
  }
});
