import { expectAccepted, unlessBlockRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
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

      let reply = await setCardPin(without, card.id, await goodBlock(platform));
      if (reply.status === 404) {
        // That a card can be had there does not mean that its PIN can be set.
        const own = await ifAtAll(() => activeCard(without));
        if (own !== undefined) reply = await setCardPin(without, own.id, await goodBlock(platform));
      }

      if (reply.status === 404) {
        unlessConfirmed('G-37', 'the card was looked up first, where there can be none');
      }
      expect(unlessBlockRefused(without, reply)).toBeError(501, 'NOT_IMPLEMENTED');
      const control = await setCardPin(platform, card.id, await goodBlock(platform));
      await expectAccepted(platform, control, reply);
    },
  );
});
