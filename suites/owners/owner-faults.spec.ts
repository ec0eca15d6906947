import { type Fault, fieldsIn, withFaults } from '../../fixtures/areas/customers/faults.ts';
import { changedOwner } from '../../fixtures/areas/owners/shared-owners.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { createBeneficialOwner, newOwner } from '../../fixtures/areas/verifications/owners.ts';
import { check, expect, isSuccess, type Reply, undecided } from '../../fixtures/index.ts';

const FAULTS = [
  { field: 'ownershipPercentage', value: 'much' },
  { field: 'personalInfo.birthDate', value: 'nope' },
  { field: 'personalInfo.lastName', value: { text: 'Sample' } },
];

const TOO_FEW =
  'the service refuses and names fewer than two of the invalid owner members when each is sent alone';

/** Whether a refusal names a fault; what holds the member is another path than that of the member. */
function isNamed({ field }: Fault, reply: Reply): boolean {
  if (isSuccess(reply)) return false;
  const fields = fieldsIn(reply);
  const isItself = fields.includes(field);
  const above = fields.filter((each) => field.startsWith(`${each}.`));
  expect(isItself ? [] : above, 'the paths above the one invalid member').toEqual([]);
  return isItself;
}

/** Holds that faults which are named one by one are named together. */
function expectAllNamed(named: readonly string[], reply: Reply): void {
  const fields = fieldsIn(reply);
  expect(reply, 'the request with several invalid members').toBeError(400, 'INVALID_INPUT');
  // Which endpoints submit is told by example only, and these are not an example.
  expect(fields, 'the members named for several faults').not.toEqual([]);
  expect(fields, 'the members named in details.errors').toEqual(expect.arrayContaining([...named]));
}

check.describe('details.errors for invalid owner data', () => {
  check('names every invalid field on creation', 'OWNER-KEEP-008', async ({ platform }) => {
    const business = await newBusiness(platform);
    await newOwner(platform, business);
    const named: string[] = [];
    for (const fault of FAULTS) {
      const reply = await createBeneficialOwner(platform, business, {}, [fault]);
      if (isNamed(fault, reply)) named.push(fault.field);
    }
    if (named.length < 2) undecided(TOO_FEW);

    const reply = await createBeneficialOwner(platform, business, {}, FAULTS);

    expectAllNamed(named, reply);
  });

  check('names every invalid field on update', 'OWNER-UPDATE-008', async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));
    await changedOwner(platform, owner, { ownershipPercentage: 40 });
    const named: string[] = [];
    for (const fault of FAULTS) {
      const reply = await platform.api.updateBeneficialOwner({
        beneficialOwnerId: owner,
        body: withFaults({}, [fault]),
      });
      if (isNamed(fault, reply)) named.push(fault.field);
    }
    if (named.length < 2) undecided(TOO_FEW);

    const reply = await platform.api.updateBeneficialOwner({
      beneficialOwnerId: owner,
      body: withFaults({}, FAULTS),
    });

    expectAllNamed(named, reply);
  });
});
