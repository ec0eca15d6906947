import {
  fieldsIn,
  inCreate,
  inUpdate,
  refusedAlone,
  requireTaken,
  type SendFaults,
} from '../../fixtures/areas/customers/faults.ts';
import { covers, expect, forEachKind, type Reply, test, unverified } from '../../fixtures/index.ts';
import {
  invalidAddressMembers,
  invalidMembers,
} from '../../generators/customers/invalid-members.ts';
import type { MemberFault } from '../../generators/customers/member-fault.ts';

/** Draws of all kinds of faults at once, and as many of some. */
const RUNS_EACH = 4;

type Holds = (reply: Reply, faults: readonly MemberFault[]) => void;

/** Sends several faults at once that are refused one by one, and holds something of the answer. */
async function forSeveral(send: SendFaults, drawn: typeof invalidMembers, holds: Holds) {
  await requireTaken(send);
  const kept = new Map<string, boolean>();
  let several = 0;
  await forEachKind(
    drawn,
    async (members) => {
      const faults = await refusedAlone(send, members, kept);
      if (faults.length < 2) return;
      several += 1;
      const reply = await send(faults);
      expect(reply).toBeError(400, 'INVALID_INPUT');
      holds(reply, faults);
    },
    RUNS_EACH,
  );
  if (several === 0) unverified('the service refuses too few of the faults (G-113)');
}

const named: Holds = (reply, faults) => {
  const fields = faults.map(({ field }) => field);
  expect(fieldsIn(reply), 'the fields named').toEqual(expect.arrayContaining(fields));
};

/** The identifier has a form of its own for each type. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  idType: ['identifier'],
  countryOfIssuance: ['identifier', 'idType'],
};

const noOther: Holds = (reply, faults) => {
  const atFault = faults.flatMap(({ field }) => [outermost(field), ...(FOLLOWS[field] ?? [])]);
  for (const field of fieldsIn(reply)) {
    expect(atFault, 'the members at fault').toContain(outermost(field ?? ''));
  }
};

function outermost(field: string): string {
  return field.split(/[.[]/)[0] ?? '';
}

test.describe('the field errors of an individual', () => {
  test('name all in a create', covers('CUSTOMER-FIELD-001'), async ({ platform }) => {
    await forSeveral(inCreate(platform), invalidMembers, named);
  });

  test('name all in an update', covers('CUSTOMER-FIELD-002'), async ({ platform }) => {
    await forSeveral(inUpdate(platform), invalidMembers, named);
  });

  test('name no other', covers('CUSTOMER-FIELD-003'), async ({ platform }) => {
    await forSeveral(inCreate(platform), invalidMembers, noOther);
    await forSeveral(inUpdate(platform), invalidMembers, noOther);
  });

  test('name all of an address', covers('CUSTOMER-FIELD-004'), async ({ platform }) => {
    await forSeveral(inCreate(platform), invalidAddressMembers, named);
    await forSeveral(inUpdate(platform), invalidAddressMembers, named);
  });
});
