import { existsSync, readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { row } from './example-run.ts';
import type { RunContext } from './model.ts';
import { resultsIn, runInline, test } from './run-inline.ts';
import { subjectFolder } from './subject-folder.ts';

const rows = [row('CARD-PIN-001'), row('CARD-PIN-002')];
const reports = [
  '.payments-conformance',
  'badge.svg',
  'index.html',
  'junit.xml',
  'results.json',
  'results.sarif',
  'summary.md',
];

test('a run with every verdict is written, told and red', async ({ folder }) => {
  const { ended, output } = runInline(
    folder,
    {
      'cards.spec.ts': `
        check('passes', ['CARD-PIN-001', 'CARD-PIN-002'], 'passed', { exchanges: 5 });
        check('is blocked', ['CARD-PIN-003'], 'blocked', { message: 'PATCH answered 500' });
        check('is known', ['CARD-PIN-004'], 'failed', { message: 'got 500' });
        check('is unverified', ['CARD-PIN-005'], 'unverified', { message: 'needs a card' });
        check('does not apply', ['CARD-PIN-006'], 'not-applicable', { message: 'absent' });
        check('fails', ['CARD-PIN-007'], 'failed', { message: 'expected 409, got 204' });
      `,
      'cross.spec.ts': `
        test.describe('every body', () => {
          check('warns', ['GEN-JSON-002'], 'warned', { message: 'a byte order mark' });
        });
        check('sees more', ['GEN-JSON-001'], 'passed', { findings: [
          { requirement: 'GEN-JSON-001', verdict: 'failed', message: 'not JSON', operation: 'getCard' },
        ] });
      `,
    },
    { knownFailures: [{ id: 'CARD-PIN-004', reason: 'mended soon' }] },
  );

  expect(await ended).toBe(1);
  const result = resultsIn(folder);
  expect(result.summary).toEqual({
    passed: 2,
    failed: 2,
    warned: 1,
    blocked: 1,
    unverified: 1,
    notApplicable: 1,
    excluded: 1,
    knownFailures: 1,
    notSelected: 0,
  });
  expect(result).toMatchObject({ exitCode: 1, exchanges: 12, run: { checks: 8 }, errors: [] });
  expect(result.requirements.find(({ id }) => id === 'GEN-JSON-002')?.checks).toMatchObject([
    { file: 'cross.spec.ts', title: 'every body › warns', verdict: 'warned' },
  ]);
  expect(readdirSync(`${folder}/out`)).toEqual(reports);
  expect(output()).toMatch(
    /^cards\.spec\.ts: 1 failed, 1 blocked, 1 unverified, 1 known failure, 1 passed \(/m,
  );
  expect(output()).toContain('failed: 2 requirements failed, 1 requirement blocked');
});

const endings: readonly [string, string, Partial<RunContext>, number][] = [
  [
    'nothing but warned, unverified and known failures is green',
    `
      check('a', ['CARD-PIN-001'], 'warned', { message: 'odd' });
      check('b', ['CARD-PIN-002'], 'unverified', { message: 'needs a card' });
      test.describe('expected', () => {
        test.fail();
        check('c', ['CARD-PIN-003'], 'failed', { message: 'got 500' });
      });
    `,
    {
      requirements: [...rows, row('CARD-PIN-003')],
      knownFailures: [{ id: 'CARD-PIN-003', reason: 'mended soon' }],
    },
    0,
  ],
  [
    'an unexpected pass is red',
    `check('a', ['CARD-PIN-001', 'CARD-PIN-002'], 'passed');`,
    { requirements: rows, knownFailures: [{ id: 'CARD-PIN-001', reason: 'mended soon' }] },
    1,
  ],
  [
    'what only passing judgement saw is red',
    `check('a', ['CARD-PIN-001', 'CARD-PIN-002'], 'passed', { findings: [
      { requirement: 'CARD-PIN-002', verdict: 'failed', message: 'not JSON', operation: 'getCard' },
    ] });`,
    { requirements: rows },
    1,
  ],
];

for (const [name, suite, context, code] of endings) {
  test(name, async ({ folder }) => {
    const { ended } = runInline(folder, { 'a.spec.ts': suite }, context);

    expect(await ended).toBe(code);
    expect(resultsIn(folder).exitCode).toBe(code);
  });
}

test('a check that does not end has failed; one without a record is a mistake', async ({
  folder,
}) => {
  const { ended } = runInline(
    folder,
    {
      'a.spec.ts': `
        const covers = (description) => ({ annotation: { type: 'requirement', description } });
        test('hangs', covers('CARD-PIN-001'), async ({}, info) => {
          info.setTimeout(200);
          await new Promise(() => {});
        });
        test('says nothing', covers('CARD-PIN-002'), async () => {});
        test('breaks', covers('CARD-PIN-002'), async () => { throw new Error('it knew s3cret'); });
        test('crashes', covers('CARD-PIN-002'), async () => { process.exit(3); });
        test('is no check', async () => {});
        test.describe('with a teardown', () => {
          test.afterEach(() => { throw new Error('it would not close'); });
          check('ends badly', ['CARD-PIN-002'], 'passed');
        });
      `,
    },
    { requirements: rows },
  );

  expect(await ended).toBe(1);
  const result = resultsIn(folder);
  expect(result.exitCode).toBe(4);
  expect(result.requirements[0]).toMatchObject({
    verdict: 'blocked',
    reason: 'the check did not end within 200 ms, the time that the suite gives it',
  });
  expect(result.requirements[1]?.verdict).toBe('unverified');
  expect(result.errors).toEqual([
    'a.spec.ts › breaks: Error: it knew [redacted]',
    'a.spec.ts › crashes: Error: worker process exited unexpectedly (code=3, signal=null)',
    'a.spec.ts › says nothing: the check left no record',
    'a.spec.ts › with a teardown › ends badly: went wrong after its verdict: Error: it would not close',
  ]);
});

test('a mistake of the suite in a check is no verdict on the target', async ({ folder }) => {
  const { ended } = runInline(
    folder,
    {
      'a.spec.ts': `
        const mistake = 'TypeError: s3cret is not a function';
        check('stumbles', ['CARD-PIN-001'], 'unverified', { mistake, message: 'the suite' });
        check('holds', ['CARD-PIN-002'], 'passed');
      `,
    },
    { requirements: rows },
  );

  expect(await ended).toBe(1);
  const result = resultsIn(folder);
  expect(result.requirements.map(({ verdict }) => verdict)).toEqual(['unverified', 'passed']);
  expect(result).toMatchObject({
    exitCode: 4,
    errors: ['a.spec.ts › stumbles: TypeError: [redacted] is not a function'],
  });
});

test('a run that selects no check is no run', async ({ folder }) => {
  const { ended } = runInline(
    folder,
    { 'a.spec.ts': `check('a', ['CARD-PIN-001'], 'passed');` },
    { selection: ['--requirement CARD-PIN-009'] },
    ['--grep', 'nothing'],
  );

  expect(await ended).toBe(1);
  expect(resultsIn(folder)).toMatchObject({ exitCode: 2, red: ['no check was selected'] });
});

for (const [signal, code, what, body, after] of [
  ['SIGINT', 130, 'in a check', 'await new Promise(() => {});', ''],
  ['SIGTERM', 'SIGTERM', 'in a check', 'await new Promise(() => {});', ''],
  ['SIGINT', 130, 'before a verdict', "throw new Error('late');", 'await new Promise(() => {});'],
] as const) {
  test(`a run ended by ${signal} ${what} still tells what it saw`, async ({ folder }) => {
    const { child, output, ended } = runInline(
      folder,
      {
        'a.spec.ts': `check('a', ['CARD-PIN-001'], 'passed');`,
        'b.spec.ts': `
          test('hangs', { annotation: { type: 'requirement', description: 'CARD-PIN-002' } },
            async () => { ${body} });
          test.afterEach(async () => { ${after} });
        `,
      },
      { requirements: rows },
    );

    await expect.poll(output, { timeout: 120_000 }).toContain('a.spec.ts: 1 passed');
    child.kill(signal);

    expect(await ended).toBe(code);
    const result = resultsIn(folder);
    expect(result).toMatchObject({
      exitCode: 1,
      red: ['the run was interrupted'],
      run: { checks: 1, cutShort: 'interrupted' },
    });
    expect(result.requirements.map(({ verdict }) => verdict)).toEqual(['passed', 'unverified']);
    expect(result.partial).toContain('1 selected check did not run');
  });
}

test('many subjects share a run in silence, each with results of its own', async ({ folder }) => {
  const [first, second] = ['CARD-PIN-001 accepts a closed card', 'CARD-PIN-002 adds a body'];
  const { ended, output } = runInline(
    folder,
    {
      'a.spec.ts': `
        check('refuses [${first}]', ['CARD-PIN-001'], 'warned', { subject: '${first}' });
        check('refuses [${second}]', ['CARD-PIN-001'], 'passed', { subject: '${second}' });
      `,
    },
    { requirements: rows },
  );

  expect(await ended).toBe(0);
  expect(output().trim()).toBe('');
  expect(readdirSync(`${folder}/out`).sort()).toEqual(
    [subjectFolder(first), subjectFolder(second)].sort(),
  );
  expect(readdirSync(`${folder}/out/${subjectFolder(first)}`)).toEqual(['results.json']);
  expect(resultsIn(folder, subjectFolder(first))).toMatchObject({
    subject: first,
    requirements: [{ verdict: 'warned', checks: [{ title: 'refuses' }] }, {}],
  });
});

test('listing the checks reports nothing and leaves the last report alone', async ({ folder }) => {
  const files = { 'a.spec.ts': `check('a', ['CARD-PIN-001', 'CARD-PIN-002'], 'passed');` };
  await runInline(folder, files, { requirements: rows }).ended;
  const before = resultsIn(folder);

  const { ended, output } = runInline(folder, files, { requirements: rows }, ['--list']);

  expect(await ended).toBe(0);
  expect(output()).toContain('Total: 1 test in 1 file');
  expect(resultsIn(folder)).toEqual(before);
});

test('a folder that can not be written is red, and takes nothing from the summary', async ({
  folder,
}) => {
  const { ended, output } = runInline(
    folder,
    {
      'a.spec.ts': `
        import { writeFileSync } from 'node:fs';
        writeFileSync('out', 'a file');
        check('a', ['CARD-PIN-001', 'CARD-PIN-002'], 'passed');
      `,
    },
    { requirements: rows },
  );

  expect(await ended).toBe(1);
  const line = `not every report could be written to ${folder}/out: --out ${folder}/out is not a folder (EEXIST); name a folder that this user may write to`;
  const last = 'passed: 2 of 2 rows judged, 0 known failures\n';
  expect(output().slice(output().indexOf(`\n${last}`) + 1)).toBe(`${last}${line}\n`);
  expect(existsSync(`${folder}/out/results.json`)).toBe(false);
});

test('a green run that lost a report leaves nothing green', async ({ folder }) => {
  const { ended } = runInline(
    folder,
    {
      'a.spec.ts': `
        import { mkdirSync } from 'node:fs';
        mkdirSync('out/index.html/in the way', { recursive: true });
        check('a', ['CARD-PIN-001', 'CARD-PIN-002'], 'passed');
      `,
    },
    { requirements: rows },
  );

  expect(await ended).toBe(1);
  expect(resultsIn(folder)).toMatchObject({ exitCode: 4 });
  expect(existsSync(`${folder}/out/summary.md`)).toBe(false);
  expect(existsSync(`${folder}/out/junit.xml`)).toBe(false);
});
