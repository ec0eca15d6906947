import { readTransaction } from '../../fixtures/areas/quotes/transaction.ts';
import { onChainIn, paidOnChain } from '../../fixtures/areas/transactions/on-chain.ts';
import { completed } from '../../fixtures/areas/transactions/payments.ts';
import { covers, expect, expectByGap, member, test, text } from '../../fixtures/index.ts';

test.describe('a transaction', () => {
  test('carries its platform fees', covers('TRANSACTION-RECORD-001'), async ({ platform }) => {
    const record = await readTransaction(platform, await completed(platform));

    const fees = member(record, 'platformFees');
    expectByGap('G-163', fees !== undefined, 'the transaction shows no platformFees');
  });
});

test.describe('a payment to a wallet', () => {
  test('carries its place on the chain', covers('TRANSACTION-RECORD-002'), async ({ platform }) => {
    const [first] = await paidOnChain(platform);

    const record = onChainIn(platform, await readTransaction(platform, first));

    expectByGap('G-168', record !== undefined, 'the transaction shows no onChainTransaction');
  });

  for (const [name, row] of [
    ['transactionHash', 'TRANSACTION-RECORD-003'],
    ['network', 'TRANSACTION-RECORD-004'],
  ] as const) {
    test(`names its ${name}`, covers(row), async ({ platform }) => {
      for (const id of await paidOnChain(platform)) {
        const record = onChainIn(platform, await readTransaction(platform, id));
        if (record === undefined) {
          expectByGap('G-168', false, 'the transaction shows no onChainTransaction');
        }

        expect(text(member(record, name)) ?? '', name).toMatch(/\S/);
      }
    });
  }

  test('is on the chain by itself', covers('TRANSACTION-RECORD-005'), async ({ platform }) => {
    const hashes = [];
    for (const id of await paidOnChain(platform)) {
      hashes.push(
        member(onChainIn(platform, await readTransaction(platform, id)), 'transactionHash'),
      );
    }

    expectByGap('G-168', !hashes.includes(undefined), 'a transaction shows no onChainTransaction');
    // That two payments are not sent as one is said nowhere.
    const isAlone = new Set(hashes).size === hashes.length;
    expectByGap('G-168', isAlone, `of ${hashes} some are the same`);
  });

  test('keeps its place on the chain', covers('TRANSACTION-RECORD-006'), async ({ platform }) => {
    const [first] = await paidOnChain(platform);
    const record = onChainIn(platform, await readTransaction(platform, first));
    expectByGap('G-168', record !== undefined, 'the transaction shows no onChainTransaction');

    const again = onChainIn(platform, await readTransaction(platform, first));
    for (const name of ['transactionHash', 'network']) {
      expect(member(again, name), name).toBe(member(record, name));
    }
  });
});
