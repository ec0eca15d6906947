import { expectOnlyTheFaultRefused } from '../../fixtures/areas/card-pin/block-trust.ts';
import { goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { activeCard, sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { expectUnknownCard } from '../../fixtures/areas/cards/unknown-card.ts';
import { check, expect, expectNoneAlike, forAll, otherCardPlatform } from '../../fixtures/index.ts';
import { malformedId } from '../../generators/general/malformed-id.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

check.describe('set-PIN', () => {
  check('on an unknown card returns 404', 'CARD-PIN-009', async ({ platform }) => {
    const known = await sharedCard(platform);

    await forAll(
      unknownIdLike(known.id),
      async (id) => {
        const reply = await setCardPin(platform, id, await goodBlock(platform));
        expectUnknownCard(reply, known.id);
        const control = await setCardPin(platform, known.id, await goodBlock(platform));
        await expectOnlyTheFaultRefused(platform, control, reply);
      },
      5,
    );
  });

  check(
    'with a path id that does not have the form of a card id returns 404 or 400',
    'CARD-PIN-009',
    async ({ platform }) => {
      await sharedCard(platform);

      await forAll(
        malformedId('Card'),
        async (id) => {
          const reply = await setCardPin(platform, id, await goodBlock(platform));
          // 400 is as good an answer to an id that cannot be one.
          expect(reply).toBeRefused(reply.status === 400 ? 400 : 404);
        },
        10,
      );
    },
  );

  check(
    'with a card id that is cut short or extended returns 404 or 400',
    'CARD-PIN-009',
    async ({ platform }) => {
      const { id } = await activeCard(platform);
      const setPin = async (cardId: string) =>
        setCardPin(platform, cardId, await goodBlock(platform));

      await expectNoneAlike(id, setPin);

      await expectOnlyTheFaultRefused(platform, await setPin(id), await setPin(`${id}~`));
    },
  );

  check('on a card of another platform returns 404', 'CARD-PIN-010', async ({ run, platform }) => {
    const card = await activeCard(platform);

    const other = otherCardPlatform(run);
    const reply = await setCardPin(other, card.id, await goodBlock(platform));

    expect(reply, 'set-PIN by another platform').toBeRefused(404);
    const control = await setCardPin(platform, card.id, await goodBlock(platform));
    await expectOnlyTheFaultRefused(platform, control, reply);
  });
});
