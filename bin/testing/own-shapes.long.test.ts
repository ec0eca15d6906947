import { expect } from '@playwright/test';
import type { RunResult } from '../../reports/model.ts';
import { ownOperations, ownShapes } from './own-shapes.ts';
import { startOwnShapes } from './own-shapes-target.ts';
import { resultsIn, startCommand, startTarget, targeted, test } from './testing.ts';

/** A whole run, on a machine that does other things as well. */
const LIMIT_MS = 1_800_000;

// Each run takes what a machine has.
test.describe.configure({ mode: 'default' });

interface Checked {
  readonly code: unknown;
  readonly result: RunResult;
  readonly crashes: readonly unknown[];
}

type Profile = Awaited<ReturnType<typeof startTarget>>['profile'];

/** A whole run against a new service, behind what stands before it. */
async function wholeRun(
  folder: string,
  isBehindFront: boolean,
  changed: (profile: Profile) => object,
): Promise<Checked> {
  const target = await startTarget();
  const front = isBehindFront ? await startOwnShapes(target.origin) : undefined;
  const profile = {
    ...changed(target.profile),
    ...(front && {
      baseUrl: front.baseUrl,
      sandbox: { marker: [front.origin, target.origin] },
    }),
  };
  const args = ['run', ...targeted(folder, profile), '--seed', '7'];
  const { code } = await startCommand(folder, args, {}, LIMIT_MS).ended;
  await front?.close();
  await target.close();
  return { code, result: resultsIn(folder), crashes: target.crashes };
}

function verdictsOf({ requirements }: RunResult): Readonly<Record<string, string>> {
  return Object.fromEntries(requirements.map(({ id, verdict }) => [id, verdict]));
}

test('a service with shapes of its own has the verdicts of the original where a profile maps it', async ({
  folder,
}) => {
  test.setTimeout(2 * LIMIT_MS);
  const original = await wholeRun(folder, false, (profile) => profile);
  const mapped = await wholeRun(folder, true, (profile) => ({
    ...profile,
    operations: ownOperations(),
  }));

  const members = ownShapes.flatMap(({ query, body, answer }) => [...query, ...body, ...answer]);
  expect(ownShapes.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(40);
  expect(members.length).toBeGreaterThan(500);
  expect(original.code).toBe(0);
  expect(mapped.code).toBe(0);
  expect(verdictsOf(mapped.result)).toEqual(verdictsOf(original.result));
  expect(mapped.crashes).toEqual([]);
});

test('a service with shapes of its own has no red row where no profile maps it', async ({
  folder,
}) => {
  test.setTimeout(LIMIT_MS);
  const { code, result } = await wholeRun(folder, true, ({ confirm: _, ...profile }) => ({
    ...profile,
    timeouts: { settleMs: 300 },
  }));

  const red = result.requirements.filter(({ verdict }) => ['failed', 'blocked'].includes(verdict));
  expect(red.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
  expect(code).toBe(0);
  expect(result.requirements.filter(({ verdict }) => verdict === 'passed').length).toBeGreaterThan(
    50,
  );
});
