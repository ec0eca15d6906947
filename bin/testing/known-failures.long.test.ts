import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { exampleResult } from '../../reports/example-run.ts';
import type { RequirementResult, Verdict } from '../../reports/model.ts';
import { writeResults } from '../../reports/report-files.ts';
import { check, resultsIn, rowOf, run, startTarget, test } from './testing.ts';

const flags = ['--reason', 'release 4.2 mends it', '--owner', 'cards', '--until', '2999-12-31'];

const red: ReadonlyMap<string, Verdict> = new Map([
  ['CARD-PIN-001', 'blocked'],
  ['CARD-PIN-007', 'failed'],
]);

/** A folder of reports of the example, in which nothing else is red. */
function reportIn(folder: string): void {
  const result = exampleResult();
  const requirements = result.requirements.map(
    (row): RequirementResult => ({ ...row, verdict: red.get(row.id) ?? 'passed' }),
  );
  mkdirSync(join(folder, 'report'));
  writeResults(join(folder, 'report'), { ...result, requirements });
}

test('what failed or was blocked is added to a profile, and what a person wrote stays', async ({
  folder,
}) => {
  reportIn(folder);
  const file = join(folder, 'profile.yaml');
  const written = `# ours
baseUrl: https://api.example.test/2025-10-13
knownFailures:
  # agreed with the cards team
  - id: CARD-PIN-007
    reason: a person wrote this
`;
  writeFileSync(file, written);
  const args = ['known-failures', 'report', '--write', 'profile.yaml', ...flags];

  const first = await run(folder, args);
  const text = readFileSync(file, 'utf8');
  const second = await run(folder, args);

  const entry = { reason: 'release 4.2 mends it', owner: 'cards', until: '2999-12-31' };
  expect(text.startsWith(written)).toBe(true);
  expect(parse(text).knownFailures).toEqual([
    { id: 'CARD-PIN-007', reason: 'a person wrote this' },
    { id: 'CARD-PIN-001', ...entry },
  ]);
  expect(first).toMatchObject({
    code: 0,
    stdout: '1 of 2 red requirements added to profile.yaml\n',
  });
  expect(second.stdout).toBe('0 of 2 red requirements added to profile.yaml\n');
  expect(readFileSync(file, 'utf8')).toBe(text);
});

for (const [what, args, line] of [
  ['no file', flags, 'known-failures takes --write FILE, the profile to write to'],
  [
    'no owner',
    ['--write', 'profile.yaml', '--reason', 'a'],
    'known-failures needs --reason, --owner and --until',
  ],
  [
    'a day that there is not',
    ['--write', 'profile.yaml', ...flags.slice(0, -1), '2026-02-30'],
    '--until takes a day as YYYY-MM-DD, not "2026-02-30"',
  ],
  [
    'a day that is over',
    ['--write', 'profile.yaml', ...flags.slice(0, -1), '2020-01-31'],
    '--until 2020-01-31 is in the past; give the last day on which the failures are excused',
  ],
  [
    'a file that is missing',
    ['--write', 'other.yaml', ...flags],
    '--write other.yaml cannot be read: ENOENT',
  ],
] as const) {
  test(`with ${what} nothing is written`, async ({ folder }) => {
    reportIn(folder);
    writeFileSync(join(folder, 'profile.yaml'), 'strict: true\n');

    const { code, stderr } = await run(folder, ['known-failures', 'report', ...args]);

    expect(code).toBe(2);
    expect(stderr).toBe(`payments-conformance: ${line}\n`);
    expect(readFileSync(join(folder, 'profile.yaml'), 'utf8')).toBe('strict: true\n');
  });
}

test('past its last day a known failure is red again, and the run says whose it was', async ({
  folder,
}) => {
  const target = await startTarget({
    file: 'card-pin/set-pin.ts',
    replace: 'return { status: 204 };',
    with: 'return { status: 200 };',
  });
  const entry = { id: 'CARD-PIN-001', reason: 'answers 200', owner: 'cards' };
  const runUntil = (until: string) =>
    check(folder, { ...target.profile, knownFailures: [{ ...entry, until }] }, [
      '--requirement',
      'CARD-PIN-001',
    ]);

  const later = await runUntil('2999-12-31');
  const excused = rowOf(resultsIn(folder), 'CARD-PIN-001');
  const past = await runUntil('2020-01-31');
  const counted = rowOf(resultsIn(folder), 'CARD-PIN-001');
  await target.close();

  expect(later.code).toBe(0);
  expect(excused).toMatchObject({
    verdict: 'known-failure',
    reason: 'answers 200 (cards, until 2999-12-31)',
  });
  expect(past.code).toBe(1);
  expect(counted.verdict).toBe('failed');
  expect(counted.reason).toMatch(
    /\nIt was a known failure until 2020-01-31 \(answers 200, cards\), and counts again\.$/,
  );
  expect(past.stdout).toContain(
    'note: CARD-PIN-001 (cards) was a known failure until 2020-01-31: it counts again\n',
  );
});
