import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { updateCard } from '../../fixtures/platform/card-updates.ts';
import { activeCard, cardIn, readCard } from '../../fixtures/platform/cards.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { isSuccess, member } from '../../fixtures/platform/reply.ts';

/** An update that an open card takes; where it does not, nothing can be said of a closed one. */
async function knownUpdate(platform: Platform, body: object, gap: string): Promise<void> {
  const reply = await updateCard(platform, await activeCard(platform), body);
  if (!isSuccess(reply)) {
    unverified(
      `an active card refuses the same update with ${reply.status}; its body rests on ${gap}`,
    );
  }
}

async function fundingOf(platform: Platform): Promise<object> {
  const { json } = await readCard(platform, await activeCard(platform));
  return { fundingSources: member(json, 'fundingSources') };
}

const limit = { maxSpendPerTransaction: 4200 };

test.describe('a closed card', () => {
  test('refuses another funding source', covers('CARD-CLOSED-001'), async ({ platform }) => {
    const funding = await fundingOf(platform);
    await knownUpdate(platform, funding, 'G-54');
    const card = await cardIn(platform, 'CLOSED');

    expect(await updateCard(platform, card, funding)).toBeError(409, 'CARD_NOT_MUTABLE');
  });

  test('refuses another spending limit', covers('CARD-CLOSED-002'), async ({ platform }) => {
    await knownUpdate(platform, limit, 'G-44');
    const card = await cardIn(platform, 'CLOSED');

    expect(await updateCard(platform, card, limit)).toBeError(409, 'CARD_NOT_MUTABLE');
  });

  for (const [what, row, body] of [
    ['funding source', 'CARD-CLOSED-003', fundingOf],
    ['spending limit', 'CARD-CLOSED-004', async () => limit],
  ] as const) {
    test(`keeps its record when another ${what} is refused`, covers(row), async ({ platform }) => {
      const update = await body(platform);
      const card = await cardIn(platform, 'CLOSED');
      const before = await readCard(platform, card);

      await updateCard(platform, card, update);

      const after = await readCard(platform, card);
      expect(after.json, 'the record of the closed card').toEqual(before.json);
    });
  }

  test('can be read', covers('CARD-CLOSED-005'), async ({ platform }) => {
    const card = await cardIn(platform, 'CLOSED');

    expect(await platform.call('getCardById', { path: { id: card.id } })).toBeSuccess(200);
  });
});

test.describe('an active card', () => {
  test('takes another funding source', covers('CARD-FUNDING-001'), async ({ platform }) => {
    const card = await activeCard(platform);
    const { json } = await readCard(platform, card);

    const reply = await updateCard(platform, card, {
      fundingSources: member(json, 'fundingSources'),
    });

    if (!isSuccess(reply)) {
      unverified(`PATCH /cards/{id} answered ${reply.status}; its body rests on G-54`);
    }
  });
});
