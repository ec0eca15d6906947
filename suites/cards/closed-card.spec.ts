import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { holderFundedTwice } from '../../fixtures/platform/card-funding.ts';
import { changeStatus, updateCard } from '../../fixtures/platform/card-updates.ts';
import {
  activeCard,
  type Card,
  type Cardholder,
  readCard,
  settledStatus,
  statusIn,
} from '../../fixtures/platform/cards.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { isSuccess, member } from '../../fixtures/platform/reply.ts';
import type { GapId } from '../../spec/gaps.ts';

/** A change of a card that has nothing to do with its status. */
interface Change {
  readonly holder?: Cardholder;
  /** The member that holds what is changed, in the update and, as far as it shows it, in the card. */
  readonly field: string;
  /** Two values a new card does not begin with, or not both. */
  readonly values: readonly [unknown, unknown];
  readonly gap: GapId;
}

async function otherFunding(platform: Platform): Promise<Change> {
  const holder = await holderFundedTwice(platform);
  const values = [[holder.otherAccountId], [holder.accountId]] as const;
  return { holder, field: 'fundingSources', values, gap: 'G-54' };
}

async function otherLimit(): Promise<Change> {
  return { field: 'maxSpendPerTransaction', values: [4200, 5300], gap: 'G-44' };
}

/** An open card that took the first value; where none does, nothing can be said of a closed one. */
async function changedCard(platform: Platform, change: Change): Promise<Card> {
  const { holder, field, values, gap } = change;
  const card = await activeCard(platform, holder);
  const reply = await updateCard(platform, card, { [field]: values[0] });
  if (!isSuccess(reply)) {
    unlessConfirmed(gap, `PATCH /cards/{id} of an active card answered ${reply.status}`);
  }
  expect(reply, 'the change of an active card').toBeSuccess();
  return card;
}

/** The same card once it is closed. */
async function changedThenClosed(platform: Platform, change: Change): Promise<Card> {
  const card = await changedCard(platform, change);
  expect(await changeStatus(platform, card, 'CLOSED'), 'closing').toBeSuccess();
  expect(await settledStatus(platform, card, 'CLOSED')).toBe('CLOSED');
  return card;
}

/** What a refused change must leave alone. */
async function statusAnd(platform: Platform, card: Card, field: string) {
  const { json } = await readCard(platform, card);
  return { status: statusIn(platform, json), [field]: member(json, field) };
}

test.describe('a closed card', () => {
  for (const [what, row, stateRow, prepare] of [
    ['funding source', 'CARD-CLOSED-001', 'CARD-CLOSED-003', otherFunding],
    ['spending limit', 'CARD-CLOSED-002', 'CARD-CLOSED-004', otherLimit],
  ] as const) {
    test(`refuses another ${what}`, covers(row), async ({ platform }) => {
      const change = await prepare(platform);
      const card = await changedThenClosed(platform, change);

      const reply = await updateCard(platform, card, { [change.field]: change.values[1] });

      expect(reply).toBeError(409, 'CARD_NOT_MUTABLE');
    });

    test(`keeps its ${what} when another is refused`, covers(stateRow), async ({ platform }) => {
      const change = await prepare(platform);
      const card = await changedThenClosed(platform, change);
      const before = await statusAnd(platform, card, change.field);

      await updateCard(platform, card, { [change.field]: change.values[1] });

      expect(await statusAnd(platform, card, change.field), 'the closed card').toEqual(before);
    });
  }

  test('can be read', covers('CARD-CLOSED-005'), async ({ platform }) => {
    const card = await activeCard(platform);
    expect(await changeStatus(platform, card, 'CLOSED'), 'closing').toBeSuccess();

    const reply = await settled(
      () => platform.call('getCardById', { path: { id: card.id } }),
      (read) => !isSuccess(read) || statusIn(platform, read.json) === 'CLOSED',
      platform.target.settleMs,
    );

    expect(reply).toBeSuccess();
    expect(statusIn(platform, reply.json)).toBe('CLOSED');
  });
});

test.describe('an active card', () => {
  test('takes another funding source', covers('CARD-FUNDING-001'), async ({ platform }) => {
    const change = await otherFunding(platform);

    const card = await changedCard(platform, change);

    const read = async () => member((await readCard(platform, card)).json, change.field);
    const wanted = JSON.stringify(change.values[0]);
    const isWanted = (shown: unknown) => JSON.stringify(shown) === wanted;
    const shown = await settled(read, isWanted, platform.target.settleMs);
    if (!isWanted(shown)) {
      unlessConfirmed('G-54', 'the card does not show the funding source it was given');
    }
    expect(JSON.stringify(shown), 'the funding source').toBe(wanted);
  });
});
