import { cardIn, readCard } from '../../fixtures/areas/cards/cards.ts';
import {
  check,
  expect,
  expectNoFindingOn,
  inParallel,
  member,
  undecided,
} from '../../fixtures/index.ts';

check.describe('a card record', () => {
  check(
    'shows supportsDigitalWalletTokenization, if any, in cardCapabilities',
    'CARD-RECORD-007',
    async ({ platform }) => {
      const { json } = await readCard(platform, await cardIn(platform, 'ACTIVE'));
      const name = 'supportsDigitalWalletTokenization';
      const shown = member(member(json, 'cardCapabilities'), name);

      const isElsewhere = shown === undefined && JSON.stringify(json).includes(`"${name}"`);
      expect(isElsewhere, `whether the card shows ${name} outside of cardCapabilities`).toBe(false);
      if (shown === undefined) undecided(`GET /cards/{id} shows no ${name}`);
    },
  );

  for (const [fact, row] of [
    ['has a string as id', 'CARD-ID-001'],
    ['has a status', 'CARD-RECORD-001'],
    ['has a string as status', 'CARD-RECORD-002'],
    ['has the status ACTIVE, FROZEN or CLOSED', 'CARD-RECORD-003'],
    ['shows cardCapabilities, if any, as an object', 'CARD-RECORD-004'],
    ['shows supportsDigitalWalletTokenization, if any, as a boolean', 'CARD-RECORD-005'],
    ['does not have the status REFUNDED', 'CARD-RECORD-006'],
  ] as const) {
    check(`${fact}`, row, async ({ platform }) => {
      await expectNoFindingOn(row, async () => {
        await inParallel(['ACTIVE', 'FROZEN', 'CLOSED'] as const, async (status) => {
          const { id } = await cardIn(platform, status);
          await platform.api.getCardById({ id });
        });
      });
    });
  }
});
