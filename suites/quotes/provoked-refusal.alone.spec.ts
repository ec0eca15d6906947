import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { newQuote, quoteBody } from '../../fixtures/areas/payments/quote.ts';
import { check, expect, expectProvoked, onFaulty, type Platform } from '../../fixtures/index.ts';

/** A quote that is accepted while nothing speaks against it. */
function accepted(platform: Platform) {
  return platform.once('a quote without a fault', async () => {
    const { from, to } = await accountsUnderTest(platform);
    const body = quoteBody(from.accountId, to.accountId);
    await newQuote(platform, body);
    return body;
  });
}

check.describe('POST /quotes', () => {
  for (const [title, code, row] of [
    [
      'without mandatory user information returns MISSING_MANDATORY_USER_INFO',
      'MISSING_MANDATORY_USER_INFO',
      'QUOTE-CAUSE-001',
    ],
    [
      'that cannot obtain a quote returns QUOTE_REQUEST_FAILED',
      'QUOTE_REQUEST_FAILED',
      'QUOTE-CAUSE-002',
    ],
    ['to an invalid receiver returns INVALID_RECEIVER', 'INVALID_RECEIVER', 'QUOTE-CAUSE-003'],
    [
      'from a sender who is not accepted returns SENDER_NOT_ACCEPTED',
      'SENDER_NOT_ACCEPTED',
      'QUOTE-CAUSE-004',
    ],
    [
      'returns INVALID_PAYREQ_RESPONSE for an invalid response to its pay request',
      'INVALID_PAYREQ_RESPONSE',
      'QUOTE-CAUSE-005',
    ],
    [
      'returns PARSE_PAYREQ_RESPONSE_ERROR for a response that cannot be parsed',
      'PARSE_PAYREQ_RESPONSE_ERROR',
      'QUOTE-CAUSE-006',
    ],
    [
      'that fails with a switch error returns SERVICE_SWITCH_ERROR',
      'SERVICE_SWITCH_ERROR',
      'QUOTE-CAUSE-011',
    ],
    [
      'returns UNRECOGNIZED_MANDATORY_PAYEE_DATA_KEY for an unknown key',
      'UNRECOGNIZED_MANDATORY_PAYEE_DATA_KEY',
      'QUOTE-CAUSE-012',
    ],
    [
      'returns UNRECOGNIZED_MANDATORY_COUNTERPARTY_DATA_KEY for an unknown key',
      'UNRECOGNIZED_MANDATORY_COUNTERPARTY_DATA_KEY',
      'QUOTE-CAUSE-013',
    ],
  ] as const) {
    check(title, row, async ({ run }) => {
      const { platform, made } = await onFaulty(run, accepted);

      await expectProvoked(platform, 'createQuote', code, () => createQuote(platform, made));
    });
  }

  check(
    'is accepted if sent again after QUOTE_REQUEST_FAILED',
    'QUOTE-CAUSE-016',
    async ({ run }) => {
      const { platform, made } = await onFaulty(run, accepted);
      const send = () => createQuote(platform, made);
      await expectProvoked(platform, 'createQuote', 'QUOTE_REQUEST_FAILED', send);

      expect(await send(), 'the same request repeated later').toBeSuccess();
    },
  );
});
