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

/** A whole run against a new service, behind what gives it shapes of its own. */
async function wholeRun(
  folder: string,
  changed: (profile: Profile) => object,
  ...flags: readonly string[]
): Promise<Checked> {
  const target = await startTarget();
  const front = await startOwnShapes(target.origin);
  const profile = {
    ...changed(target.profile),
    baseUrl: front.baseUrl,
    sandbox: { marker: [front.origin, target.origin] },
  };
  const args = ['run', ...targeted(folder, profile), '--seed', '7', ...flags];
  const { code } = await startCommand(folder, args, {}, LIMIT_MS).ended;
  await front.close();
  await target.close();
  return { code, result: resultsIn(folder), crashes: target.crashes };
}

test('a service with shapes of its own passes every row, as the original does, where a profile maps it', async ({
  folder,
}) => {
  test.setTimeout(LIMIT_MS);
  const { code, result, crashes } = await wholeRun(
    folder,
    (profile) => ({ ...profile, operations: ownOperations() }),
    '--require-verified',
  );

  const members = ownShapes.flatMap(({ query, body, answer }) => [...query, ...body, ...answer]);
  expect(ownShapes.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(40);
  expect(members.length).toBeGreaterThan(500);
  const rest = result.requirements.filter(({ verdict }) => verdict !== 'passed');
  expect(rest.filter(({ verdict }) => verdict !== 'excluded').map(({ id }) => id)).toEqual([]);
  expect(code).toBe(0);
  expect(crashes).toEqual([]);
});

test('a service with shapes of its own has no red row where no profile maps it', async ({
  folder,
}) => {
  test.setTimeout(LIMIT_MS);
  const { code, result } = await wholeRun(folder, ({ confirm: _, ...profile }) => ({
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
