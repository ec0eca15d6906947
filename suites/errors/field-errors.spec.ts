import {
  creating,
  refusedFaults,
  type SendFaults,
  severalRefusedFaults,
  updating,
} from '../../fixtures/areas/errors/field-faults.ts';
import { covers, expect, member, type Reply, test } from '../../fixtures/index.ts';

/** The `field` of each entry, in the order of the answer. */
function fieldsIn(reply: Reply): readonly unknown[] {
  const errors = member(member(reply.json, 'details'), 'errors');
  return Array.isArray(errors) ? errors.map((entry) => member(entry, 'field')) : [];
}

/** Sends several faults at once that the service refuses one by one. */
async function severalFaults(send: SendFaults) {
  const faults = await severalRefusedFaults(send);
  const reply = await send(faults);
  expect(reply).toBeError(400, 'INVALID_INPUT');
  return { fields: fieldsIn(reply), atFault: faults.map(({ field }) => field) };
}

test.describe('field errors', () => {
  for (const [operation, send, present, complete] of [
    ['create', creating, 'ERR-FIELD-009', 'ERR-FIELD-011'],
    ['update', updating, 'ERR-FIELD-010', 'ERR-FIELD-012'],
  ] as const) {
    test(`come with a refused customer ${operation}`, covers(present), async ({ platform }) => {
      const fault = await refusedFaults(send(platform), 1);

      const reply = await send(platform)(fault);

      expect(reply).toBeError(400, 'INVALID_INPUT');
      expect(fieldsIn(reply).length, 'entries in details.errors').toBeGreaterThan(0);
    });

    test(`name every fault of a customer ${operation}`, covers(complete), async ({ platform }) => {
      const { fields, atFault } = await severalFaults(send(platform));

      expect(fields).toEqual(expect.arrayContaining(atFault));
    });
  }

  test('name the member at fault', covers('ERR-FIELD-005'), async ({ platform }) => {
    const [fault] = await refusedFaults(creating(platform), 1);

    const reply = await creating(platform)(fault === undefined ? [] : [fault]);

    expect(fieldsIn(reply)).toContain(fault?.field);
    expect(fieldsIn(reply), 'a member without fault').not.toContain('platformCustomerId');
  });

  test('name a nested member by its path', covers('ERR-FIELD-006'), async ({ platform }) => {
    const [fault] = await refusedFaults(creating(platform), 1, 'nested');

    const reply = await creating(platform)(fault === undefined ? [] : [fault]);

    expect(fieldsIn(reply)).toContain(fault?.field);
  });

  test('name a member once', covers('ERR-FIELD-013'), async ({ platform }) => {
    const { fields } = await severalFaults(creating(platform));

    expect(fields, 'no member twice').toEqual([...new Set(fields)]);
  });

  test('name a member with two faults once', covers('ERR-FIELD-013'), async ({ platform }) => {
    const reply = await creating(platform)([{ field: 'idType', value: 42 }]);

    expect(fieldsIn(reply), 'no member twice').toEqual([...new Set(fieldsIn(reply))]);
  });
});
