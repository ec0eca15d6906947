import { fieldsIn, type SendFaults, withFaults } from '../../fixtures/areas/customers/faults.ts';
import { newBusiness } from '../../fixtures/areas/verifications/businesses.ts';
import { askForOwner, newOwner } from '../../fixtures/areas/verifications/owners.ts';
import { askToChange, changed } from '../../fixtures/areas/verifications/shared-owners.ts';
import {
  covers,
  expect,
  isSuccess,
  test,
  unlessConfirmed,
  unverified,
} from '../../fixtures/index.ts';

const FAULTS = [
  { field: 'ownershipPercentage', value: 'much' },
  { field: 'personalInfo.birthDate', value: 'nope' },
  { field: 'personalInfo.lastName', value: { text: 'Conformance' } },
];

/** Holds that faults which are named one by one are named together. */
async function expectAllNamed(send: SendFaults): Promise<void> {
  const named: string[] = [];
  for (const fault of FAULTS) {
    const reply = await send([fault]);
    if (!isSuccess(reply) && fieldsIn(reply).includes(fault.field)) named.push(fault.field);
  }
  if (named.length < 2) unverified('too few of the faults are named one by one (G-135)');

  const reply = await send(FAULTS);

  const fields = fieldsIn(reply);
  // Which endpoints submit is told by example only, and these are no example.
  if (!named.every((field) => fields.includes(field))) {
    unlessConfirmed('G-135', `of ${named} it names ${fields}`);
  }
  expect(reply).toBeError(400, 'INVALID_INPUT');
  expect(fields, 'the members named').toEqual(expect.arrayContaining(named));
}

test.describe('the refusal of an owner', () => {
  test('names every member at fault', covers('OWNER-KEEP-008'), async ({ platform }) => {
    const business = await newBusiness(platform);
    await newOwner(platform, business);

    await expectAllNamed((faults) => askForOwner(platform, business, {}, faults));
  });

  test('names every member of a change', covers('OWNER-UPDATE-008'), async ({ platform }) => {
    const owner = await newOwner(platform, await newBusiness(platform));
    await changed(platform, owner, { ownershipPercentage: 40 });

    await expectAllNamed((faults) => askToChange(platform, owner, withFaults({}, faults)));
  });
});
