import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ownTemporary, root, start, test } from './testing.ts';

const runner = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** `npx playwright test` as a user would call it, with a temporary folder of its own. */
async function playwright(folder: string, ...flags: readonly string[]) {
  const { temporary, environment } = ownTemporary(folder);
  const args = ['test', '-c', join(root, 'playwright.config.ts'), ...flags];
  const ended = await start(folder, runner, args, environment).ended;
  const left = readdirSync(temporary).filter((name) => name.startsWith('payments-conformance-'));
  return { ...ended, left };
}

test('the runner alone checks the embedded reference service', async ({ folder }) => {
  const { code, stdout, stderr, left } = await playwright(
    folder,
    'suites/general',
    '--grep',
    '@GEN-VERSION-001',
  );

  expect(stderr).toBe('');
  expect(stdout).toContain('the embedded reference service · seed ');
  expect(stdout).toContain('1 checks');
  expect(code).toBe(0);
  const out = readdirSync(join(folder, 'conformance-report'));
  expect(out).toEqual(expect.arrayContaining(['allure-results', 'index.html', 'results.json']));
  expect(left, 'settings left behind').toEqual([]);
});

test('the runner alone lists the checks', async ({ folder }) => {
  const { code, stdout, left } = await playwright(
    folder,
    ...['suites/general', '--grep', '@GEN-VERSION-001', '--list'],
  );

  expect(stdout).toMatch(/base-address\.spec\.ts.* › ends in the version date$/m);
  expect(stdout).toContain('Total: 1 test in 1 file');
  expect(code).toBe(0);
  expect(readdirSync(folder)).toEqual(['tmp']);
  expect(left, 'settings left behind').toEqual([]);
});

/** The checks that the runner lists, each in a line. */
async function listed(folder: string, ...flags: readonly string[]): Promise<readonly string[]> {
  mkdirSync(folder);
  const { stdout } = await playwright(folder, '--list', ...flags);
  return stdout.split('\n').filter((line) => line.includes(' › '));
}

const alone = ['suites/quotes/quote-time.alone', 'suites/quotes/daily-volume.alone'];

for (const [what, others] of [
  ['fewer others than shards', ['suites/general/base-address']],
  ['nothing else', []],
] as const) {
  test(`the last shard has what must be alone, with ${what}`, async ({ folder }) => {
    const all = await listed(join(folder, 'all'), ...alone, ...others);
    const [first = [], second = [], last = []] = await Promise.all(
      ['1/3', '2/3', '3/3'].map((shard) =>
        listed(join(folder, shard.slice(0, 1)), '--shard', shard, ...alone, ...others),
      ),
    );

    expect([...first, ...second, ...last].sort()).toEqual([...all].sort());
    const mustBeAlone = all.filter((line) => line.includes('.alone.spec.ts'));
    expect(mustBeAlone.length).toBeGreaterThan(2);
    expect(last).toEqual(expect.arrayContaining(mustBeAlone));
  });
}
