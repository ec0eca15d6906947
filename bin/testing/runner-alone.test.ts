import { readdirSync } from 'node:fs';
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
