import { accountsUnderTest } from '../../fixtures/areas/payments/accounts-under-test.ts';
import { createQuote } from '../../fixtures/areas/payments/calls.ts';
import { depositBody } from '../../fixtures/areas/payments/deposit.ts';
import { documentedBody, requirementsOf } from '../../fixtures/areas/quotes/documented.ts';
import { check, errorCodeOf, expect, isSuccess, undecided } from '../../fixtures/index.ts';

check(
  'a payment funded in real time is refused without the required documents',
  'PAYDOC-REQUIRED-014',
  async ({ platform }) => {
    await requirementsOf(platform);
    const { source } = Object(depositBody((await accountsUnderTest(platform)).from));

    const reply = await createQuote(platform, await documentedBody(platform, [], { source }));

    // How such a source is named is not shown, and no service is owed every corridor.
    if (!isSuccess(reply) && errorCodeOf(reply) !== 'DOCUMENTS_REQUIRED')
      undecided(
        `POST /quotes with real-time funding answered ${reply.status} without DOCUMENTS_REQUIRED, which the contract allows`,
        reply,
      );
    expect(reply).toBeError(400, 'DOCUMENTS_REQUIRED');
  },
);
