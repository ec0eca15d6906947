import {
  creatingBusiness,
  fieldsIn,
  refusedAlone,
  requireTaken,
  updatingBusiness,
} from '../../fixtures/areas/customers/faults.ts';
import { covers, expect, test, unverified } from '../../fixtures/index.ts';

const FAULTS = [
  { field: 'businessInfo.legalName', value: 42 },
  { field: 'businessInfo.incorporatedOn', value: 'nope' },
  { field: 'businessInfo.registrationNumber', value: { no: 'text' } },
  { field: 'address.line1', value: 42 },
];

test.describe('the field errors of a business', () => {
  for (const [operation, row, sending] of [
    ['a create', 'CUSTOMER-BUSINESS-007', creatingBusiness],
    ['an update', 'CUSTOMER-BUSINESS-009', updatingBusiness],
  ] as const) {
    test(`name all of ${operation} by their paths`, covers(row), async ({ platform }) => {
      const send = sending(platform);
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
  }
});
