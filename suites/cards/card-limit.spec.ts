import { atLimit, emptyPlatform, liveCardCount } from '../../fixtures/areas/cards/card-limit.ts';
import { orderCard } from '../../fixtures/areas/cards/card-orders.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { cardholder, settledStatus } from '../../fixtures/areas/cards/cards.ts';
import { orderOf, unapprovedHolder } from '../../fixtures/areas/cards/unapproved-holder.ts';
import {
  check,
  drawn,
  expect,
  inOrder,
  isSuccess,
  needs,
  type Platform,
  type Reply,
  undecided,
  unreached,
  waitFor,
} from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

/** Orders a card for a holder who may have one. */
async function order(platform: Platform): Promise<Reply> {
  return orderCard(platform, await cardholder(platform));
}

/** Orders until a card is issued: a slot that a closed card is to free may come free later. */
function orderOnceFreed(platform: Platform): Promise<Reply> {
  return waitFor(() => order(platform), isSuccess, platform.target.settleMs);
}

// These checks fill and empty one platform, so they take turns.
inOrder();

check.describe('a platform with a limit of live cards', () => {
  // These come first: a slot that stays taken would keep the others from their start.
  check('frees a slot when an active card is closed', 'CARD-LIMIT-006', async ({ run }) => {
    const { platform, cards } = await atLimit(run);

    expect(await changeStatus(platform, cards[0], 'CLOSED'), 'closing the card').toBeSuccess();
    expect(await settledStatus(platform, cards[0], 'CLOSED'), 'the status of the closed card').toBe(
      'CLOSED',
    );

    expect(await orderOnceFreed(platform), 'a card in the freed slot').toBeSuccess();
    expect(await order(platform), 'a card beyond the freed slot').toBeError(
      409,
      'CARD_LIMIT_REACHED',
    );
  });

  check('frees a slot when a frozen card is closed', 'CARD-LIMIT-007', async ({ run }) => {
    const { platform, cards } = await atLimit(run);
    expect(await changeStatus(platform, cards[0], 'FROZEN'), 'freezing the card').toBeSuccess();
    expect(await settledStatus(platform, cards[0], 'FROZEN'), 'the status of the frozen card').toBe(
      'FROZEN',
    );

    expect(
      await changeStatus(platform, cards[0], 'CLOSED'),
      'closing the frozen card',
    ).toBeSuccess();
    expect(await settledStatus(platform, cards[0], 'CLOSED'), 'the status of the closed card').toBe(
      'CLOSED',
    );

    expect(await orderOnceFreed(platform), 'a card in the freed slot').toBeSuccess();
    expect(await order(platform), 'a card beyond the freed slot').toBeError(
      409,
      'CARD_LIMIT_REACHED',
    );
  });

  check('issues cards up to the limit', 'CARD-LIMIT-002', async ({ run }) => {
    const { platform, room } = await emptyPlatform(run);

    for (let issued = 0; issued < room; issued += 1) {
      expect(await orderOnceFreed(platform), `card ${issued + 1} of ${room}`).toBeSuccess();
    }
  });

  check('returns CARD_LIMIT_REACHED beyond the limit', 'CARD-LIMIT-001', async ({ run }) => {
    const { platform } = await atLimit(run);

    expect(await order(platform), 'a card beyond the maximum of live cards').toBeError(
      409,
      'CARD_LIMIT_REACHED',
    );
  });

  check('creates no card when it returns CARD_LIMIT_REACHED', 'CARD-LIMIT-005', async ({ run }) => {
    const { platform, cards } = await atLimit(run);
    const before = await waitFor(
      () => liveCardCount(platform),
      (count) => count >= cards.length,
      platform.target.settleMs,
    );
    if (before < cards.length) unreached('GET /cards lists fewer live cards than were just issued');

    await order(platform);

    expect(await liveCardCount(platform), 'the number of live cards after the refusal').toBe(
      before,
    );
  });

  check('counts a frozen card as live', 'CARD-LIMIT-008', async ({ run }) => {
    const { platform, cards } = await atLimit(run);

    expect(await changeStatus(platform, cards[0], 'FROZEN'), 'freezing the card').toBeSuccess();
    expect(await settledStatus(platform, cards[0], 'FROZEN'), 'the status of the frozen card').toBe(
      'FROZEN',
    );

    expect(await order(platform), 'a card beyond the maximum of live cards').toBeError(
      409,
      'CARD_LIMIT_REACHED',
    );
  });

  check('can unfreeze a card when it has reached the limit', 'CARD-LIMIT-015', async ({ run }) => {
    const { platform, cards } = await atLimit(run);
    expect(await changeStatus(platform, cards[0], 'FROZEN'), 'freezing the card').toBeSuccess();
    expect(await settledStatus(platform, cards[0], 'FROZEN'), 'the status of the frozen card').toBe(
      'FROZEN',
    );

    expect(await changeStatus(platform, cards[0], 'ACTIVE'), 'unfreezing the card').toBeSuccess();

    expect(
      await settledStatus(platform, cards[0], 'ACTIVE'),
      'the status of the unfrozen card',
    ).toBe('ACTIVE');
  });

  check('frees only one slot when a card is closed twice', 'CARD-LIMIT-009', async ({ run }) => {
    const { platform, cards } = await atLimit(run);
    expect(await changeStatus(platform, cards[0], 'CLOSED'), 'closing the card').toBeSuccess();
    expect(await settledStatus(platform, cards[0], 'CLOSED'), 'the status of the closed card').toBe(
      'CLOSED',
    );
    await changeStatus(platform, cards[0], 'CLOSED');

    expect(await orderOnceFreed(platform), 'a card in the freed slot').toBeSuccess();

    expect(await order(platform), 'a card beyond the freed slot').toBeError(
      409,
      'CARD_LIMIT_REACHED',
    );
  });

  check('keeps to the limit for simultaneous requests', 'CARD-LIMIT-012', async ({ run }) => {
    const { platform, room } = await emptyPlatform(run);

    const replies = await Promise.all(Array.from({ length: room + 3 }, () => order(platform)));

    const issued = replies.filter(isSuccess).length;
    if (issued === 0)
      needs(
        'P-12',
        'a free slot for a live card: POST /cards refused every order although GET /cards lists fewer live cards than the limit',
      );
    expect(issued, 'the number of cards issued at the same time').toBeLessThanOrEqual(room);
    for (const refused of replies.filter((reply) => !isSuccess(reply))) {
      expect(refused, 'a card refused beside the cards issued').toBeRefused(409);
    }
    const limit = platform.settings.maxLiveCards ?? 0;
    expect(await liveCardCount(platform), 'the number of live cards').toBeLessThanOrEqual(limit);
  });

  // These come last, for a slot that stays taken would be missing in the others.
  check('uses no slot if POST /cards is refused for KYC', 'CARD-LIMIT-013', async ({ run }) => {
    const { platform, room } = await emptyPlatform(run);
    const approved = await cardholder(platform);
    const holder = await unapprovedHolder(platform, 'UNVERIFIED', approved);
    const reply = await orderCard(platform, holder);
    expect(reply, orderOf(holder, reply)).toBeRefused(400);

    for (let issued = 0; issued < room; issued += 1) {
      expect(await orderOnceFreed(platform), `card ${issued + 1} of ${room}`).toBeSuccess();
    }
  });

  check('uses no slot if the funding source is unknown', 'CARD-LIMIT-017', async ({ run }) => {
    const { platform, room } = await emptyPlatform(run);
    const holder = await cardholder(platform);
    const [accountId = ''] = drawn(unknownIdLike(holder.accountId), 1);
    const reply = await orderCard(platform, { ...holder, accountId });
    if (isSuccess(reply))
      undecided('POST /cards accepts a funding source that does not exist', reply);
    expect(reply, 'the order').toBeRefused();

    for (let issued = 0; issued < room; issued += 1) {
      expect(await orderOnceFreed(platform), `card ${issued + 1} of ${room}`).toBeSuccess();
    }
  });
});
