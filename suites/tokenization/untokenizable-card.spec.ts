import { activeCard, bringTo, cardIn } from '../../fixtures/areas/cards/cards.ts';
import {
  acceptedWallet,
  exchangeBody,
  tokenizableCard,
  tokenizedCard,
} from '../../fixtures/areas/tokenization/exchange.ts';
import { unsupportedCard } from '../../fixtures/areas/tokenization/unsupported-card.ts';
import { check, errorCodeOf, expect, forAll, otherCardPlatform } from '../../fixtures/index.ts';
import { unknownIdLike } from '../../generators/general/unknown-id-like.ts';

check.describe('tokenizing', () => {
  check('a CLOSED card returns 409 CARD_NOT_MUTABLE', 'TOKENIZE-CARD-004', async ({ platform }) => {
    const wallet = await acceptedWallet(platform);
    const card = await cardIn(platform, 'CLOSED');

    const reply = await platform.api.tokenizeCard({
      id: card.id,
      body: exchangeBody(platform, wallet),
    });

    expect(reply).toBeError(409, 'CARD_NOT_MUTABLE');
  });

  check(
    'a CLOSED card that was tokenized before returns 409',
    'TOKENIZE-CARD-004',
    async ({ platform }) => {
      const wallet = await acceptedWallet(platform);
      const card = await tokenizedCard(platform);
      await bringTo(platform, card, 'CLOSED');

      const reply = await platform.api.tokenizeCard({
        id: card.id,
        body: exchangeBody(platform, wallet),
      });

      expect(reply).toBeError(409, 'CARD_NOT_MUTABLE');
    },
  );

  check(
    'a card that does not support tokenization returns 400',
    'TOKENIZE-CARD-005',
    async ({ platform }) => {
      const wallet = await acceptedWallet(platform);
      const card = await unsupportedCard(platform);

      const reply = await platform.api.tokenizeCard({
        id: card.id,
        body: exchangeBody(platform, wallet),
      });

      expect(reply).toBeRefused(400);
    },
  );

  check('an unknown card returns 404 NOT_FOUND', 'TOKENIZE-CARD-006', async ({ platform }) => {
    const wallet = await acceptedWallet(platform);
    const known = await tokenizableCard(platform);

    await forAll(
      unknownIdLike(known.id),
      async (id) => {
        const reply = await platform.api.tokenizeCard({
          id,
          body: exchangeBody(platform, wallet),
        });

        // Of a card that does not exist nothing says that it is closed (Errors, 409).
        expect(errorCodeOf(reply), 'the code').not.toBe('CARD_NOT_MUTABLE');
        expect(reply).toBeError(404, 'NOT_FOUND');
      },
      5,
    );
  });

  check(
    'the card of another platform is refused',
    'TOKENIZE-CARD-007',
    async ({ run, platform }) => {
      const wallet = await acceptedWallet(platform);
      const card = await activeCard(platform);
      const other = otherCardPlatform(run);

      const reply = await other.api.tokenizeCard({
        id: card.id,
        body: exchangeBody(other, wallet),
      });

      expect(reply).toBeRefused();
    },
  );
});
