import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { cardIn, pinCard, sharedCard, statusOf } from '../../fixtures/platform/cards.ts';
import {
  acceptPin,
  refusedPin,
  sealed,
  setPin,
  setPinRaw,
  unlessBlockRefused,
} from '../../fixtures/platform/pins.ts';

test.describe('set-PIN', () => {
  test('is routed at POST /cards/{id}/set-pin', covers('CARD-PIN-016'), async ({ platform }) => {
    const card = await sharedCard(platform);

    const reply = await setPin(platform, card, '');

    expect([404, 405], `answered ${reply.status} for a card that exists`).not.toContain(
      reply.status,
    );
  });

  test(
    'takes platform credentials by HTTP Basic',
    covers('AUTH-SCHEME-001'),
    async ({ platform }) => {
      const card = await sharedCard(platform);

      const reply = await acceptPin(platform, card, '1379');

      expect(reply.status, 'valid credentials are never answered 401').not.toBe(401);
      expect(reply).toBeSuccess();
    },
  );

  test(
    'takes a block under the published key',
    covers('CARD-PIN-KEY-002'),
    async ({ platform }) => {
      const card = await pinCard(platform);

      expect(await acceptPin(platform, card, '8352')).toBeSuccess();
    },
  );

  test('on an active card is answered 204', covers('CARD-PIN-001'), async ({ platform }) => {
    const card = await pinCard(platform);

    expect(await acceptPin(platform, card, '2907')).toBeSuccess(204);
  });

  test('answers 204 with not one byte of body', covers('CARD-PIN-002'), async ({ platform }) => {
    const card = await pinCard(platform);

    const reply = await setPinRaw(platform, card, await sealed(platform, '6120'));

    expect(unlessBlockRefused(platform, { trusted: false }, reply)).toBeEmpty(204);
  });

  test('on a frozen card is accepted', covers('CARD-PIN-003'), async ({ platform }) => {
    const card = await pinCard(platform, 'FROZEN');

    expect(await acceptPin(platform, card, '4498')).toBeSuccess(204);
  });

  test('on a frozen card leaves it frozen', covers('CARD-STATUS-018'), async ({ platform }) => {
    const card = await pinCard(platform, 'FROZEN');

    expect(await acceptPin(platform, card, '7713')).toBeSuccess();

    expect(await statusOf(platform, card)).toBe('FROZEN');
  });

  test('goes to the card whose id is in the path', covers('CARD-PIN-006'), async ({ platform }) => {
    const [first, closed, last] = [
      await pinCard(platform),
      await cardIn(platform, 'CLOSED'),
      await pinCard(platform),
    ];

    for (const open of [first, last]) {
      expect(await acceptPin(platform, open, '2581'), 'an open card').toBeSuccess();
      expect(await refusedPin(platform, closed), 'the closed card').toBeRefused(409);
    }
  });

  test('gives a new card its first PIN', covers('CARD-PIN-004'), async ({ platform }) => {
    const card = await pinCard(platform);

    expect(await acceptPin(platform, card, '3046')).toBeSuccess(204);
  });

  test('replaces a PIN by another', covers('CARD-PIN-005'), async ({ platform }) => {
    const card = await pinCard(platform);
    expect(await acceptPin(platform, card, '1593')).toBeSuccess();

    expect(await acceptPin(platform, card, '9531')).toBeSuccess(204);
  });

  test(
    'leaves the card readable with its status',
    covers('CARD-READ-004'),
    async ({ platform }) => {
      const card = await pinCard(platform);

      expect(await acceptPin(platform, card, '5824')).toBeSuccess();

      expect(await statusOf(platform, card)).toBe('ACTIVE');
    },
  );
});
