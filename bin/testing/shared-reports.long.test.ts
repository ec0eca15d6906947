import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { HELD, heldRun, UNHELD } from './held-run.ts';
import { refusal } from './refusal.ts';
import { check, type Ended, resultIn, resultsIn, startTarget, test } from './testing.ts';

const quick = ['--suite', 'general', '--requirement', UNHELD];

/** Red, for the check passes. */
const red = (id: string) => ({ knownFailures: [{ id, reason: 'not mended yet' }] });

function runIdIn({ stdout }: Ended): string {
  return /^seed \d+, run (\w+)$/m.exec(stdout)?.[1] ?? '';
}

test('runs that share --out, green, red and green: each ends with its own code', async ({
  folder,
}) => {
  const target = await startTarget();
  for (const code of [0, 1, 0]) {
    const profile = { ...target.profile, ...(code === 0 ? {} : red(UNHELD)) };
    const ended = await check(folder, profile, quick);
    expect(ended.code).toBe(code);
    expect(resultsIn(folder)).toMatchObject({ exitCode: code, run: { id: runIdIn(ended) } });
    const attempts = readdirSync(join(folder, 'out', 'allure-results'));
    expect(attempts.filter((name) => name.endsWith('-result.json'))).toHaveLength(1);
  }
  await target.close();
});

for (const [what, first, second] of [
  ['a green run and a red one within it', 0, 1],
  ['a red run and a green one within it', 1, 0],
] as const) {
  test(`${what}, the same --out: each has its own code and results`, async ({ folder }) => {
    const held = await heldRun(folder, first === 0 ? {} : red(HELD));
    const target = await startTarget();
    const profile = { ...target.profile, ...(second === 0 ? {} : red(UNHELD)) };

    const inner = await check(folder, profile, quick);
    held.release();
    const outer = await held.started.ended;
    await Promise.all([held.close(), target.close()]);

    expect([outer.code, inner.code]).toEqual([first, second]);
    const out = join(folder, 'out');
    const beside = `${out}-${runIdIn(inner)}`;
    expect(inner.stdout.split('\n')[0]).toBe(
      `${out} is in use by run ${runIdIn(outer)}; the reports of this run go to ${beside}`,
    );
    expect(resultIn(out)).toMatchObject({ exitCode: first, run: { id: runIdIn(outer) } });
    expect(resultIn(beside)).toMatchObject({ exitCode: second, run: { id: runIdIn(inner) } });
    expect(readdirSync(beside).sort()).toEqual(readdirSync(out).sort());
  });
}

test('two runs that start at once find a folder each', async ({ folder }) => {
  const target = await startTarget();
  mkdirSync(join(folder, 'out'));
  writeFileSync(join(folder, 'out', '.payments-conformance'), '{"run":"earlier","pids":[]}');

  const both = await Promise.all([1, 2].map(() => check(folder, target.profile, quick)));
  await target.close();

  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const [moved = ''] = readdirSync(folder).filter((name) => name.startsWith('out-'));
  const written = ['out', moved].map((name) => resultIn(join(folder, name)).run.id);
  expect(written.sort()).toEqual(both.map(runIdIn).sort());
});

test('--out that is removed while the run goes on is written anew', async ({ folder }) => {
  const held = await heldRun(folder);
  rmSync(join(folder, 'out'), { recursive: true });

  held.release();
  const { code, stderr } = await held.started.ended;
  await held.close();

  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(resultsIn(folder)).toMatchObject({ exitCode: 0, run: { checks: 2 } });
  expect(existsSync(join(folder, 'out', 'index.html'))).toBe(true);
});

test('--out that can be written no longer takes nothing from the summary, and is not green', async ({
  folder,
}) => {
  const held = await heldRun(folder);
  const out = join(folder, 'out');
  rmSync(out, { recursive: true });
  writeFileSync(out, 'a file where the folder would be');

  held.release();
  const { code, stdout, stderr } = await held.started.ended;
  await held.close();

  expect(stdout).toMatch(/\npassed: 2 of 2 rows judged, .*\n$/);
  expect(stderr).toBe(
    `not every report could be written to ${out}: --out ${out} is not a folder (EEXIST); name a folder that this user may write to\n`,
  );
  expect(code).toBe(4);
});

/** Refused with one line, and nothing in the folder is other than before. */
function expectRefused({ code, stdout, stderr }: Ended, line: string): void {
  expect(stderr).toBe(`payments-conformance: --out ${line}\n`);
  expect(stdout).toBe('');
  expect(code).toBe(2);
}

/** Nothing listens there: a run that got as far as the preflight would end with 3. */
const nowhere = {
  baseUrl: 'http://127.0.0.1:9/2025-10-13',
  credentials: { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' },
};

for (const name of ['results.json', 'summary.md', 'allure-results', 'artifacts']) {
  test(`a folder that holds a ${name} of somebody else is left alone`, async ({ folder }) => {
    const out = join(folder, 'out');
    mkdirSync(out);
    const isFile = name.includes('.');
    const file = isFile ? join(out, name) : join(out, name, 'notes.txt');
    if (!isFile) mkdirSync(join(out, name));
    writeFileSync(file, '{ "mine": true }');

    const { code, line } = await refusal(folder, nowhere);

    const advice = 'name another folder, or remove what is in the way';
    expect(line).toBe(`--out ${out} holds ${name}, which this suite did not write; ${advice}`);
    expect(code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('{ "mine": true }');
    expect(readdirSync(out)).toEqual([name]);
  });
}

test('--out that is a file is refused before the preflight', async ({ folder }) => {
  writeFileSync(join(folder, 'out'), 'a file where the folder would be');

  const line = 'is not a folder (EEXIST); name a folder that this user may write to';
  expectRefused(await check(folder, nowhere, []), `${join(folder, 'out')} ${line}`);
});

test('--out below a file is refused before the preflight', async ({ folder }) => {
  const out = join(folder, 'profile.json', 'out');

  const said = await refusal(folder, nowhere, ['--out', out]);

  const line = `--out ${out} is not a folder (ENOTDIR); name a folder that this user may write to`;
  expect(said).toEqual({ code: 2, line });
});

test('--out may be a link; links in it are replaced, and what is beside them stays', async ({
  folder,
}) => {
  const target = await startTarget();
  const out = join(folder, 'real');
  mkdirSync(out);
  symlinkSync(out, join(folder, 'out'));
  mkdirSync(join(folder, 'theirs'));
  const files = ['theirs/notes.txt', 'theirs.json', 'real/beside.txt'];
  for (const name of files) writeFileSync(join(folder, name), 'theirs');
  writeFileSync(join(out, '.payments-conformance'), '{"run":"earlier","pids":[]}');
  const reports = ['results.json', 'summary.md', 'index.html', 'junit.xml', 'badge.svg'];
  for (const name of [...reports, 'results.json.part', '.payments-conformance.part']) {
    symlinkSync(join(folder, 'theirs.json'), join(out, name));
  }
  for (const name of ['allure-results', 'artifacts']) {
    symlinkSync(join(folder, 'theirs'), join(out, name));
  }

  const { code, stderr } = await check(folder, target.profile, quick);
  await target.close();

  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(resultIn(out).exitCode).toBe(0);
  expect(files.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(
    files.map(() => 'theirs'),
  );
  expect(readdirSync(join(folder, 'theirs'))).toEqual(['notes.txt']);
  for (const name of [...reports, 'allure-results', 'artifacts']) {
    expect(lstatSync(join(out, name)).isSymbolicLink(), name).toBe(false);
  }
});
