import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addRequirements } from '../../spec/requirements.ts';
import { addOwnSuites } from '../run/own-suites.ts';
import { root } from './documents.ts';
import { resultIn, resultsIn, rowOf, run, startTarget, targeted, test } from './testing.ts';

const rows = (...ids: readonly string[]) =>
  ids.map((id) => `- { id: ${id}, clause: a, text: A customer has a name. }\n`).join('');
const check = (id: string) => `import { check, expect } from 'payments-conformance';
check('has a name', '${id}', async ({ platform }) => {
  expect((await platform.api.listCustomers()).status).toBe(200);
});
`;

/** A suite with these files in a folder. */
function suite(folder: string, files: Readonly<Record<string, string>>): string {
  const own = join(folder, 'my suite (1)');
  mkdirSync(own, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
  return own;
}

test.afterEach(() => addRequirements([]));

for (const [what, files, problem] of [
  [
    'without requirements',
    { 'a.spec.mts': check('OWN-A-001') },
    /the folder lacks requirements\.yaml/,
  ],
  ['without checks', { 'requirements.yaml': rows('OWN-A-001') }, /no file matches/],
  [
    'with a requirement that no check cites',
    { 'requirements.yaml': rows('OWN-A-001', 'OWN-A-002'), 'a.spec.mjs': check('OWN-A-001') },
    /no check cites OWN-A-002/,
  ],
  [
    'with a check of no requirement',
    {
      'requirements.yaml': rows('OWN-A-001'),
      'a.spec.mjs': check('OWN-A-001') + check('OWN-B-001'),
    },
    /a\.spec\.mjs cites OWN-B-001, which is not in requirements\.yaml/,
  ],
  [
    'with an id of ours as its own',
    { 'requirements.yaml': rows('CARD-PIN-007'), 'a.spec.mjs': '' },
    /my suite \(1\)\/requirements\.yaml, CARD-PIN-007: .* begin with OWN-/,
  ],
  [
    'with a check of a requirement of ours',
    { 'requirements.yaml': rows('OWN-A-001'), 'a.spec.mjs': check('CARD-PIN-007') },
    /a\.spec\.mjs covers CARD-PIN-007/,
  ],
  [
    'with a row that does not fit the schema',
    { 'requirements.yaml': '- { id: OWN-A-001, clause: a }', 'a.spec.mjs': check('OWN-A-001') },
    /requirements\.yaml, OWN-A-001: lacks the key "text"/,
  ],
  [
    'with an operation that is not described',
    {
      'requirements.yaml': '- { id: OWN-A-001, clause: a, text: A., operation: no }',
      'a.spec.mjs': check('OWN-A-001'),
    },
    /OWN-A-001: names the operation no/,
  ],
  [
    'of a package that has no ES modules',
    {
      'package.json': '{}',
      'requirements.yaml': rows('OWN-A-001'),
      'a.spec.ts': check('OWN-A-001'),
    },
    /a\.spec\.ts is not an ES module; .* "type": "module"/,
  ],
] as const) {
  test(`a suite ${what} is refused, and says why`, ({ folder }) => {
    const own = suite(folder, files);

    expect(() => addOwnSuites([own])).toThrow(problem);
    expect(() => addOwnSuites([own])).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
}

test('a folder that is not there, or that the runner compiles nothing in, is refused', () => {
  expect(() => addOwnSuites(['none'])).toThrow('--add none: the folder does not exist');
  expect(() => addOwnSuites(['node_modules/a'])).toThrow(/copy the folder/);
});

test('two suites with one id are refused', ({ folder }) => {
  const files = { 'requirements.yaml': rows('OWN-A-001'), 'a.spec.mjs': check('OWN-A-001') };
  const own = suite(folder, files);

  expect(() => addOwnSuites([own, own])).toThrow('requirements.yaml, OWN-A-001: is there twice');
});

test('a suite beside ours is judged and reported as ours, in one run or in shards', async ({
  folder,
}) => {
  const target = await startTarget();
  const own = suite(folder, {
    'requirements.yaml': rows('OWN-A-001', 'OWN-A-002'),
    'package.json': '{ "type": "module" }',
    'a.spec.js': check('OWN-A-001'),
    'b.spec.ts': check('OWN-A-002').replace('200', '418 as number'),
  });
  const chosen = [
    ...['OWN-A-001', 'OWN-A-002', 'GEN-VERSION-001'].flatMap((id) => ['--requirement', id]),
    ...['--add', 'my suite (1)'],
  ];
  const at = targeted(folder, target.profile);
  const whole = await run(folder, ['run', ...at, ...chosen]);
  const shards = await Promise.all(
    ['1', '2'].map((n) =>
      run(folder, [
        'run',
        ...at.slice(0, 2),
        ...chosen,
        '--shard',
        `${n}/2`,
        '--out',
        `shard-${n}`,
      ]),
    ),
  );
  const known = {
    ...target.profile,
    knownFailures: [{ id: 'OWN-A-002', reason: 'the app waits' }],
  };
  writeFileSync(join(folder, 'known.json'), JSON.stringify(known));
  const announced = ['run', '--profile', 'known.json', '--requirement', 'GEN-VERSION-001'];
  const green = await run(folder, [...announced, ...chosen, '--out', 'green']);
  const without = await run(folder, [...announced, '--out', 'without']);
  const again = await run(folder, ['run', '--last-failed', '--out', 'out']);
  const merged = await run(folder, [
    'merge',
    'shard-1',
    'shard-2',
    '--add',
    own,
    '--out',
    'merged',
  ]);
  await target.close();

  expect([whole.stderr, whole.code]).toEqual(['', 1]);
  expect(shards.map(({ stderr }) => stderr)).toEqual(['', '']);
  expect([merged.stderr, merged.code]).toEqual(['', 1]);
  expect([green.stderr, green.code, without.stderr, without.code]).toEqual(['', 0, '', 0]);
  expect([again.stderr, again.code]).toEqual([
    'payments-conformance: --requirement OWN-A-002: it belongs to a suite of your own; name its folder with --add FOLDER\n',
    2,
  ]);
  for (const result of [resultsIn(folder), resultIn(join(folder, 'merged'))]) {
    expect(rowOf(result, 'OWN-A-001')).toMatchObject({ verdict: 'passed', area: 'own' });
    expect(rowOf(result, 'GEN-VERSION-001').verdict).toBe('passed');
    const red = rowOf(result, 'OWN-A-002');
    expect(red).toMatchObject({
      verdict: 'failed',
      checks: [{ file: 'my suite (1)/b.spec.ts', title: 'has a name' }],
    });
    expect(red.replay).toMatch(/--add 'my suite \(1\)'$/);
  }
  for (const name of ['junit.xml', 'summary.md', 'index.html']) {
    expect(readFileSync(join(folder, 'out', name), 'utf8'), name).toContain('OWN-A-002');
  }
});

test('the example runs where it was copied to, alone under --suite own', async ({ folder }) => {
  cpSync(join(root, 'docs/example-suite'), join(folder, 'suite'), { recursive: true });

  const { code, stdout, stderr } = await run(folder, [
    ...['run', '--add', 'suite', '--suite', 'own', '--out', 'out'],
  ]);

  expect([stderr, code]).toEqual(['', 0]);
  expect(stdout).toContain('passed: 2 of 2 rows judged');
});
