import { sharedCard } from '../../fixtures/cards/cards.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import type { Platform } from '../../fixtures/platform/platform.ts';
import { everyTransaction, idsOf, list, rowsIn } from '../../fixtures/transactions/list.ts';
import { completed, completedPull } from '../../fixtures/transactions/payments.ts';

/** The UUID of a card whose id has the long form. */
async function bareIdOf(platform: Platform): Promise<string> {
  const { id } = await sharedCard(platform);
  const [, bare] = /^Card:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(id) ?? [];
  return bare ?? unverified(`the id of a card is not of the form Card:<uuid> (X-47, G-05)`);
}

test.describe('narrowed to a card, the list', () => {
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
});
