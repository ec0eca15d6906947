import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import { expectReceived, received, rowsReceived } from '../../fixtures/payments/received.ts';

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
      const story = await received(platform);

      // Which account of the user's it lands on is left open.
      if (story.once === 0) unlessConfirmed('G-170', 'nothing came onto the account');
      expect(story[name], 'what came').toBe(wanted);
    });
  }
});
