import { cardIn } from '../../fixtures/areas/cards/cards.ts';
import { check, covers, describe, expectNoFindingOn, inParallel } from '../../fixtures/index.ts';

describe('reading a card', () => {
  for (const [fact, row] of [
    ['has a string as id', 'CARD-ID-001'],
    ['has a status', 'CARD-RECORD-001'],
    ['has a string as status', 'CARD-RECORD-002'],
    ['has a status of the contract', 'CARD-RECORD-003'],
    ['has capabilities in an object, if any', 'CARD-RECORD-004'],
    ['tells of tokenization with a boolean, if at all', 'CARD-RECORD-005'],
    ['is not REFUNDED', 'CARD-RECORD-006'],
  ] as const) {
    check(`the record ${fact}`, covers(row), async ({ platform }) => {
      await expectNoFindingOn(row, async () => {
        await inParallel(['ACTIVE', 'FROZEN', 'CLOSED'] as const, async (status) => {
          const { id } = await cardIn(platform, status);
          await platform.api.getCardById({ id });
        });
      });
    });
  }
});
