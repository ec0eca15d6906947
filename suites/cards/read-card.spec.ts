import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectNoFindingOn } from '../../fixtures/check/findings.ts';
import { test } from '../../fixtures/check/test.ts';
import { activeCard, cardIn, statusIn, unreadCard } from '../../fixtures/platform/cards.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { isSuccess, member } from '../../fixtures/platform/reply.ts';

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

  for (const [fact, row] of [
    ['has a string as id', 'CARD-ID-001'],
    ['has a status', 'CARD-RECORD-001'],
    ['has a string as status', 'CARD-RECORD-002'],
    ['has a status of the contract', 'CARD-RECORD-003'],
    ['has capabilities in an object, if any', 'CARD-RECORD-004'],
    ['tells of tokenization with a boolean, if at all', 'CARD-RECORD-005'],
    ['is not REFUNDED', 'CARD-RECORD-006'],
  ] as const) {
    test(`the record ${fact}`, covers(row), async ({ platform }) => {
      await expectNoFindingOn(row, async () => {
        for (const status of ['ACTIVE', 'FROZEN', 'CLOSED'] as const) {
          await getCard(platform, await cardIn(platform, status));
        }
      });
    });
  }
});
