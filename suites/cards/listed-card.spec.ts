import { listedCard } from '../../fixtures/areas/cards/card-list.ts';
import { activeCard, bringTo, newCardholder, readCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expectListedAsRead } from '../../fixtures/index.ts';

const CAPABILITIES = [
  'cardCapabilities.supportsDigitalWalletTokenization',
  'cardCapabilities.supportsPinManagement',
];

check.describe('the list of cards', () => {
  for (const [what, row, names] of [
    ['status', 'CARD-LIST-005', ['status']],
    ['cardCapabilities', 'CARD-LIST-006', CAPABILITIES],
  ] as const) {
    check(`shows the same ${what} as GET /cards/{id}`, row, async ({ platform }) => {
      const holder = await newCardholder(platform);
      const card = await activeCard(platform, holder);
      const listed = () => listedCard(platform, holder.customerId, card.id);
      const both = { read: async () => (await readCard(platform, card)).json, row: listed };

      await expectListedAsRead(platform, names, both);
      for (const status of ['FROZEN', 'CLOSED'] as const) {
        await bringTo(platform, card, status);
        // A card that is closed need not be listed any more.
        if ((await listed()) !== undefined) await expectListedAsRead(platform, names, both);
      }
    });
  }
});
