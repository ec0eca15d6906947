import { cardClosedAtTheEnd, fundedCardholder } from '../../fixtures/areas/cards/cards.ts';
import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { newDocument } from '../../fixtures/areas/documents/upload.ts';
import { newCoin } from '../../fixtures/areas/stablecoins/coins.ts';
import { linkBody, newLink } from '../../fixtures/areas/stablecoins/links.ts';
import { check, expectFurtherPage, type Platform } from '../../fixtures/index.ts';

/** Makes things one after the other, more than a page of two holds. */
async function several(make: () => Promise<unknown>): Promise<void> {
  for (let made = 0; made < 3; made += 1) await make();
}

const providerOf = (platform: Platform) => ({ provider: linkBody(platform).provider });

check.describe('the next page of', () => {
  for (const [list, operation, row, filterOf] of [
    [
      'GET /customers by customerType',
      'listCustomers',
      'GEN-PAGE-001',
      async (to: Platform) => {
        await several(() => newCustomer(to));
        return { customerType: 'INDIVIDUAL' };
      },
    ],
    [
      'GET /documents by documentHolder',
      'listDocuments',
      'GEN-PAGE-002',
      async (to: Platform) => {
        const { id: documentHolder } = await newCustomer(to);
        for (const documentType of ['PASSPORT', 'NATIONAL_ID', 'DRIVERS_LICENSE'])
          await newDocument(to, documentHolder, { documentType });
        return { documentHolder };
      },
    ],
    [
      'GET /cards by cardholderId',
      'listCards',
      'GEN-PAGE-003',
      async (to: Platform) => {
        const holder = await fundedCardholder(to);
        await several(() => cardClosedAtTheEnd(to, holder));
        return { cardholderId: holder.customerId };
      },
    ],
    [
      'GET /stablecoins by provider',
      'listStablecoins',
      'GEN-PAGE-004',
      async (to: Platform) => {
        await several(() => newCoin(to));
        return providerOf(to);
      },
    ],
    [
      'GET /stablecoins by serviceOperationsStatus',
      'listStablecoins',
      'GEN-PAGE-004',
      async (to: Platform) => {
        await several(() => newCoin(to));
        return { serviceOperationsStatus: 'NOT_ENABLED' };
      },
    ],
    [
      'GET /stablecoin-provider-accounts by provider',
      'listStablecoinProviderAccounts',
      'GEN-PAGE-005',
      async (to: Platform) => {
        await several(() => newLink(to));
        return providerOf(to);
      },
    ],
  ] as const) {
    check(`${list} is not the first page`, row, async ({ platform }) => {
      await expectFurtherPage(platform, operation, await filterOf(platform));
    });
  }
});
