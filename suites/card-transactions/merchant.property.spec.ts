import { purchaseBody } from '../../fixtures/areas/card-transactions/event-body.ts';
import { kindsMade, sharedRecord } from '../../fixtures/areas/card-transactions/shared-rows.ts';
import { newSpender, type Spender } from '../../fixtures/areas/card-transactions/spender.ts';
import { opened } from '../../fixtures/areas/card-transactions/states.ts';
import { check, drawn, expect, forAll, member, type Platform } from '../../fixtures/index.ts';
import { reportedMerchant } from '../../generators/card-transactions/reported-merchant.ts';

const SMALL = 310;

/**
 * Whether the city, or the state, of two merchants is shown as reported: who shows it has understood where a
 * merchant is. One alone may be the only place that a simulated network knows.
 */
async function showsPlaces(platform: Platform, spender: Spender, name: 'city' | 'state') {
  const places = [
    { city: 'BUFFALO', state: 'NY' },
    { city: 'TUCSON', state: 'AZ' },
  ];
  const [merchant] = drawn(reportedMerchant, 1);
  for (const place of places) {
    const body = purchaseBody(spender, SMALL, { ...merchant, ...place });
    const { record } = await opened(platform, 'authorization', spender, body);
    if (member(member(record, 'merchant'), name) !== place[name]) return false;
  }
  return true;
}

check.describe('a card transaction', () => {
  check('shows the merchant', 'CARD-TRANSACTION-MERCHANT-001', async ({ platform }) => {
    const shown = new Map<string, string>();
    const kinds = await kindsMade(platform, ['authorized', 'settled', 'voided', 'declined']);
    for (const kind of kinds) {
      const merchant = member(await sharedRecord(platform, kind), 'merchant');
      shown.set(kind, typeof (merchant ?? 'none'));
    }

    // Which members every row shows is a gap, until one of them shows this.
    const isAnywhere = [...shown.values()].includes('object');
    const what = isAnywhere ? 'the merchant, which another row shows' : 'the merchant of the row';
    for (const [kind, type] of shown) {
      expect(`${kind}: ${type}`, what).toBe(`${kind}: object`);
    }
  });

  for (const [name, other, row] of [
    ['city', 'state', 'CARD-TRANSACTION-MERCHANT-002'],
    ['state', 'city', 'CARD-TRANSACTION-MERCHANT-003'],
  ] as const) {
    check(`shows the reported ${name} of the merchant`, row, async ({ platform }) => {
      const spender = await newSpender(platform);
      const isReported = await showsPlaces(platform, spender, other);

      await forAll(
        reportedMerchant,
        async (merchant) => {
          const body = purchaseBody(spender, SMALL, merchant);
          const { record } = await opened(platform, 'authorization', spender, body);

          const shown = member(record, 'merchant');
          const what = isReported
            ? `the ${name} of the merchant, beside the ${other} shown`
            : `the ${name} of the merchant`;
          expect(member(shown, name) ?? 'none', what).toBe(merchant[name]);
        },
        4,
      );
    });
  }

  check(
    'shows the descriptor, category and country of the merchant',
    'CARD-TRANSACTION-MERCHANT-004',
    async ({ platform }) => {
      const spender = await newSpender(platform);

      await forAll(
        reportedMerchant,
        async (merchant) => {
          const body = purchaseBody(spender, SMALL, merchant);
          const { record } = await opened(platform, 'authorization', spender, body);

          const shown = member(record, 'merchant');
          for (const name of ['descriptor', 'mcc', 'country'] as const) {
            expect(member(shown, name) ?? 'none', `the ${name} of the merchant`).toBe(
              merchant[name],
            );
          }
        },
        4,
      );
    },
  );
});
