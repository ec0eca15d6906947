import { customerBody } from '../../fixtures/areas/customers/customers.ts';
import { withFaults } from '../../fixtures/areas/customers/faults.ts';
import {
  creating,
  refusedFaults,
  severalRefusedFaults,
  updating,
} from '../../fixtures/areas/errors/field-faults.ts';
import { check, expect, member, type Reply, undecided } from '../../fixtures/index.ts';

/** The `field` of each entry, in the order of the answer. */
function fieldsIn(reply: Reply): readonly unknown[] {
  const errors = member(member(reply.json, 'details'), 'errors');
  return Array.isArray(errors) ? errors.map((entry) => member(entry, 'field')) : [];
}

check.describe('field errors', () => {
  for (const [operation, sending, present, complete] of [
    ['POST /customers', creating, 'ERR-FIELD-009', 'ERR-FIELD-011'],
    ['PATCH /customers/{customerId}', updating, 'ERR-FIELD-010', 'ERR-FIELD-012'],
  ] as const) {
    check(`are present if ${operation} has an invalid field`, present, async ({ platform }) => {
      const send = sending(platform);
      const faults = await refusedFaults(send, 1);

      const reply = await send(faults);

      expect(reply).toBeError(400, 'INVALID_INPUT');
      expect(fieldsIn(reply).length, 'the number of entries in details.errors').toBeGreaterThan(0);
    });

    check(`name every invalid field of ${operation}`, complete, async ({ platform }) => {
      const send = sending(platform);
      const faults = await severalRefusedFaults(send);

      const reply = await send(faults);

      expect(reply).toBeError(400, 'INVALID_INPUT');
      const atFault = faults.map(({ field }) => field);
      expect(fieldsIn(reply), 'the fields named in details.errors').toEqual(
        expect.arrayContaining(atFault),
      );
    });
  }

  check('name the invalid field', 'ERR-FIELD-005', async ({ platform }) => {
    const faults = await refusedFaults(creating(platform), 1);

    const reply = await platform.api.createCustomer({
      body: withFaults(await customerBody(platform), faults),
    });

    const atFault = faults.map(({ field }) => field);
    expect(fieldsIn(reply), 'the fields named in details.errors').toEqual(
      expect.arrayContaining(atFault),
    );
    expect(
      fieldsIn(reply),
      'the fields named in details.errors besides the invalid fields',
    ).not.toContain('platformCustomerId');
  });

  check('name a nested field by its path', 'ERR-FIELD-006', async ({ platform }) => {
    const faults = await refusedFaults(creating(platform), 1, 'nested');

    const reply = await platform.api.createCustomer({
      body: withFaults(await customerBody(platform), faults),
    });

    const atFault = faults.map(({ field }) => field);
    expect(fieldsIn(reply), 'the fields named in details.errors').toEqual(
      expect.arrayContaining(atFault),
    );
  });

  check('name each invalid field once', 'ERR-FIELD-013', async ({ platform }) => {
    const faults = await severalRefusedFaults(creating(platform));

    const reply = await platform.api.createCustomer({
      body: withFaults(await customerBody(platform), faults),
    });

    expect(reply).toBeError(400, 'INVALID_INPUT');
    expect(fieldsIn(reply), 'the fields named in details.errors, each once').toEqual([
      ...new Set(fieldsIn(reply)),
    ]);
  });

  check('have one entry for a field with two faults', 'ERR-FIELD-013', async ({ platform }) => {
    // Neither a kind of document nor a text.
    const body = { ...(await customerBody(platform)), idType: 42 };

    const reply = await platform.api.createCustomer({ body });

    const fields = fieldsIn(reply);
    if (fields.length === 0)
      undecided('POST /customers with an idType of 42 answered without details.errors', reply);
    expect(fields, 'the fields named in details.errors, each once').toEqual([...new Set(fields)]);
  });
});
