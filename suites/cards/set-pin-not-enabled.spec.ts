import { activeCard, sharedCard } from '../../fixtures/cards/cards.ts';
import { expectTwin } from '../../fixtures/cards/pin-twin.ts';
import { refusedPin } from '../../fixtures/cards/pins.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { ifAtAll } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { platformWithoutCards } from '../../fixtures/platform/other-platform.ts';

test.describe('set-PIN', () => {
  test(
    'where cards are not enabled returns 501 NOT_IMPLEMENTED',
    covers('CARD-PIN-011'),
    async ({ session, platform }) => {
      const card = await sharedCard(platform);

      const without = platformWithoutCards(session);
      let reply = await refusedPin(without, card);
      if (reply.status === 404) {
        // A card that can be had there all the same is no more served for that.
        const own = await ifAtAll(() => activeCard(without));
        if (own !== undefined) reply = await refusedPin(without, own);
      }

      if (reply.status === 404) {
        unlessConfirmed('G-37', 'the card was looked up first, where there can be none');
      }
      expect(reply).toBeError(501, 'NOT_IMPLEMENTED');
      await expectTwin(platform, card, reply);
    },
  );
});
