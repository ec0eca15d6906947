import { activeCard, cardIn, statusOf } from '../../fixtures/areas/cards/cards.ts';
import {
  acceptedWallet,
  exchangeBody,
  payloadFor,
  tokenizableCard,
} from '../../fixtures/areas/tokenization/exchange.ts';
import { check, expect, member } from '../../fixtures/index.ts';

check.describe('tokenizing a card', () => {
  for (const [wallet, row] of [
    ['APPLE_PAY', 'TOKENIZE-WALLET-001'],
    ['GOOGLE_PAY', 'TOKENIZE-WALLET-002'],
    ['SAMSUNG_PAY', 'TOKENIZE-WALLET-003'],
  ] as const) {
    check(`with the values of ${wallet} is accepted`, row, async ({ platform }) => {
      const card = await tokenizableCard(platform);

      const reply = await platform.api.tokenizeCard({
        id: card.id,
        body: exchangeBody(platform, wallet),
      });

      // Which wallets and values are taken is a gap; that there is a call of this name is not.
      const isMissing = [404, 405].includes(reply.status);
      expect(reply, isMissing ? 'the operation itself' : 'the tokenization').toBeSuccess();
    });
  }

  check('returns a provisioning payload', 'TOKENIZE-PAYLOAD-001', async ({ platform }) => {
    const wallet = await acceptedWallet(platform);
    const card = await tokenizableCard(platform);

    const reply = await platform.api.tokenizeCard({
      id: card.id,
      body: exchangeBody(platform, wallet),
    });

    expect(reply, 'the tokenization').toBeSuccess();
    // One block of a cipher and the key it was sealed with take more than this; an id is no payload.
    const text = reply.text.replace(/\w+:[0-9a-f-]{36}/gi, '');
    expect(/[^\s"]{32}/.test(text), 'whether the body holds a payload').toBe(true);
  });

  check('returns provisioningPayload as a string', 'TOKENIZE-PAYLOAD-006', async ({ platform }) => {
    const wallet = await acceptedWallet(platform);
    const card = await tokenizableCard(platform);

    const reply = await platform.api.tokenizeCard({
      id: card.id,
      body: exchangeBody(platform, wallet),
    });

    expect(
      typeof member(reply.json, 'provisioningPayload'),
      'the type of provisioningPayload',
    ).toBe('string');
  });

  check(
    'returns different payloads for two cards',
    'TOKENIZE-PAYLOAD-002',
    async ({ platform }) => {
      const first = await payloadFor(platform, await tokenizableCard(platform));

      const second = await payloadFor(platform, await activeCard(platform));

      expect(second === first, 'whether the payloads of two cards are equal').toBe(false);
    },
  );

  for (const [status, row] of [
    ['ACTIVE', 'TOKENIZE-CARD-001'],
    ['FROZEN', 'TOKENIZE-CARD-003'],
  ] as const) {
    check(`that is ${status} leaves the card ${status}`, row, async ({ platform }) => {
      const wallet = await acceptedWallet(platform);
      const card = await cardIn(platform, status);

      await platform.api.tokenizeCard({ id: card.id, body: exchangeBody(platform, wallet) });

      expect(await statusOf(platform, card), 'the status of the card after the tokenization').toBe(
        status,
      );
    });
  }

  check('that is FROZEN is accepted', 'TOKENIZE-CARD-002', async ({ platform }) => {
    const wallet = await acceptedWallet(platform);
    const card = await cardIn(platform, 'FROZEN');

    const reply = await platform.api.tokenizeCard({
      id: card.id,
      body: exchangeBody(platform, wallet),
    });

    expect(reply).toBeSuccess();
  });
});
