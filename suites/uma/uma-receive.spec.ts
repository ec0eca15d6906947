import { expectReceived, received, rowsReceived } from '../../fixtures/areas/uma/received.ts';
import { covers, expect, test, unlessConfirmed } from '../../fixtures/index.ts';

test.describe('a payment from a UMA address', () => {
  test('is accepted', covers('UMA-RECEIVE-001'), async ({ platform }) => {
    expectReceived((await received(platform)).first);
  });

  test('is among the transactions', covers('UMA-RECEIVE-016'), async ({ platform }) => {
    const added = await rowsReceived(platform);

    if (added === 0) {
      for (const gap of ['G-01', 'G-63'] as const)
        unlessConfirmed(gap, 'none is added to the list');
    }
    expect(added, 'transactions added').toBeGreaterThan(0);
  });

  for (const [fact, name, wanted, row] of [
    ['arrives to the unit', 'once', 12_345, 'UMA-RECEIVE-002'],
    ['arrives once each time', 'twice', 24_690, 'UMA-RECEIVE-003'],
    ['arrives beside others at the same time', 'together', 4_321, 'UMA-RECEIVE-004'],
    ['arrives on nobody else', 'beside', 0, 'UMA-RECEIVE-005'],
  ] as const) {
    test(fact, covers(row), async ({ platform }) => {
      const scenario = await received(platform);

      // Which account of the user's it lands on is left open.
      if (scenario.once === 0) unlessConfirmed('G-170', 'nothing came onto the account');
      expect(scenario[name], 'what came').toBe(wanted);
    });
  }
});
