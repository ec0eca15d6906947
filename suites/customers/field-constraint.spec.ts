import * as fc from 'fast-check';
import { customerBody } from '../../fixtures/areas/customers/customers.ts';
import { createIndividualWithFaults, requireTaken } from '../../fixtures/areas/customers/faults.ts';
import {
  checkContext,
  covers,
  expect,
  fieldErrorsOf,
  member,
  type Platform,
  test,
} from '../../fixtures/index.ts';
import { invalidMember, misformedMember } from '../../generators/customers/invalid-members.ts';

/** A constraint that the service gave for a field when it refused a value. */
interface Constraint {
  readonly field: string;
  readonly refused: unknown;
  readonly constraint: unknown;
}

/** A few faults of every member, with the constraints they are answered with, once per worker. */
function constraints(platform: Platform): Promise<readonly Constraint[]> {
  return platform.once('constraints of customers', async () => {
    await requireTaken(platform, createIndividualWithFaults);
    const { seed } = checkContext();
    const kinds = [...misformedMember, ...invalidMember];
    const faults = kinds.flatMap((kind) => fc.sample(kind, { seed, numRuns: 2 }));
    const given: Constraint[] = [];
    for (const { field, value } of faults) {
      const reply = await createIndividualWithFaults(platform, [{ field, value }]);
      const own = fieldErrorsOf(reply).filter((entry) => member(entry, 'field') === field);
      for (const entry of own) {
        given.push({ field, refused: value, constraint: member(entry, 'constraint') ?? {} });
      }
    }
    return given;
  });
}

/** What a valid text breaks of a constraint. */
function broken(constraint: unknown, value: string): readonly string[] {
  const allowed = member(constraint, 'enum');
  const pattern = member(constraint, 'pattern');
  const [least, most] = [member(constraint, 'minLength'), member(constraint, 'maxLength')];
  const { length } = [...value];
  return [
    ...(Array.isArray(allowed) && !allowed.includes(value) ? ['enum'] : []),
    ...(typeof pattern === 'string' && !fits(pattern, value) ? ['pattern'] : []),
    ...(typeof least === 'number' && length < least ? ['minLength'] : []),
    ...(typeof most === 'number' && length > most ? ['maxLength'] : []),
  ];
}

/** The flags are open, so a pattern holds where it does with any. */
function fits(pattern: string, value: string): boolean {
  return ['', 'u', 'v'].some((flags) => {
    try {
      return new RegExp(pattern, flags).test(value);
    } catch {
      return false;
    }
  });
}

test.describe('a constraint for a field of a customer', () => {
  test('is kept by what is taken', covers('CUSTOMER-FIELD-005'), async ({ platform }) => {
    const body = await customerBody(platform);
    for (const { field, constraint } of await constraints(platform)) {
      const valid = field.split('.').reduce<unknown>((value, name) => member(value, name), body);
      const breaks = typeof valid === 'string' ? broken(constraint, valid) : [];

      expect(breaks, `what is taken as ${field} breaks`).toEqual([]);
    }
  });

  test('lists not what is refused', covers('CUSTOMER-FIELD-006'), async ({ platform }) => {
    for (const { field, refused, constraint } of await constraints(platform)) {
      const allowed = member(constraint, 'enum');

      expect(Array.isArray(allowed) ? allowed : [], field).not.toContain(refused);
    }
  });

  test('lists the types of the contract', covers('CUSTOMER-FIELD-007'), async ({ platform }) => {
    const given = (await constraints(platform)).filter(({ field }) => field === 'idType');
    for (const allowed of given.map(({ constraint }) => member(constraint, 'enum'))) {
      const types = Array.isArray(allowed) ? allowed : ['SSN', 'ITIN', 'NON_US_TAX_ID'];
      expect(types).toEqual(expect.arrayContaining(['SSN', 'ITIN', 'NON_US_TAX_ID']));
    }
  });
});
