import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { isLiving } from '../../reports/living.ts';
import { HELD, heldRun, UNHELD } from './held-run.ts';
import { check, ownTemporary, resultsIn, rowOf, startTarget, test } from './testing.ts';

/** Both processes of a run, as it says in its folder. */
function processesOf(folder: string): { command: number; runner: number } {
  const text = readFileSync(join(folder, 'out', '.payments-conformance'), 'utf8');
  const [command = 0, runner = 0] = (JSON.parse(text) as { pids: number[] }).pids;
  return { command, runner };
}

/** The processes that another one started. */
function startedBy(parent: number): readonly number[] {
  // A small machine has no `ps`, and others have no `/proc`.
  const lines = existsSync('/proc/self/stat')
    ? readdirSync('/proc').filter(Number).map(parentLine)
    : execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}

function parentLine(pid: string): string {
  try {
    const [, parent] = /\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return `${pid} ${parent}`;
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

/** What a run that is held has written by now: one verdict, and that it is not over. */
async function knownMeanwhile(folder: string): Promise<void> {
  await expect
    .poll(() => rowOf(resultsIn(folder), UNHELD).verdict, { timeout: 10_000 })
    .toBe('passed');
  expect(rowOf(resultsIn(folder), HELD)).toMatchObject({
    verdict: 'unverified',
    reason: 'the run ended before this check',
  });
  expect(resultsIn(folder)).toMatchObject({
    exitCode: 1,
    red: ['the run was killed, or is still going on'],
    run: { checks: 1, cutShort: 'killed, or is still going on' },
  });
}

test('a runner that is killed leaves the verdicts it had, in every report, and 1', async ({
  folder,
}) => {
  const { started, close } = await heldRun(folder);
  await knownMeanwhile(folder);

  process.kill(processesOf(folder).runner, 'SIGKILL');
  const { code, stderr } = await started.ended;
  await close();

  const out = join(folder, 'out');
  expect(stderr).toBe(
    `payments-conformance: the runner was ended by SIGKILL before the end of the run; the verdicts it had are in ${out}\n`,
  );
  expect(code).toBe(1);
  await knownMeanwhile(folder);
  expect(readFileSync(join(out, 'summary.md'), 'utf8')).toMatch(/^# Conformance: failed/);
  expect(readdirSync(out)).toEqual(
    expect.arrayContaining(['badge.svg', 'index.html', 'junit.xml']),
  );
});

test('workers that are killed leave no green run', async ({ folder }) => {
  const { started, release, close } = await heldRun(folder);
  await knownMeanwhile(folder);

  for (const pid of startedBy(processesOf(folder).runner)) process.kill(pid, 'SIGKILL');
  release();
  const { code } = await started.ended;
  await close();

  expect(code).toBe(4);
  const result = resultsIn(folder);
  expect(result).toMatchObject({ exitCode: 4, run: { checks: 1 } });
  expect(result.errors.join()).toContain('worker process exited unexpectedly');
  expect(rowOf(result, UNHELD).verdict).toBe('passed');
});

test('a run whose every process is killed leaves its verdicts; the next takes over', async ({
  folder,
}) => {
  const { started, close } = await heldRun(folder);
  await knownMeanwhile(folder);
  const { command, runner } = processesOf(folder);

  for (const pid of [command, ...startedBy(runner), runner]) process.kill(pid, 'SIGKILL');
  await started.ended;
  await close();
  await expect.poll(() => [command, runner].some(isLiving)).toBe(false);
  await knownMeanwhile(folder);

  const target = await startTarget();
  const { code, stdout } = await check(folder, target.profile, ['--requirement', UNHELD]);
  await target.close();
  expect(code).toBe(0);
  expect(stdout).not.toContain('is in use');
  expect(resultsIn(folder)).toMatchObject({ exitCode: 0, red: [] });
});

test('settings that a killed run left are taken away by the next', async ({ folder }) => {
  const { temporary, environment } = ownTemporary(folder);
  const target = await startTarget();
  // Greater than any that a system hands out.
  const [dead, living, other] = [
    `payments-conformance-${2 ** 30}-a`,
    `payments-conformance-${process.pid}-b`,
    'payments-conformance-profiles',
  ];
  for (const name of [dead, living, other]) {
    mkdirSync(join(temporary, name));
    writeFileSync(join(temporary, name, 'run.json'), '{"apiClientSecret":"left behind"}');
  }

  await check(folder, target.profile, ['--requirement', UNHELD], environment);
  await target.close();

  expect([dead, living, other].map((name) => existsSync(join(temporary, name)))).toEqual([
    false,
    true,
    true,
  ]);
});
