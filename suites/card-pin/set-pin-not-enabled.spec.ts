import { expectTwin } from '../../fixtures/areas/card-pin/pin-twin.ts';
import { refusedPin } from '../../fixtures/areas/card-pin/pins.ts';
import { activeCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import {
  covers,
  expect,
  ifAtAll,
  platformWithoutCards,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

test.describe('set-PIN', () => {
  test(
    'where cards are not enabled returns 501 NOT_IMPLEMENTED',
    covers('CARD-PIN-011'),
    async ({ run, platform }) => {
      const card = await sharedCard(platform);

      const without = platformWithoutCards(run);
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
