import { orderCard, orderOnceFreed } from '../../fixtures/cards/card-limit.ts';
import { changeStatus } from '../../fixtures/cards/card-updates.ts';
import { activeCard, newCardholder, settledStatus } from '../../fixtures/cards/cards.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Session } from '../../fixtures/platform/session.ts';

function onePerCardholder(session: Session) {
  return (
    session.platformWith({ oneCardPerCardholder: true }) ??
    unverified('P-12 one card per cardholder: add a platform with oneCardPerCardholder: true')
  );
}

/** A holder with the one card allowed. */
async function served(session: Session) {
  const platform = onePerCardholder(session);
  const holder = await newCardholder(platform);
  return { platform, holder, card: await activeCard(platform, holder) };
}

test.describe('one card per cardholder', () => {
  test('refuses a second card', covers('CARD-LIMIT-003'), async ({ session }) => {
    const { platform, holder } = await served(session);

    expect(await orderCard(platform, holder)).toBeError(409, 'CARD_LIMIT_REACHED');
  });

  test('keeps no other holder from a card', covers('CARD-LIMIT-004'), async ({ session }) => {
    const { platform } = await served(session);

    expect(await orderCard(platform, await newCardholder(platform))).toBeSuccess();
  });

  test('lets a closed card be replaced', covers('CARD-LIMIT-010'), async ({ session }) => {
    const { platform, holder, card } = await served(session);
    expect(await changeStatus(platform, card, 'CLOSED'), 'closing').toBeSuccess();
    expect(await settledStatus(platform, card, 'CLOSED')).toBe('CLOSED');

    expect(await orderOnceFreed(platform, holder)).toBeSuccess();
  });

  test('counts a frozen card', covers('CARD-LIMIT-011'), async ({ session }) => {
    const { platform, holder, card } = await served(session);
    expect(await changeStatus(platform, card, 'FROZEN'), 'freezing').toBeSuccess();
    expect(await settledStatus(platform, card, 'FROZEN')).toBe('FROZEN');

    expect(await orderCard(platform, holder)).toBeError(409, 'CARD_LIMIT_REACHED');
  });
});
