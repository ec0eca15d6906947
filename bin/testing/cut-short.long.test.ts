import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { heldRun } from './held-run.ts';
import {
  isAlive,
  publishedFor,
  resultsIn,
  rowOf,
  type Started,
  signalGroup,
  startCommand,
  startTarget,
  targeted,
  test,
} from './testing.ts';

for (const [title, stop] of [
  ['Ctrl-C in a terminal', ({ child }: Started) => signalGroup(child, 'SIGINT')],
  [
    'SIGTERM to the command, and then to its group,',
    ({ child }: Started) => {
      child.kill('SIGTERM');
      signalGroup(child, 'SIGTERM');
    },
  ],
  ['SIGHUP', ({ child }: Started) => child.kill('SIGHUP')],
] as const) {
  test(`${title} in the middle leaves results and no process behind`, async ({ folder }) => {
    const { started, close } = await heldRun(folder);
    stop(started);
    const { code, stderr } = await started.ended;
    await close();

    const result = resultsIn(folder);
    expect(result).toMatchObject({
      exitCode: 1,
      red: ['the run was interrupted'],
      run: { cutShort: 'interrupted' },
    });
    expect(rowOf(result, 'CARD-PIN-001').verdict).toBe('unverified');
    expect(existsSync(join(folder, 'out', 'index.html')), 'the other reports').toBe(true);
    expect(stderr).toBe('');
    expect(code).toBe(1);
    expect(publishedFor(folder), 'the settings afterwards').toEqual([]);
    await expect.poll(() => isAlive(started.child)).toBe(false);
  });
}

/** Has the runner wait before it starts a worker, and write a file when it does. */
const slowWorkers = `
  const fs = require('node:fs');
  const { mkdir } = fs.promises;
  fs.promises.mkdir = async (place, ...rest) => {
    if (String(place).includes('.playwright-artifacts-')) {
      fs.writeFileSync('begun', '');
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      fs.writeFileSync('started', '');
    }
    return mkdir(place, ...rest);
  };`;

test('SIGTERM while a worker is about to start ends the run within some seconds', async ({
  folder,
}) => {
  const preload = join(folder, 'slow-workers.cjs');
  writeFileSync(preload, slowWorkers);
  const flags = ['--requirement', 'GEN-VERSION-001', '--out', 'out'];
  const { child, ended } = startCommand(folder, ['run', ...flags], {
    NODE_OPTIONS: `--require ${preload}`,
  });
  const isBegun = () => existsSync(join(folder, 'begun'));
  await expect.poll(isBegun, { timeout: 200_000 }).toBe(true);

  const stoppedAt = Date.now();
  child.kill('SIGTERM');
  const isReported = () => existsSync(join(folder, 'out', 'index.html'));
  await expect.poll(isReported, { timeout: 60_000 }).toBe(true);
  expect(existsSync(join(folder, 'started')), 'whether it waited for the worker').toBe(false);
  const { code, stderr } = await ended;

  expect(Date.now() - stoppedAt).toBeLessThan(60_000);
  expect(stderr).toBe('');
  expect(code).toBe(2);
  expect(resultsIn(folder)).toMatchObject({ errors: [], red: ['the run was interrupted'] });
  expect(existsSync(join(folder, 'out', 'index.html')), 'the other reports').toBe(true);
});

test('a command that is killed leaves results and no settings behind', async ({ folder }) => {
  const { started, close } = await heldRun(folder);

  started.child.kill('SIGKILL');

  const reports = join(folder, 'out', 'index.html');
  await expect.poll(() => existsSync(reports), { timeout: 300_000 }).toBe(true);
  await expect.poll(() => publishedFor(folder), 'the settings afterwards').toEqual([]);
  expect(resultsIn(folder).red).toEqual(['the run was interrupted']);
  await started.ended;
  await close();
});

test('Ctrl-C while variants are checked ends with what is known', async ({ folder }) => {
  const { child, ended } = startCommand(folder, ['variants'], { TMPDIR: folder });
  const isBegun = () => readdirSync(folder).some((name) => name.includes('subjects'));
  await expect.poll(isBegun, { timeout: 300_000 }).toBe(true);

  signalGroup(child, 'SIGINT');
  const { code, stdout, stderr } = await ended;

  expect(stderr).toMatch(/: interrupted: 0 of \d+ were checked\n$/);
  expect(stdout).toMatch(/^variants: 0 green, 0 with false alarms/);
  expect(code).toBe(1);
  expect(isBegun(), 'its folder afterwards').toBe(false);
  await expect.poll(() => isAlive(child)).toBe(false);
});

test('a reader that goes away early costs the run nothing', async ({ folder }) => {
  const target = await startTarget();
  const flags = ['--suite', 'general', '--requirement', 'GEN-VERSION-001'];

  const started = startCommand(folder, ['run', ...targeted(folder, target.profile), ...flags]);
  started.child.stdout?.once('data', () => started.child.stdout?.destroy());
  const { code, stderr } = await started.ended;
  await target.close();

  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(resultsIn(folder).exitCode).toBe(0);
  expect(existsSync(join(folder, 'out', 'index.html'))).toBe(true);
});

test('a command whose reader is gone from the start ends in silence', async ({ folder }) => {
  const started = startCommand(folder, ['--help']);
  started.child.stdout?.destroy();
  const { code, stderr } = await started.ended;

  expect(stderr).toBe('');
  expect(code).toBe(0);
});
