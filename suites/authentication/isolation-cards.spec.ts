import { allCards } from '../../fixtures/areas/cards/card-list.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, cardholder, sharedCard, statusOf } from '../../fixtures/areas/cards/cards.ts';
import {
  check,
  everyRow,
  expect,
  MOST_PAGES,
  member,
  otherCardPlatform,
  unreached,
  waitFor,
} from '../../fixtures/index.ts';

check.describe('another platform', () => {
  check('cannot read a card of this platform', 'AUTH-PLATFORM-001', async ({ run, platform }) => {
    const { id } = await sharedCard(platform);

    const reply = await otherCardPlatform(run).api.getCardById({ id });

    expect(reply, 'the read by another platform').toBeRefused();
  });

  check('cannot change a card of this platform', 'AUTH-PLATFORM-002', async ({ run, platform }) => {
    const card = await activeCard(platform);

    const other = otherCardPlatform(run);
    const reply = await other.api.updateCardById({ id: card.id, body: { status: 'FROZEN' } });

    expect(reply, 'the change by another platform').toBeRefused();
    expect(await statusOf(platform, card), 'the status of the card after the refused change').toBe(
      'ACTIVE',
    );
    expect(
      await changeStatus(platform, card, 'FROZEN'),
      'the same change by its own platform',
    ).toBeSuccess();
  });

  check('cannot list cards of this platform', 'AUTH-PLATFORM-006', async ({ run, platform }) => {
    const card = await activeCard(platform);
    const other = otherCardPlatform(run);
    const idsIn = (rows: readonly unknown[]) => rows.map((row) => member(row, 'id'));

    const listed = await waitFor(
      async () => idsIn(await allCards(platform)),
      (ids) => ids.includes(card.id),
      platform.target.settleMs,
    );
    if (!listed.includes(card.id)) {
      unreached('GET /cards does not list the new card to the platform that issued it');
    }
    expect(
      idsIn(await allCards(other)),
      'the ids of the cards listed for another platform',
    ).not.toContain(card.id);
    const { customerId: cardholderId } = await cardholder(platform);
    const rows = await everyRow(
      (page) => other.api.listCards({ query: { cardholderId, ...page } }),
      MOST_PAGES,
    );
    expect(idsIn(rows), 'the ids listed for another platform by cardholderId').not.toContain(
      card.id,
    );
  });
});
