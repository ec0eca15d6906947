import {
  type CardChange,
  changedCard,
  otherFunding,
  otherLimit,
} from '../../fixtures/areas/cards/card-change.ts';
import { changeCard, changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { type Card, readCard, settledStatus, statusIn } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, member, type Platform, undecided } from '../../fixtures/index.ts';

/** The ways in which a card comes to be closed. */
const WAYS = [['CLOSED'], ['FROZEN', 'CLOSED']] as const;

/** Cards that took the first value and are closed, one in each way. */
async function changedThenClosed(platform: Platform, change: CardChange): Promise<readonly Card[]> {
  const cards: Card[] = [];
  for (const way of WAYS) {
    const card = await changedCard(platform, change);
    for (const status of way) {
      expect(
        await changeStatus(platform, card, status),
        `the update of the card to ${status}`,
      ).toBeSuccess();
      expect(await settledStatus(platform, card, status), 'the status of the card').toBe(status);
    }
    cards.push(card);
  }
  return cards;
}

/** What a refused change must leave alone. */
async function statusAnd(
  platform: Platform,
  card: Card,
  field: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { json } = await readCard(platform, card);
  return { status: statusIn(platform, json), [field]: member(json, field) };
}

check.describe('a closed card', () => {
  for (const [what, row, stateRow, prepare] of [
    ['funding source', 'CARD-CLOSED-001', 'CARD-CLOSED-003', otherFunding],
    ['spend limit', 'CARD-CLOSED-002', 'CARD-CLOSED-004', otherLimit],
  ] as const) {
    check(`refuses another ${what} with CARD_NOT_MUTABLE`, row, async ({ platform }) => {
      const change = await prepare(platform);
      for (const card of await changedThenClosed(platform, change)) {
        const reply = await changeCard(platform, card, { [change.field]: change.values[1] });

        expect(reply).toBeError(409, 'CARD_NOT_MUTABLE');
      }
    });

    check(`keeps its ${what} when another is refused`, stateRow, async ({ platform }) => {
      const change = await prepare(platform);
      for (const card of await changedThenClosed(platform, change)) {
        const before = await statusAnd(platform, card, change.field);

        await changeCard(platform, card, { [change.field]: change.values[1] });

        const after = await statusAnd(platform, card, change.field);
        expect(after, `the status and the ${change.field} of the closed card`).toEqual(before);
        if (before[change.field] === undefined)
          undecided(`GET /cards/{id} of a closed card shows no ${change.field}`);
      }
    });

    check(`refuses another ${what} sent with the status ACTIVE`, stateRow, async ({ platform }) => {
      const change = await prepare(platform);
      for (const card of await changedThenClosed(platform, change)) {
        const before = await statusAnd(platform, card, change.field);

        const body = { status: 'ACTIVE', [change.field]: change.values[1] };
        const reply = await changeCard(platform, card, body);

        // Which of its faults is named first is open.
        expect(reply, `the update to ACTIVE with another ${what}`).toBeRefused();
        const after = await statusAnd(platform, card, change.field);
        expect(after, `the status and the ${change.field} of the closed card`).toEqual(before);
      }
    });
  }

  check(
    'keeps its spend limit when an update of the limit to null is refused',
    'CARD-CLOSED-004',
    async ({ platform }) => {
      const change = await otherLimit();
      for (const card of await changedThenClosed(platform, change)) {
        const before = await statusAnd(platform, card, change.field);

        const reply = await changeCard(platform, card, { [change.field]: null });

        expect(reply, 'the update to no spending limit').toBeRefused();
        const after = await statusAnd(platform, card, change.field);
        expect(after, `the status and the ${change.field} of the closed card`).toEqual(before);
      }
    },
  );
});
