import { expectByGap } from '../../fixtures/check/by-gap.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { sharedCard } from '../../fixtures/platform/cards.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { otherPlatform } from '../../fixtures/platform/preconditions.ts';
import { errorCodeOf, isSuccess } from '../../fixtures/platform/reply.ts';
import { bench } from '../../fixtures/transactions/bench.ts';
import { everyTransaction, idsOf, list, rowsIn } from '../../fixtures/transactions/list.ts';
import { completed, completedPull } from '../../fixtures/transactions/payments.ts';

/** The UUID of a card whose id has the long form. */
async function bareIdOf(platform: Platform): Promise<string> {
  const { id } = await sharedCard(platform);
  const [, bare] = /^Card:(.+)$/.exec(id) ?? [];
  return bare ?? unverified(`the id of a card is not of the form Card:<uuid> (X-47, G-05)`);
}

test.describe('narrowed to a card, the list', () => {
  test('is given', covers('TRANSACTION-CARD-001'), async ({ platform }) => {
    const { id: cardId } = await sharedCard(platform);

    expect(await list(platform, { cardId })).toBeSuccess();
  });

  test('has no other transaction', covers('TRANSACTION-CARD-002'), async ({ platform }) => {
    const others = [await completed(platform), await completedPull(platform)];
    const { id: cardId } = await sharedCard(platform);

    const ids = idsOf(await everyTransaction(platform, { cardId }));

    for (const id of others) expect(ids).not.toContain(id);
  });

  test(
    'is the same for either form of its id',
    covers('TRANSACTION-CARD-003'),
    async ({ platform }) => {
      await completed(platform);
      const { id: cardId } = await sharedCard(platform);

      const bare = await list(platform, { cardId: await bareIdOf(platform) });

      expect(bare).toBeSuccess();
      const long = await list(platform, { cardId });
      expect(idsOf(rowsIn(platform, bare))).toEqual(idsOf(rowsIn(platform, long)));
    },
  );

  test(
    'has no other transaction, by the bare UUID',
    covers('TRANSACTION-CARD-004'),
    async ({ platform }) => {
      const others = [await completed(platform), await completedPull(platform)];

      const ids = idsOf(await everyTransaction(platform, { cardId: await bareIdOf(platform) }));

      for (const id of others) expect(ids).not.toContain(id);
    },
  );

  test(
    'is empty for another platform',
    covers('TRANSACTION-CARD-005'),
    async ({ session, platform }) => {
      const { id: cardId } = await sharedCard(platform);

      const other = otherPlatform(session);
      const foreign = await completed(other);

      const reply = await list(other, { cardId });

      expect(idsOf(rowsIn(platform, reply))).not.toContain(foreign);
      expect(idsOf(rowsIn(platform, reply))).toEqual([]);
      expect(await list(platform, { cardId }), 'for its own').toBeSuccess();
    },
  );
});

test.describe('a status together with the type CARD', () => {
  const query = { type: 'CARD', status: 'SETTLED' };

  test('is refused with 400', covers('TRANSACTION-CARD-006'), async ({ platform }) => {
    expect(await list(platform, query)).toBeRefused(400);
    expect(await list(platform, { type: 'CARD' }), 'without a status').toBeSuccess();
  });

  test('is refused as invalid input', covers('TRANSACTION-CARD-007'), async ({ platform }) => {
    const reply = await list(platform, query);

    if (errorCodeOf(reply) !== 'INVALID_INPUT') {
      unlessConfirmed('G-64', `the code is ${errorCodeOf(reply)}`);
    }
    expect(reply).toBeError(400, 'INVALID_INPUT');
  });

  test('is refused whatever the status', covers('TRANSACTION-CARD-008'), async ({ platform }) => {
    for (const status of ['DECLINED', 'VOIDED', 'SETTLED', 'EXCEPTION', 'COMPLETED', 'FAILED']) {
      expect(await list(platform, { status, type: 'CARD' }), status).toBeRefused(400);
    }
  });

  test('is refused beside other filters', covers('TRANSACTION-CARD-009'), async ({ platform }) => {
    const { customerId } = await bench(platform);
    const { id: cardId } = await sharedCard(platform);
    for (const more of [{ customerId }, { cardId }, { limit: '5' }]) {
      expect(await list(platform, { ...more, ...query }), JSON.stringify(more)).toBeRefused(400);
      const twin = await list(platform, { ...more, type: 'CARD' });
      expectByGap('G-63', isSuccess(twin), `without a status it is answered ${twin.status}`);
    }
  });
});

test.describe('of the two alone', () => {
  test('the type CARD is accepted', covers('TRANSACTION-CARD-010'), async ({ platform }) => {
    expect(await list(platform, { type: 'CARD' })).toBeSuccess();
  });

  test('a status is accepted', covers('TRANSACTION-CARD-011'), async ({ platform }) => {
    const reply = await list(platform, { status: 'COMPLETED' });

    if (reply.status === 400) unlessConfirmed('G-163', 'COMPLETED is refused as a status');
    expect(reply).toBeSuccess();
  });

  test(
    'a status is accepted with another type',
    covers('TRANSACTION-CARD-012'),
    async ({ platform }) => {
      for (const type of ['OUTGOING', 'INCOMING']) {
        const reply = await list(platform, { type, status: 'COMPLETED' });

        if (reply.status === 400) unlessConfirmed('G-63', `${type} with a status is refused`);
        expect(reply).toBeSuccess();
      }
    },
  );

  test(
    'the type CARD lets no payment through',
    covers('TRANSACTION-CARD-013'),
    async ({ platform }) => {
      const others = [await completed(platform), await completedPull(platform)];

      const ids = idsOf(await everyTransaction(platform, { type: 'CARD' }));

      for (const id of others) expect(ids).not.toContain(id);
    },
  );
});
