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

check.describe('a provoked refusal of POST /quotes', () => {
  for (const [code, row] of [
    ['MISSING_MANDATORY_USER_INFO', 'QUOTE-CAUSE-001'],
    ['QUOTE_REQUEST_FAILED', 'QUOTE-CAUSE-002'],
    ['INVALID_RECEIVER', 'QUOTE-CAUSE-003'],
    ['SENDER_NOT_ACCEPTED', 'QUOTE-CAUSE-004'],
    ['INVALID_PAYREQ_RESPONSE', 'QUOTE-CAUSE-005'],
    ['PARSE_PAYREQ_RESPONSE_ERROR', 'QUOTE-CAUSE-006'],
    ['SERVICE_SWITCH_ERROR', 'QUOTE-CAUSE-011'],
    ['UNRECOGNIZED_MANDATORY_PAYEE_DATA_KEY', 'QUOTE-CAUSE-012'],
    ['UNRECOGNIZED_MANDATORY_COUNTERPARTY_DATA_KEY', 'QUOTE-CAUSE-013'],
  ] as const) {
    check(`returns ${code}`, row, async ({ run }) => {
      const { platform, made } = await onFaulty(run, accepted);

      await expectProvoked(platform, 'createQuote', code, () => createQuote(platform, made));
    });
  }

  check('with QUOTE_REQUEST_FAILED allows a later request', 'QUOTE-CAUSE-016', async ({ run }) => {
    const { platform, made } = await onFaulty(run, accepted);
    const send = () => createQuote(platform, made);
    await expectProvoked(platform, 'createQuote', 'QUOTE_REQUEST_FAILED', send);

    expect(await send(), 'the same request repeated later').toBeSuccess();
  });
});
