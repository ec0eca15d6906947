import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { compared } from './comparison.ts';
import { exampleResult } from './example-run.ts';
import { formatComparison } from './html-comparison.ts';
import type { RequirementResult, RunResult, Verdict } from './model.ts';

const result = exampleResult();

/** The example with requirements at other verdicts. */
function withVerdicts(verdicts: Readonly<Record<string, Verdict>>): RunResult {
  const requirements = result.requirements.map(
    (row): RequirementResult => ({ ...row, verdict: verdicts[row.id] ?? row.verdict }),
  );
  return { ...result, requirements };
}

const old = withVerdicts({
  'CARD-PIN-007': 'passed',
  'CARD-PIN-001': 'failed',
  'CARD-PIN-003': 'not-selected',
});
const now = withVerdicts({ 'CARD-PIN-002': 'not-selected' });
const page = formatComparison(compared(old, now));

/** The text of a section, by the change that it is about. */
function section(change: string): string {
  const [, found = ''] = new RegExp(`<h2 id="${change}">([\\s\\S]*?)</section>`).exec(page) ?? [];
  return found.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('each change has a section with its requirements, below the cause of the run that has it', () => {
  const lines = {
    worse: ['set-pin: expected 409 CONFLICT, got 204', 'CARD-PIN-007 passed, now failed'],
    better: ['CARD-PIN-001 failed, now passed'],
    new: [
      'PATCH /cards/{id}: expected a 2xx, got 500',
      'CARD-PIN-003 blocked; the old run does not have it',
    ],
    gone: ['CARD-PIN-002 passed; the new run does not have it'],
  };
  for (const [change, texts] of Object.entries(lines)) {
    for (const text of texts) expect(section(change)).toContain(text);
  }
});

test('the worse stand first, and the head says how many there are', () => {
  const places = ['worse', 'better', 'new', 'gone'].map((id) => page.indexOf(`<h2 id="${id}">`));

  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(page).toContain('<h1 id="verdict">1 requirement is worse</h1>');
  expect(page).toContain('1 worse, 1 better, 1 new, 1 gone, 6 alike');
});

test('where nothing is worse the page says so, and has no empty section', () => {
  const same = formatComparison(compared(result, result));

  expect(same).toContain('<h1 id="verdict">No requirement is worse</h1>');
  expect(same).not.toContain('<h2');
});

test('what else differs between the runs stands in the head', () => {
  const other = { ...result, target: { ...result.target, baseUrl: 'https://b.example.test' } };

  expect(formatComparison(compared(result, other))).toContain(
    '<li>target: https://api.example.test/v/2025-10-13, now https://b.example.test</li>',
  );
});

test('nothing that a run tells can act in the page, which loads and runs nothing', () => {
  const evil = { ...result, target: { ...result.target, baseUrl: '<script>alert(1)</script>' } };
  const written = formatComparison(compared(result, evil));
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(written) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');

  expect(written).not.toContain('<script');
  expect(written).not.toMatch(/ (src|srcset|action)=|@import|url\(/);
  expect(written).toContain(`default-src &#39;none&#39;; style-src &#39;sha256-${hash}&#39;; base`);
  expect(written).not.toContain('script-src');
});
