import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectNoFinding } from '../../fixtures/check/findings.ts';
import { test } from '../../fixtures/check/test.ts';
import { activeCard, cardIn, sharedCard } from '../../fixtures/platform/cards.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { member } from '../../fixtures/platform/reply.ts';

function getCard(platform: Platform, { id }: { id: string }) {
  return platform.call('getCardById', { path: { id } });
}

test.describe('reading a card', () => {
  test('answers with the record', covers('CARD-READ-001'), async ({ platform }) => {
    const reply = await getCard(platform, await sharedCard(platform));

    expect(reply).toBeSuccess(200);
    expect(member(reply.json, 'id'), 'the id of a card record').toBeDefined();
  });

  test(
    'answers with the card that was asked for',
    covers('CARD-READ-002'),
    async ({ platform }) => {
      const [frozen, active] = [await cardIn(platform, 'FROZEN'), await activeCard(platform)];

      const [one, other] = [await getCard(platform, frozen), await getCard(platform, active)];

      expect([member(one.json, 'id'), member(other.json, 'id')]).toEqual([frozen.id, active.id]);
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
      for (const status of ['ACTIVE', 'FROZEN', 'CLOSED'] as const) {
        await getCard(platform, await cardIn(platform, status));
      }

      expectNoFinding(row);
    });
  }
});
