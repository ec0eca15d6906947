import { orderCard } from '../../fixtures/cards/card-limit.ts';
import { activeCard, issuedCard, newCardholder } from '../../fixtures/cards/cards.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { errorCodeOf, isSuccess } from '../../fixtures/platform/reply.ts';

test.describe('issuing a card', () => {
  test('to an approved cardholder is accepted', covers('CARD-ISSUE-001'), async ({ platform }) => {
    const holder = await newCardholder(platform);

    const reply = await orderCard(platform, holder);

    if (errorCodeOf(reply) === 'CARD_LIMIT_REACHED') {
      unverified('P-12 the platform has no room for one more card');
    }
    if (!isSuccess(reply) && errorCodeOf(reply) !== 'CARDHOLDER_KYC_NOT_APPROVED') {
      unlessConfirmed('G-44', `POST /cards answered ${reply.status}`);
    }
    expect(reply).toBeSuccess();
    const path = { id: issuedCard(reply).id };
    const read = () => platform.call('getCardById', { path });
    expect(
      await settled(read, isSuccess, platform.target.settleMs),
      'the card issued',
    ).toBeSuccess();
  });

  test('gives each card an id of its own', covers('CARD-ID-002'), async ({ platform }) => {
    const cards = await Promise.all(Array.from({ length: 4 }, () => activeCard(platform)));

    expect(new Set(cards.map(({ id }) => id)).size, 'ids of four cards').toBe(4);
  });
});
