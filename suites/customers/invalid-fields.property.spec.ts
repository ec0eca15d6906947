import {
  type CallWithFaults,
  createIndividualWithFaults,
  fieldsIn,
  refusedAlone,
  requireTaken,
  updateIndividualWithFaults,
} from '../../fixtures/areas/customers/faults.ts';
import { check, expect, forEachKind, type Platform, undecided } from '../../fixtures/index.ts';
import {
  invalidAddressMembers,
  invalidMembers,
} from '../../generators/customers/invalid-members.ts';
import type { MemberFault } from '../../generators/customers/member-fault.ts';

/** Draws of all kinds of faults at once, and as many of some. */
const RUNS_EACH = 4;

/** Draws of several faults of which the service refuses at least two when each is the only one. */
async function forSeveral(
  platform: Platform,
  send: CallWithFaults,
  drawn: typeof invalidMembers,
  statement: (faults: readonly MemberFault[]) => Promise<void>,
): Promise<void> {
  await requireTaken(platform, send);
  const kept = new Map<string, boolean>();
  let several = 0;
  await forEachKind(
    drawn,
    async (members) => {
      const faults = await refusedAlone(platform, send, members, kept);
      if (faults.length < 2) return;
      several += 1;
      await statement(faults);
    },
    RUNS_EACH,
  );
  if (several === 0) {
    undecided(
      'the service refuses fewer than two of the invalid members in every combination that was tried',
    );
  }
}

/** The identifier has another form for each type. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  idType: ['identifier'],
  countryOfIssuance: ['identifier', 'idType'],
};

function outermost(field: string): string {
  return field.split(/[.[]/)[0] ?? '';
}

check.describe('details.errors for an individual', () => {
  check('names every invalid field on creation', 'CUSTOMER-FIELD-001', async ({ platform }) => {
    await forSeveral(platform, createIndividualWithFaults, invalidMembers, async (faults) => {
      const reply = await createIndividualWithFaults(platform, faults);

      expect(reply).toBeError(400, 'INVALID_INPUT');
      const fields = faults.map(({ field }) => field);
      expect(fieldsIn(reply), 'the fields named in details.errors').toEqual(
        expect.arrayContaining(fields),
      );
    });
  });

  check('names every invalid field on update', 'CUSTOMER-FIELD-002', async ({ platform }) => {
    await forSeveral(platform, updateIndividualWithFaults, invalidMembers, async (faults) => {
      const reply = await updateIndividualWithFaults(platform, faults);

      expect(reply).toBeError(400, 'INVALID_INPUT');
      const fields = faults.map(({ field }) => field);
      expect(fieldsIn(reply), 'the fields named in details.errors').toEqual(
        expect.arrayContaining(fields),
      );
    });
  });

  check('does not name valid fields', 'CUSTOMER-FIELD-003', async ({ platform }) => {
    for (const send of [createIndividualWithFaults, updateIndividualWithFaults]) {
      await forSeveral(platform, send, invalidMembers, async (faults) => {
        const reply = await send(platform, faults);

        expect(reply).toBeError(400, 'INVALID_INPUT');
        const atFault = faults.flatMap(({ field }) => [
          outermost(field),
          ...(FOLLOWS[field] ?? []),
        ]);
        for (const field of fieldsIn(reply)) {
          expect(atFault, 'the invalid members, which should have the named field').toContain(
            outermost(field ?? ''),
          );
        }
      });
    }
  });

  check('names every invalid field of an address', 'CUSTOMER-FIELD-004', async ({ platform }) => {
    for (const send of [createIndividualWithFaults, updateIndividualWithFaults]) {
      await forSeveral(platform, send, invalidAddressMembers, async (faults) => {
        const reply = await send(platform, faults);

        expect(reply).toBeError(400, 'INVALID_INPUT');
        const fields = faults.map(({ field }) => field);
        expect(fieldsIn(reply), 'the fields named in details.errors').toEqual(
          expect.arrayContaining(fields),
        );
      });
    }
  });
});
