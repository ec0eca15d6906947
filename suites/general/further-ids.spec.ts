import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { newDocument } from '../../fixtures/areas/documents/upload.ts';
import { completed } from '../../fixtures/areas/transactions/payments.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { nameIn, newIndividual } from '../../fixtures/areas/verifications/individuals.ts';
import { newOwner } from '../../fixtures/areas/verifications/owners.ts';
import { submit } from '../../fixtures/areas/verifications/submissions.ts';
import {
  check,
  expect,
  idForm,
  member,
  type Platform,
  requireSuccess,
  text,
  unreached,
} from '../../fixtures/index.ts';

async function newVerification(platform: Platform): Promise<string> {
  // Who is called so can be submitted on a platform of every mode.
  const { id } = await newIndividual(platform, { fullName: nameIn('003') });
  const reply = await submit(platform, id);
  const { json } = requireSuccess(platform, 'createVerification', reply, 'a verification');
  return (
    text(member(json, 'id')) ??
    unreached('POST /verifications answered without the id of the verification')
  );
}

check.describe('resource identifiers', () => {
  for (const [what, resource, row, made] of [
    [
      'documents',
      'Document',
      'GEN-ID-009',
      async (to: Platform) => newDocument(to, (await newCustomer(to)).id),
    ],
    ['verifications', 'Verification', 'GEN-ID-010', newVerification],
    [
      'beneficial owners',
      'BeneficialOwner',
      'GEN-ID-011',
      async (to: Platform) => newOwner(to, await newBusiness(to)),
    ],
    ['transactions', 'Transaction', 'GEN-ID-012', completed],
  ] as const) {
    // By what name each of them goes is a gap (G-05).
    check(`of ${what} consist of a resource name and a UUID`, row, async ({ platform }) => {
      expect(await made(platform), `the identifier of the ${resource}`).toMatch(
        idForm(platform.target, resource),
      );
    });
  }
});
