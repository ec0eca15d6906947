import { sealedPin, unusedPinSealed } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { activeCard, bringTo, pinCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('set-PIN', () => {
  check('accepts HTTP Basic credentials', 'AUTH-SCHEME-001', async ({ platform }) => {
    const card = await sharedCard(platform);

    const reply = await setCardPin(platform, card.id, await unusedPinSealed(platform));
    expect(reply.status, 'the status of set-PIN with valid credentials').not.toBe(401);
    expect(reply).toBeSuccess();
  });

  check(
    'accepts a block encrypted with the published key',
    'CARD-PIN-KEY-002',
    async ({ platform }) => {
      const card = await pinCard(platform);

      const reply = await setCardPin(platform, card.id, await sealedPin(platform, '8352'));

      expect(reply).toBeSuccess();
    },
  );

  check('on an active card returns 204', 'CARD-PIN-001', async ({ platform }) => {
    const card = await pinCard(platform);

    const reply = await setCardPin(platform, card.id, await sealedPin(platform, '2907'));

    expect(reply).toBeSuccess(204);
  });

  check('on a frozen card returns 204', 'CARD-PIN-003', async ({ platform }) => {
    const card = await pinCard(platform, 'FROZEN');

    const reply = await setCardPin(platform, card.id, await sealedPin(platform, '4498'));

    expect(reply).toBeSuccess(204);
  });

  check('on a frozen card that has a PIN returns 204', 'CARD-PIN-021', async ({ platform }) => {
    const card = await activeCard(platform);
    const first = await setCardPin(platform, card.id, await sealedPin(platform, '7316'));
    expect(first, 'the first PIN of the card').toBeSuccess();
    await bringTo(platform, card, 'FROZEN');

    const reply = await setCardPin(platform, card.id, await sealedPin(platform, '6137'));

    expect(reply).toBeSuccess(204);
  });

  check('on a card that is no longer frozen returns 204', 'CARD-PIN-022', async ({ platform }) => {
    const card = await activeCard(platform);
    for (const status of ['FROZEN', 'ACTIVE'] as const) await bringTo(platform, card, status);

    const reply = await setCardPin(platform, card.id, await sealedPin(platform, '3718'));

    expect(reply).toBeSuccess(204);
  });

  check('returns a 204 response that has no body', 'CARD-PIN-002', async ({ platform }) => {
    const card = await pinCard(platform);
    const body = { encryptedPinBlock: await sealedPin(platform, '6120') };

    // On a connection that is read to its end, so that bytes after the head are seen.
    const reply = await platform.callRaw('setCardPin', { path: { id: card.id }, body });

    expect(reply).toBeEmpty(204);
  });

  check('accepts the first PIN of a card', 'CARD-PIN-004', async ({ platform }) => {
    // One that the profile supplies may have a PIN.
    const card = await activeCard(platform);

    const reply = await setCardPin(platform, card.id, await sealedPin(platform, '3046'));

    expect(reply).toBeSuccess(204);
  });

  check('accepts another PIN for a card that has a PIN', 'CARD-PIN-005', async ({ platform }) => {
    const card = await pinCard(platform);
    const first = await setCardPin(platform, card.id, await sealedPin(platform, '1593'));
    expect(first, 'the first PIN of the card').toBeSuccess();

    const reply = await setCardPin(platform, card.id, await sealedPin(platform, '9531'));

    expect(reply).toBeSuccess(204);
  });
});
