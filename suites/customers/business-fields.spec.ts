import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unverified } from '../../fixtures/check/outcome.ts';
import { test } from '../../fixtures/check/test.ts';
import {
  fieldsIn,
  inBusiness,
  refusedAlone,
  requireTaken,
} from '../../fixtures/customers/faults.ts';

const FAULTS = [
  { field: 'businessInfo.legalName', value: 42 },
  { field: 'businessInfo.incorporatedOn', value: 'nope' },
  { field: 'businessInfo.registrationNumber', value: { no: 'text' } },
  { field: 'address.line1', value: 42 },
];

test.describe('the field errors of a business', () => {
  test('name all by their paths', covers('CUSTOMER-BUSINESS-007'), async ({ platform }) => {
    const send = inBusiness(platform);
    await requireTaken(send);
    const faults = await refusedAlone(send, FAULTS, new Map());
    const inside = faults.filter(({ field }) => field.startsWith('businessInfo.'));
    if (inside.length < 2) unverified('the service refuses too few of the faults (G-113)');

    for (const several of [inside, faults]) {
      const reply = await send(several);

      expect(reply).toBeError(400, 'INVALID_INPUT');
      const fields = several.map(({ field }) => field);
      expect(fieldsIn(reply), 'the fields named').toEqual(expect.arrayContaining(fields));
    }
  });
});
