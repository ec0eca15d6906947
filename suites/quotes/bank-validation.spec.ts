import { setBankValidation } from '../../fixtures/areas/external-accounts/bank-validation.ts';
import { createQuote, executeQuote } from '../../fixtures/areas/payments/calls.ts';
import { newQuote, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { quotedPayout } from '../../fixtures/areas/quotes/bank-payout.ts';
import { check, errorCodeOf, expect, waitFor } from '../../fixtures/index.ts';

const PENDING = 'BANK_ACCOUNT_VALIDATION_PENDING';

check.describe('a payout to a US bank account', () => {
  for (const [what, validation, status, code, row] of [
    ['under validation', 'PENDING', 409, PENDING, 'QUOTE-BANK-001'],
    ['that failed its validation', 'FAILED', 400, 'INVALID_BANK_ACCOUNT', 'QUOTE-BANK-002'],
  ] as const) {
    check(`${what} returns ${code}`, row, async ({ platform }) => {
      const { accountId, body } = await quotedPayout(platform);
      await setBankValidation(platform, accountId, validation);

      const reply = await quoteAndExecute(platform, body);

      expect(requireOwnRules(reply)).toBeError(status, code);
    });
  }

  check(
    'under validation returns 409 even with immediatelyExecute',
    'QUOTE-BANK-004',
    async ({ platform }) => {
      const { accountId, body } = await quotedPayout(platform);
      await setBankValidation(platform, accountId, 'PENDING');

      const reply = await createQuote(platform, { ...body, immediatelyExecute: true });

      expect(requireOwnRules(reply)).toBeError(409, PENDING);
    },
  );

  for (const [what, validation, status, code, row] of [
    ['validation fails', 'FAILED', 400, 'INVALID_BANK_ACCOUNT', 'QUOTE-BANK-005'],
    ['validation begins', 'PENDING', 409, PENDING, 'QUOTE-BANK-006'],
  ] as const) {
    check(`is refused if ${what} after the quote`, row, async ({ platform }) => {
      const { accountId, body } = await quotedPayout(platform);
      const quote = await newQuote(platform, body);
      await setBankValidation(platform, accountId, validation);

      const reply = requireOwnRules(await executeQuote(platform, quote));

      expect(reply).toBeError(status, code);
    });
  }

  check('is accepted after the account is validated', 'QUOTE-BANK-003', async ({ platform }) => {
    const { accountId, body } = await quotedPayout(platform);
    await setBankValidation(platform, accountId, 'PENDING');
    expect(
      requireOwnRules(await quoteAndExecute(platform, body)),
      'the quote before the account is validated',
    ).toBeError(409, PENDING);
    await setBankValidation(platform, accountId, 'VALIDATED');

    const reply = await waitFor(
      () => createQuote(platform, body),
      (each) => errorCodeOf(each) !== PENDING,
      platform.target.settleMs,
    );

    // Kept from it by its validation before, it is not once that is over.
    const isStill = errorCodeOf(reply) === PENDING;
    const what = isStill
      ? 'the quote refused for a validation that is over'
      : 'the same quote after the account is validated';
    expect(requireOwnRules(reply), what).toBeSuccess();
  });
});
