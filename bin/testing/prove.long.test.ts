import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { run, test } from './testing.ts';

/** By its hash, the defect is in the first of two shards, and the variant in the second. */
const DEFECT = 'GEN-VERSION-001 puts a segment behind the version';
const VARIANT = 'owners-not-kept-here';

test('two shards of a proof add up to the whole, and one alone does not', async ({ folder }) => {
  // Seconds on a quiet machine; each shard loads every check.
  for (const shard of ['1', '2']) {
    const flags = ['--shard', `${shard}/2`, '--out', `${shard}.json`, '--workers', '1'];
    const { code, stdout } = await run(folder, ['prove', ...flags, DEFECT, VARIANT]);

    expect(stdout).toContain(`shards: 1 of 2; missing: ${shard === '1' ? 2 : 1}\n`);
    expect(code).toBe(0);
  }

  const whole = await run(folder, ['prove', '--add', '1.json', '2.json']);
  const half = await run(folder, ['prove', '--add', '2.json']);

  expect(whole.stdout).toContain('defects: 1 caught, 0 not, seed ');
  expect(whole.stdout).toContain('variants: 1 green, 0 with false alarms, seed ');
  expect(whole.stdout).toContain('\nshards: 2 of 2\n');
  expect(whole.code).toBe(0);
  expect(half.stdout).toContain('defects: 0 caught');
  expect(half.stdout).toContain('\nshards: 1 of 2; missing: 1\n');
  expect(half.code).toBe(1);

  const bare = ['--unconfirmed', '--out', 'bare.json', '--workers', '1'];
  expect((await run(folder, ['prove', ...bare, DEFECT, VARIANT])).code).toBe(0);
  const both = ['1.json', '2.json', 'bare.json', '--page', 'score.md'];
  expect((await run(folder, ['prove', '--add', ...both])).code).toBe(0);
  const page = readFileSync(join(folder, 'score.md'), 'utf8');
  expect(page).toContain('| **all** | 1 | 1 | 1 | 0 | 1 | 1 |\n');
  expect(page).toContain('| **all** | 1 | 1 | 1 | 0 | 0 | 1 | 1 |\n');
  expect(page).toContain('Nothing.\n');
  const mixed = await run(folder, ['prove', '--add', ...both, '--out', 'all.json']);
  expect(mixed.stderr).toContain('--out takes shards all with or all without --unconfirmed');
  expect(mixed.code).toBe(2);

  const first = JSON.parse(readFileSync(join(folder, '1.json'), 'utf8'));
  const against = [{ id: DEFECT, fault: 'NOT CAUGHT' }];
  const areas = { general: { held: 0, of: 1, open: 0 } };
  writeFileSync(join(folder, '1.json'), JSON.stringify({ ...first, defects: { areas, against } }));
  const survived = await run(folder, ['prove', '--add', '1.json', '2.json']);

  expect(survived.stdout).toContain(`${DEFECT}: NOT CAUGHT\n`);
  expect(survived.code).toBe(1);
});

for (const [flags, line] of [
  [['--shard', '3/2'], '--shard takes I/N such as 1/2, at most 1000 shards, not "3/2"'],
  [['CARD-PIN-999'], 'no defect or variant has the id CARD-PIN-999'],
  [['--add'], '--add takes the files that shards wrote with --out'],
  [['--add', 'none.json'], '--add none.json: this is not a file that prove wrote'],
] as const) {
  test(`prove ${flags.join(' ')} ends with 2`, async ({ folder }) => {
    const { code, stderr } = await run(folder, ['prove', ...flags]);

    expect(stderr).toBe(`payments-conformance: ${line}\n`);
    expect(code).toBe(2);
  });
}
