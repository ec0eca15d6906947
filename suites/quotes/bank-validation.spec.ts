import {
  requireBankValidation,
  setBankValidation,
} from '../../fixtures/areas/external-accounts/bank-validation.ts';
import { newExternalAccount } from '../../fixtures/areas/external-accounts/payee.ts';
import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { newQuote, quoteBody, requireOwnRules } from '../../fixtures/areas/payments/quote.ts';
import { quoteAndExecute } from '../../fixtures/areas/payments/quote-and-execute.ts';
import { check, covers, describe, expect, type Platform } from '../../fixtures/index.ts';

/** A payout to a US bank account of its own, which is quoted while nothing speaks against the account. */
async function quotedPayout(platform: Platform) {
  requireBankValidation(platform);
  const { from } = await accountsUnderTest(platform);
  const { id } = await newExternalAccount(platform, from.customerId, { kind: 'USD_ACCOUNT' });
  const body = quoteBody(from.accountId, id);
  await newQuote(platform, body, { corridor: 'a payout in dollars' });
  return { accountId: id, body };
}

const PENDING = 'BANK_ACCOUNT_VALIDATION_PENDING';

describe('a payout to a US bank account', () => {
  for (const [what, validation, status, code, row] of [
    ['under validation', 'PENDING', 409, PENDING, 'QUOTE-BANK-001'],
    ['that failed its validation', 'FAILED', 400, 'INVALID_BANK_ACCOUNT', 'QUOTE-BANK-002'],
  ] as const) {
    check(`${what} returns ${code}`, covers(row), async ({ platform }) => {
      const { accountId, body } = await quotedPayout(platform);
      await setBankValidation(platform, accountId, validation);

      const reply = await quoteAndExecute(platform, body);

      expect(requireOwnRules(reply)).toBeError(status, code);
    });
  }

  check(`at once returns ${PENDING}`, covers('QUOTE-BANK-004'), async ({ platform }) => {
    const { accountId, body } = await quotedPayout(platform);
    await setBankValidation(platform, accountId, 'PENDING');

    const reply = await createQuote(platform, { ...body, immediatelyExecute: true });

    expect(requireOwnRules(reply)).toBeError(409, PENDING);
  });

  check(
    'is quoted once the account is validated',
    covers('QUOTE-BANK-003'),
    async ({ platform }) => {
      const { accountId, body } = await quotedPayout(platform);
      await setBankValidation(platform, accountId, 'PENDING');
      expect(
        requireOwnRules(await quoteAndExecute(platform, body)),
        'the quote before the account is validated',
      ).toBeError(409, PENDING);
      await setBankValidation(platform, accountId, 'VALIDATED');

      const reply = await createQuote(platform, body);

      expect(requireOwnRules(reply), 'the same quote after the account is validated').toBeSuccess();
    },
  );
});
