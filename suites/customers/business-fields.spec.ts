import {
  createBusinessWithFaults,
  fieldsIn,
  refusedAlone,
  requireTaken,
  updateBusinessWithFaults,
} from '../../fixtures/areas/customers/faults.ts';
import { check, expect, undecided } from '../../fixtures/index.ts';

const FAULTS = [
  { field: 'businessInfo.legalName', value: 42 },
  { field: 'businessInfo.incorporatedOn', value: 'nope' },
  { field: 'businessInfo.registrationNumber', value: { no: 'text' } },
  { field: 'address.line1', value: 42 },
];

check.describe('details.errors for invalid business data', () => {
  for (const [operation, row, send] of [
    ['on creation', 'CUSTOMER-BUSINESS-007', createBusinessWithFaults],
    ['on update', 'CUSTOMER-BUSINESS-009', updateBusinessWithFaults],
  ] as const) {
    check(`names every invalid field ${operation}`, row, async ({ platform }) => {
      await requireTaken(platform, send);
      const faults = await refusedAlone(platform, send, FAULTS, new Map());
      const inside = faults.filter(({ field }) => field.startsWith('businessInfo.'));
      if (inside.length < 2) {
        undecided(
          'the service refuses fewer than two of the invalid members of businessInfo that were tried',
        );
      }

      for (const several of [inside, faults]) {
        const reply = await send(platform, several);

        expect(reply).toBeError(400, 'INVALID_INPUT');
        const fields = several.map(({ field }) => field);
        expect(fieldsIn(reply), 'the fields named in details.errors').toEqual(
          expect.arrayContaining(fields),
        );
      }
    });
  }
});
