import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  paidQuoteThat,
  quoteMoves,
  quoteThat,
  refusedFrom,
} from '../../fixtures/lifecycle/quote.ts';
import { executeCall } from '../../fixtures/payments/quote.ts';
import { quoteStatus } from '../../fixtures/payments/settled-payment.ts';
import { errorCodeOf } from '../../fixtures/platform/reply.ts';

test.describe('the states of a quote', () => {
  test('begin with PENDING', covers('QUOTE-STATE-001'), async ({ platform }) => {
    const status = await quoteStatus(platform, await quoteThat(platform, false), 'PENDING');

    if (status !== 'PENDING') unlessConfirmed('G-152', `a new quote is ${status}`);
    expect(status, 'the status of a new quote').toBe('PENDING');
  });

  for (const { to, row, fails } of quoteMoves()) {
    test(`lead to ${to}`, covers(row), async ({ platform }) => {
      const status = await quoteStatus(platform, await paidQuoteThat(platform, fails), to);

      if (status !== to) unlessConfirmed('G-152', `it is ${status}`);
      expect(status, 'the status of the quote').toBe(to);
    });
  }

  test('end with a failed payment', covers('QUOTE-STATE-005'), async ({ platform }) => {
    const { status, code } = refusedFrom('FAILED');
    const quote = await paidQuoteThat(platform, true);

    const reply = await platform.call('executeQuote', executeCall(quote));

    if (errorCodeOf(reply) !== code) unlessConfirmed('G-161', `it answered ${reply.status}`);
    expect(reply).toBeError(status, code);
  });
});
