import { refusedPayout, repeatedPayout } from '../../fixtures/areas/wallet/payouts.ts';
import { covers, expect, isSuccess, test, warn } from '../../fixtures/index.ts';

test.describe('an Idempotency-Key', () => {
  test('serves both legs of a payout', covers('PAYOUT-KEY-001'), async ({ platform }) => {
    const { last, times } = await repeatedPayout(platform, true);

    expect(last).toBeSuccess();
    expect(times, 'times that the quote was paid').toBe(1);
  });

  test('is refused with a second payout', covers('PAYOUT-KEY-002'), async ({ platform }) => {
    const { repeated } = await repeatedPayout(platform, true);

    expect(repeated).toBeError(409, 'DUPLICATE_PAY_REQUEST');
  });

  test('moves no money a second time', covers('PAYOUT-KEY-003'), async ({ platform }) => {
    const { times, timesRepeated } = await repeatedPayout(platform, true);

    expect([times, timesRepeated], 'times that the quote was paid').toEqual([1, 1]);
  });

  test(
    'stays free where a signature is refused',
    covers('PAYOUT-KEY-006'),
    async ({ platform, target }) => {
      const { refused, last } = await refusedPayout(platform, true);

      expect(isSuccess(refused), `the wrong signature is answered ${refused.status}`).toBe(false);
      if (!isSuccess(last) && !target.confirmed('X-57')) {
        warn('that only an accepted execution uses the key up is the recommended reading of X-57');
        expect(last).toBeError(409, 'DUPLICATE_PAY_REQUEST');
      } else {
        expect(last).toBeSuccess();
      }
    },
  );
});
