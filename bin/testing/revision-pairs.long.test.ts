import { expect } from '@playwright/test';
import { loadRequirements } from '../../spec/requirements.ts';
import { inForce, latestRevision, type Revision, revisions } from '../../spec/revisions.ts';
import { resultsIn, startCommand, startTargetAsOf, targeted, test } from './testing.ts';

/** A run of some hundred rows, on a machine that does other things as well. */
const LIMIT_MS = 600_000;

/** What a service of another month never shows is waited for so long, and its own changes take less. */
const timeouts = { settleMs: 1_000 };

// One after the other: each run takes what a machine has.
test.describe.configure({ mode: 'default' });

const rows = loadRequirements();
const first = revisions[0];

/** The rows of a revision that are not in force in every one, by which revisions can be told apart. */
function datedRows(revision: Revision): readonly string[] {
  return rows
    .filter(({ excluded }) => excluded === undefined)
    .filter((row) => !inForce(row, first) || !inForce(row, latestRevision))
    .filter((row) => inForce(row, revision))
    .map(({ id }) => id);
}

for (const service of revisions) {
  for (const revision of revisions) {
    test(`of a service as of ${service} that is judged as of ${revision} no row is red that ${service} has`, async ({
      folder,
    }) => {
      test.setTimeout(2 * LIMIT_MS);
      const target = await startTargetAsOf(service);
      const profile = { ...target.profile, timeouts };
      const selected = datedRows(revision).flatMap((id) => ['--requirement', id]);
      const args = ['run', ...targeted(folder, profile), '--as-of', revision, '--seed', '7'];

      const { code } = await startCommand(folder, [...args, ...selected], {}, LIMIT_MS).ended;
      await target.close();

      const { requirements } = resultsIn(folder);
      const red = requirements.filter(({ verdict }) => ['failed', 'blocked'].includes(verdict));
      const isOfService = new Map(rows.map((row) => [row.id, inForce(row, service)]));
      const undeserved = red.filter(({ id }) => isOfService.get(id));
      expect(undeserved.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
      expect(red.length > 0, 'whether the pair is told apart').toBe(service !== revision);
      expect(code).toBe(service === revision ? 0 : 1);
    });
  }
}
