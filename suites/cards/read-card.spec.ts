import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, cardIn, statusIn, unreadCard } from '../../fixtures/areas/cards/cards.ts';
import {
  covers,
  expect,
  isSuccess,
  member,
  type Platform,
  settled,
  test,
} from '../../fixtures/index.ts';

function getCard(platform: Platform, { id }: { id: string }) {
  return platform.call('getCardById', { path: { id } });
}

async function idAndStatus(platform: Platform, card: { id: string }) {
  const { json } = await getCard(platform, card);
  return [String(member(json, 'id')), statusIn(platform, json)];
}

test.describe('reading a card', () => {
  test('answers with the record', covers('CARD-READ-001'), async ({ platform }) => {
    const card = await unreadCard(platform);

    const reply = await settled(() => getCard(platform, card), isSuccess, platform.target.settleMs);

    expect(reply).toBeSuccess();
    expect(member(reply.json, 'id'), 'the id of a card record').toBeDefined();
  });

  test(
    'answers with the card that was asked for',
    covers('CARD-READ-002'),
    async ({ platform }) => {
      const [frozen, active] = [await cardIn(platform, 'FROZEN'), await activeCard(platform)];

      const read = [await idAndStatus(platform, frozen), await idAndStatus(platform, active)];

      expect(read, 'id and status of each card').toEqual([
        [frozen.id, 'FROZEN'],
        [active.id, 'ACTIVE'],
      ]);
    },
  );
});

test.describe('a closed card', () => {
  test('can be read', covers('CARD-CLOSED-005'), async ({ platform }) => {
    const card = await activeCard(platform);
    expect(await changeStatus(platform, card, 'CLOSED'), 'closing').toBeSuccess();

    const reply = await settled(
      () => platform.call('getCardById', { path: { id: card.id } }),
      (read) => !isSuccess(read) || statusIn(platform, read.json) === 'CLOSED',
      platform.target.settleMs,
    );

    expect(reply).toBeSuccess();
    expect(statusIn(platform, reply.json)).toBe('CLOSED');
  });
});
