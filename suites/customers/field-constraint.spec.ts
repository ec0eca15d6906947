import * as fc from 'fast-check';
import { furtherTexts } from '../../fixtures/areas/customers/accepted-texts.ts';
import { customerBody } from '../../fixtures/areas/customers/customers.ts';
import { createIndividualWithFaults, requireTaken } from '../../fixtures/areas/customers/faults.ts';
import { fitsPattern } from '../../fixtures/areas/customers/field-pattern.ts';
import {
  check,
  checkContext,
  expect,
  fieldErrorsOf,
  inParallel,
  isSuccess,
  member,
  type Platform,
  type Reply,
  undecided,
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

/** What a text of each format that the contract names has at least; another format may be any. */
const FORMS: ReadonlyMap<unknown, RegExp> = new Map([
  ['email', /@/],
  ['tel', /\d/],
  ['url', /^[a-z][a-z\d+.-]*:/i],
  ['date', /^\d{4,}-\d{2}-\d{2}$/],
  ['iso3166-1-alpha-2', /^[a-z]{2}$/i],
  ['bcp47-language-tag', /^[a-z\d]{1,8}(-[a-z\d]{1,8})*$/i],
  ['us-ssn', /^\d{3}-?\d{2}-?\d{4}$/],
  ['e.164', /^\+?\d+$/],
]);

/** Longer than any name or id, and shorter than what a gateway refuses. */
const LONG = 5000;

/** The least limit that leaves room for a text of its own. */
const LEAST = 40;

/** A letter that takes two bytes in UTF-8 and is one character in each normal form. */
const TWO_BYTES = 'ł';

/** The limit that a refusal gives for a field; 0 without one. */
function maxLengthIn(reply: Reply, field: string): number {
  const limits = fieldErrorsOf(reply)
    .filter((entry) => member(entry, 'field') === field)
    .map((entry) => member(member(entry, 'constraint'), 'maxLength'));
  return limits.find((limit) => typeof limit === 'number') ?? 0;
}

/** What a valid text breaks of a constraint, its pattern aside. */
function broken(constraint: unknown, value: string): readonly string[] {
  const allowed = member(constraint, 'enum');
  const [least, most] = [member(constraint, 'minLength'), member(constraint, 'maxLength')];
  const { length } = [...value];
  const form = FORMS.get(member(constraint, 'format'));
  return [
    ...(form !== undefined && !form.test(value) ? ['format'] : []),
    ...(Array.isArray(allowed) && !allowed.includes(value) ? ['enum'] : []),
    ...(typeof least === 'number' && length < least ? ['minLength'] : []),
    ...(typeof most === 'number' && length > most ? ['maxLength'] : []),
  ];
}

check.describe('a constraint for a field of a customer', () => {
  check(
    'admits every value that the service accepts',
    'CUSTOMER-FIELD-005',
    async ({ platform }) => {
      const body = await customerBody(platform);
      const further = await furtherTexts(platform);
      const endless = new Map<unknown, string>();
      for (const { field, constraint } of await constraints(platform)) {
        const sent = field.split('.').reduce<unknown>((value, name) => member(value, name), body);
        for (const valid of [sent, ...(further.get(field) ?? [])]) {
          if (typeof valid !== 'string') continue;

          expect(
            broken(constraint, valid),
            `the rules of the constraint that the accepted ${field} breaks`,
          ).toEqual([]);
          const pattern = member(constraint, 'pattern');
          if (typeof pattern !== 'string' || endless.has(pattern)) continue;
          const fits = await fitsPattern(pattern, valid);
          if (fits === undefined) endless.set(pattern, field);
          else expect(fits, `whether the accepted ${field} fits the pattern`).toBe(true);
        }
      }
      for (const field of endless.values()) {
        undecided(
          `the pattern of ${field} took more than 2 s to match an accepted value, so the run stopped it`,
        );
      }
    },
  );

  check(
    'has a maxLength in characters, not in bytes',
    'CUSTOMER-FIELD-010',
    async ({ platform }) => {
      await requireTaken(platform, createIndividualWithFaults);
      const take = async (field: string, value: string) =>
        createIndividualWithFaults(platform, [{ field, value }]);
      let judged = 0;
      for (const field of ['platformCustomerId', 'fullName']) {
        const most = maxLengthIn(await take(field, 'n'.repeat(LONG)), field);
        const text = (character: string, length: number) =>
          `${platform.unique()} `.padEnd(length, character).slice(0, length);
        // Both are within the limit however it is counted, and of characters that are taken.
        const within = [
          ['n', most],
          [TWO_BYTES, Math.floor(most / 2)],
        ] as const;
        const taken = await inParallel(within, async ([character, length]) =>
          isSuccess(await take(field, text(character, length))),
        );
        if (most < LEAST || taken.includes(false)) continue;

        const reply = await take(field, text(TWO_BYTES, most));

        expect(reply, `${field} of ${most} characters of two bytes`).toBeSuccess();
        judged += 1;
      }
      if (judged === 0)
        undecided(
          'POST /customers refuses neither platformCustomerId nor fullName for its maxLength alone',
        );
    },
  );

  check(
    'does not list the refused value in its enum',
    'CUSTOMER-FIELD-006',
    async ({ platform }) => {
      for (const { field, refused, constraint } of await constraints(platform)) {
        const allowed = member(constraint, 'enum');

        expect(
          Array.isArray(allowed) ? allowed : [],
          `the enum of the constraint for ${field}`,
        ).not.toContain(refused);
      }
    },
  );

  check(
    'lists SSN, ITIN and NON_US_TAX_ID for idType',
    'CUSTOMER-FIELD-007',
    async ({ platform }) => {
      const given = (await constraints(platform)).filter(({ field }) => field === 'idType');
      for (const allowed of given.map(({ constraint }) => member(constraint, 'enum'))) {
        const types = Array.isArray(allowed) ? allowed : ['SSN', 'ITIN', 'NON_US_TAX_ID'];
        expect(types, 'the enum of the constraint for idType').toEqual(
          expect.arrayContaining(['SSN', 'ITIN', 'NON_US_TAX_ID']),
        );
      }
    },
  );
});
