import { executeQuote } from '../../fixtures/areas/quotes/calls.ts';
import {
  paidQuoteThat,
  quoteMoves,
  quoteThat,
  refusedFrom,
} from '../../fixtures/areas/quotes/quote-moves.ts';
import { quoteStatus } from '../../fixtures/areas/quotes/settled-payment.ts';
import { covers, errorCodeOf, expect, test, unlessConfirmed } from '../../fixtures/index.ts';

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

    const reply = await executeQuote(platform, quote);

    if (errorCodeOf(reply) !== code) unlessConfirmed('G-161', `it answered ${reply.status}`);
    expect(reply).toBeError(status, code);
  });
});
