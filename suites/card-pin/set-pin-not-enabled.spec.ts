import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { activeCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, optional, platformWithoutCards } from '../../fixtures/index.ts';

check.describe('set-PIN', () => {
  check(
    'in a deployment without cards returns 501 NOT_IMPLEMENTED',
    'CARD-PIN-011',
    async ({ run, platform }) => {
      const card = await sharedCard(platform);
      const without = platformWithoutCards(run);

      let reply = await setCardPin(without, card.id, await goodBlock(platform));
      if (reply.status === 404) {
        // That a card can be had there does not mean that its PIN can be set.
        const own = await optional(() => activeCard(without));
        if (own !== undefined) reply = await setCardPin(without, own.id, await goodBlock(platform));
      }

      // Where there can be no card, a look-up that comes first finds none.
      const what =
        reply.status === 404
          ? 'set-PIN in a deployment without cards, answered 404'
          : 'set-PIN in a deployment without cards';
      expect(reply, what).toBeError(501, 'NOT_IMPLEMENTED');
      const control = await setCardPin(platform, card.id, await goodBlock(platform));
      await expectOnlyTheFaultRefused(platform, control, reply);
    },
  );
});
