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
  cardIn,
  readCard,
  statusIn,
} from '../../fixtures/platform/cards.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { settled } from '../../fixtures/platform/poll.ts';
import { isSuccess, member } from '../../fixtures/platform/reply.ts';
import type { GapId } from '../../spec/gaps.ts';

/** A change of a card that has nothing to do with its status. */
interface Change {
  readonly holder?: Cardholder;
  readonly body: object;
  /** The member of the card that holds what is changed, as far as a card shows it. */
  readonly field: string;
  readonly gap: GapId;
}

async function otherFunding(platform: Platform): Promise<Change> {
  const holder = await holderFundedTwice(platform);
  const body = { fundingSources: [holder.otherAccountId] };
  return { holder, body, field: 'fundingSources', gap: 'G-54' };
}

async function otherLimit(): Promise<Change> {
  const body = { maxSpendPerTransaction: 4200 };
  return { body, field: 'maxSpendPerTransaction', gap: 'G-44' };
}

/** Makes the change on an open card; where that is not possible, nothing can be said of a closed one. */
async function changedWhileActive(platform: Platform, change: Change): Promise<Card> {
  const card = await activeCard(platform, change.holder);
  const reply = await updateCard(platform, card, change.body);
  if (!isSuccess(reply)) {
    unlessConfirmed(change.gap, `PATCH /cards/{id} of an active card answered ${reply.status}`);
  }
  expect(reply, 'the change of an active card').toBeSuccess();
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
      await changedWhileActive(platform, change);
      const card = await cardIn(platform, 'CLOSED', change.holder);

      const reply = await updateCard(platform, card, change.body);

      expect(reply).toBeError(409, 'CARD_NOT_MUTABLE');
    });

    test(`keeps its ${what} when another is refused`, covers(stateRow), async ({ platform }) => {
      const change = await prepare(platform);
      await changedWhileActive(platform, change);
      const card = await cardIn(platform, 'CLOSED', change.holder);
      const before = await statusAnd(platform, card, change.field);

      await updateCard(platform, card, change.body);

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

    const card = await changedWhileActive(platform, change);

    const read = async () => member((await readCard(platform, card)).json, change.field);
    const wanted = JSON.stringify(member(change.body, change.field));
    const isWanted = (shown: unknown) => JSON.stringify(shown) === wanted;
    const shown = await settled(read, isWanted, platform.target.settleMs);
    if (!isWanted(shown)) {
      unlessConfirmed('G-54', 'the card does not show the funding source it was given');
    }
    expect(JSON.stringify(shown), 'the funding source').toBe(wanted);
  });
});
