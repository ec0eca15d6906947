import { amountIn } from '../../fixtures/areas/quotes/amount.ts';
import { paymentOutcomeOf } from '../../fixtures/areas/quotes/payment-outcome.ts';
import { sentTwice } from '../../fixtures/areas/sandbox/sent-twice.ts';
import {
  covers,
  endByGap,
  expect,
  expectAsDefault,
  test,
  unverified,
} from '../../fixtures/index.ts';

test.describe('paying into the instructions of a quote', () => {
  test('is accepted', covers('SANDBOX-SEND-001'), async ({ platform }) => {
    expect((await sentTwice(platform)).first).toBeSuccess();
  });

  test('completes its payment', covers('SANDBOX-SEND-002'), async ({ platform }) => {
    const { first, record } = await sentTwice(platform);

    expect(first).toBeSuccess();
    if (record === undefined) {
      endByGap(['G-152'], 'the quote names no transactionId once it is paid');
    }
    expect(paymentOutcomeOf(record)).toBe('succeeded');
  });

  test('brings what was quoted', covers('SANDBOX-SEND-003'), async ({ platform }) => {
    const { quote, once, before } = await sentTwice(platform);

    const total = amountIn(quote.json, 'totalReceivingAmount');
    expectAsDefault('G-152', once, before + total, 'the balance');
  });

  test('adds to the balance', covers('SANDBOX-SEND-012'), async ({ platform }) => {
    const { once, before } = await sentTwice(platform);

    expect(once, 'the balance').toBeGreaterThan(before);
  });

  test('brings it no second time', covers('SANDBOX-SEND-013'), async ({ platform }) => {
    const { first, times, currency } = await sentTwice(platform);

    expect(first).toBeSuccess();
    if (currency !== 'USD') unverified(`what is sent in USD arrives in ${currency} (G-142)`);
    expect(times, 'times that it was brought').toBe(1);
  });

  test('twice brings it once', covers('SANDBOX-SEND-004'), async ({ platform }) => {
    const { once, twice } = await sentTwice(platform);

    expectAsDefault('G-172', twice, once, 'the balance after a second payment');
  });
});
