import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from '@playwright/test';
import { needsBrowser, test } from './browser-page.ts';
import { root } from './testing.ts';

needsBrowser();

const ORIGIN = 'http://report.test';

/** Runs the script of `npm run allure`, twice, over the result of one check; tells where the page is. */
function allurePage(folder: string): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const report = join(folder, 'conformance-report');
  mkdirSync(join(report, 'allure-results'), { recursive: true });
  const [uuid, name] = ['fd8a3d4e-6c8f-4c1f-8f5e-0d7a0d6b1c11', 'a card is closed'];
  const times = { start: 1_790_000_000_000, stop: 1_790_000_000_020 };
  const labels = [
    { name: 'feature', value: 'cards' },
    { name: 'story', value: 'CARD-CLOSE-001' },
  ];
  const done = { status: 'passed', stage: 'finished' };
  const result = { uuid, name, fullName: name, labels, ...done, ...times };
  writeFileSync(join(report, 'allure-results', `${uuid}-result.json`), JSON.stringify(result));
  const target = { baseUrl: 'https://api.example.test' };
  writeFileSync(join(report, 'results.json'), JSON.stringify({ target }));
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const script = (scripts['allure'] ?? '').replaceAll('conformance-report', report);
  for (let runs = 0; runs < 2; runs += 1) {
    execFileSync('sh', ['-c', script], { cwd: root, env: { ...process.env, PATH: path } });
  }
  return join(report, 'allure-report');
}

test('the page that Allure makes shows target, areas, requirements and history, from here alone', async ({
  page,
}, info) => {
  const folder = allurePage(info.outputPath('allure'));
  const foreign: string[] = [];
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) {
      foreign.push(route.request().url());
      await route.abort();
      return;
    }
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    await route.fulfill(existsSync(path) ? { path } : { status: 404 });
  });

  await page.goto(ORIGIN, { waitUntil: 'networkidle' });

  await expect(page).toHaveTitle('Conformance of https://api.example.test');
  await page.getByText('cards', { exact: true }).click();
  await page.getByText('CARD-CLOSE-001', { exact: true }).click();
  await page.getByText('a card is closed').click();
  await expect(page.getByRole('button', { name: 'History 1' })).toBeVisible();
  expect(foreign).toEqual([]);
});
