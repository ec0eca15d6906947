import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Defect, loadDefects } from '../../fixtures/defects/defects.ts';
import type { RunResult } from '../../reports/model.ts';
import { drawn } from '../run/drawn.ts';
import { runSubjects } from '../run/subjects-run.ts';
import { resultIn, run, startTarget, targeted, test } from './testing.ts';

/** Of all defects; every one would be an hour. */
const SAMPLE = 20;
const SEED = 29;

test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

const sample = drawn(loadDefects(), ({ id }: Defect) => id, SEED).slice(0, SAMPLE);

/** Verdict and reasons of the rows that a run came to, in the order of their ids. */
function verdictsIn({ requirements }: Pick<RunResult, 'requirements'>) {
  return requirements
    .filter(({ verdict }) => verdict !== 'not-selected')
    .map(({ id, verdict, because }) => [id, verdict, because?.rests ?? []])
    .sort();
}

/** The same of each defect of the sample, with nothing confirmed. */
async function verdictsOf(workers: number) {
  const subjects = sample.map(({ id, patches, breaks }) => ({
    ...{ id, patches, profile: { confirm: [] } },
    only: { requirements: breaks, sampleOneIn: 600 },
  }));
  const options = { seed: SEED, workers, settleMs: 300, together: 400 };
  const verdicts = await runSubjects(subjects, options, ({ id }, { result }) =>
    result === undefined ? [] : [[id, verdictsIn(result)]],
  );
  return verdicts.flat().sort();
}

test('a defect comes to the same verdicts with 1, 2 and 8 workers', async () => {
  const alone = await verdictsOf(1);

  expect(alone.length).toBe(SAMPLE);
  expect(await verdictsOf(2)).toEqual(alone);
  expect(await verdictsOf(8)).toEqual(alone);
});

test('three shards that are merged come to the verdicts of one run', async ({ folder }) => {
  const target = await startTarget(...sample.slice(0, 3).flatMap(({ patches }) => patches));
  const profile = { ...target.profile, confirm: [], timeouts: { settleMs: 300 } };
  const flags = [...targeted(folder, profile).slice(0, 2), '--seed', String(SEED)];
  const suites = ['--suite', 'cards', '--suite', 'card-pin', '--suite', 'transfers'];

  await run(folder, ['run', ...flags, ...suites, '--out', 'whole']);
  for (const shard of [1, 2, 3]) {
    await run(folder, ['run', ...flags, ...suites, '--shard', `${shard}/3`, '--out', `${shard}`]);
  }
  await run(folder, ['merge', '1', '2', '3', '--out', 'all']);
  await target.close();

  const [whole, all] = ['whole', 'all'].map((out) => resultIn(join(folder, out)));
  expect(all && verdictsIn(all)).toEqual(whole && verdictsIn(whole));
});
