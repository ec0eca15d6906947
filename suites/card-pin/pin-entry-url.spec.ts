import { sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { expectOffered } from '../../fixtures/areas/card-pin/pin-entry.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('GET /cards/{id}/pin-entry-url', () => {
  check('returns the address of the hosted page', 'CARD-PIN-URL-001', async ({ platform }) => {
    const card = await pinCard(platform);

    const reply = await platform.api.getCardPinEntryUrl({ id: card.id });

    expectOffered(reply);
  });

  check('does not prevent a later set-PIN', 'CARD-PIN-URL-002', async ({ platform }) => {
    const card = await pinCard(platform);
    const before = await setCardPin(platform, card.id, await sealedPin(platform, '7405'));
    expect(before, 'set-PIN before the hosted page was opened').toBeSuccess();
    const hosted = await platform.api.getCardPinEntryUrl({ id: card.id });
    expectOffered(hosted);

    const reply = await setCardPin(platform, card.id, await sealedPin(platform, '5047'));

    expect(reply).toBeSuccess(204);
  });

  check(
    'still returns the address of the hosted page after set-PIN',
    'CARD-PIN-URL-003',
    async ({ platform }) => {
      const card = await pinCard(platform);
      const before = await platform.api.getCardPinEntryUrl({ id: card.id });
      expectOffered(before, 'the hosted PIN entry before set-PIN');
      const set = await setCardPin(platform, card.id, await sealedPin(platform, '3690'));
      expect(set, 'set-PIN after the hosted page was opened').toBeSuccess();

      const reply = await platform.api.getCardPinEntryUrl({ id: card.id });

      expectOffered(reply);
    },
  );
});
