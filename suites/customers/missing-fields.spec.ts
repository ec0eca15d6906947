import {
  createBusinessWithFaults,
  createIndividualWithFaults,
  fieldsIn,
  requireTaken,
} from '../../fixtures/areas/customers/faults.ts';
import { check, errorCodeOf, expect, type Reply, undecided } from '../../fixtures/index.ts';

/** What a create may lack; which of them it must not is a gap (G-113). */
const IN_BOTH = ['platformCustomerId', 'address.country', 'address.line1', 'email'];
const IN_PERSON = [...IN_BOTH, 'fullName', 'nationality', 'identifier'];
const IN_BUSINESS = [...IN_BOTH, 'businessInfo.legalName', 'businessInfo.taxId'];

/** The fields that a create is refused for; none where it is for something else. */
function refusedFor(reply: Reply): readonly (string | undefined)[] {
  return errorCodeOf(reply) === 'INVALID_INPUT' ? fieldsIn(reply) : [];
}

check.describe('details.errors', () => {
  for (const [whose, row, create, fields, malformed] of [
    ['an individual', 'CUSTOMER-FIELD-009', createIndividualWithFaults, IN_PERSON, 'birthDate'],
    [
      'a business',
      'CUSTOMER-BUSINESS-012',
      createBusinessWithFaults,
      IN_BUSINESS,
      'businessInfo.incorporatedOn',
    ],
  ] as const) {
    check(`names both a missing and a malformed field of ${whose}`, row, async ({ platform }) => {
      await requireTaken(platform, create);
      const fault = { field: malformed, value: 'nope' };
      const isDated = refusedFor(await create(platform, [fault])).includes(malformed);
      let mixed = 0;
      for (const field of fields) {
        const missing = { field, value: undefined };
        const named = refusedFor(await create(platform, [missing]));
        if (!isDated || named.length === 0) continue;
        mixed += 1;

        const reply = await create(platform, [missing, fault]);

        const both = refusedFor(reply);
        expect(both, `the fields named for a create without ${field}`).toEqual(
          expect.arrayContaining([malformed, ...named]),
        );
      }
      if (mixed === 0)
        undecided(
          `POST /customers names no missing member in details.errors, or not the malformed ${malformed}`,
        );
    });
  }
});
