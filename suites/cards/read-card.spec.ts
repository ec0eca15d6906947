import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, cardIn, statusIn, unreadCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, isSuccess, member, type Reply, waitFor } from '../../fixtures/index.ts';

check.describe('reading a card', () => {
  check('returns the record', 'CARD-READ-001', async ({ platform }) => {
    const card = await unreadCard(platform);

    const reply = await waitFor(
      () => platform.api.getCardById({ id: card.id }),
      isSuccess,
      platform.target.settleMs,
    );

    expect(reply).toBeSuccess();
    expect(member(reply.json, 'id'), 'the id of the card').toBeDefined();
  });

  check('returns the card with the requested id', 'CARD-READ-002', async ({ platform }) => {
    const [frozen, active] = [await cardIn(platform, 'FROZEN'), await activeCard(platform)];

    const first = await platform.api.getCardById({ id: frozen.id });
    const second = await platform.api.getCardById({ id: active.id });

    const idAndStatus = ({ json }: Reply) => [String(member(json, 'id')), statusIn(platform, json)];
    expect(idAndStatus(first), 'the id and the status of the frozen card').toEqual([
      frozen.id,
      'FROZEN',
    ]);
    expect(idAndStatus(second), 'the id and the status of the active card').toEqual([
      active.id,
      'ACTIVE',
    ]);
  });
});

check.describe('a closed card', () => {
  check('can be read', 'CARD-CLOSED-005', async ({ platform }) => {
    const card = await activeCard(platform);
    expect(await changeStatus(platform, card, 'CLOSED'), 'closing the card').toBeSuccess();

    const reply = await waitFor(
      () => platform.api.getCardById({ id: card.id }),
      (read) => !isSuccess(read) || statusIn(platform, read.json) === 'CLOSED',
      platform.target.settleMs,
    );

    expect(reply, 'the read of the closed card').toBeSuccess();
    expect(statusIn(platform, reply.json), 'the status of the closed card').toBe('CLOSED');
  });
});
