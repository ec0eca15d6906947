import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import { fieldsIn, type SendFaults, withFaults } from '../../fixtures/customers/faults.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { newBusiness } from '../../fixtures/verifications/businesses.ts';
import { askToChange, changed } from '../../fixtures/verifications/kept-owners.ts';
import { askForOwner, newOwner } from '../../fixtures/verifications/owners.ts';

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
