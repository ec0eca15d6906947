import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Log } from 'sarif';
import { formatBadge } from './badge.ts';
import { exampleResult } from './example-run.ts';
import { formatHtml } from './html.ts';
import { isRed } from './is-red.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { RunResult, Verdict } from './model.ts';
import { writeReports } from './report-files.ts';
import { resultsIn, runInline, test } from './run-inline.ts';
import { formatSarif } from './sarif.ts';
import { formatTerminal } from './terminal.ts';
import { verdictWords } from './verdict-words.ts';

/** Requirements per verdict, as a report states them; a verdict that it does not count is left out. */
type Counts = Partial<Record<Verdict, number>>;

/** Runs with every verdict there is, under each switch and in each way that a run can end. */
const results: Readonly<Record<string, RunResult>> = {
  'a whole run': exampleResult(),
  'a run with --require-verified': exampleResult({ requireVerified: true }),
  'a run with --allow-blocked': exampleResult({ allowBlocked: true }),
  'a run of one suite': exampleResult({
    asked: { areas: ['card-pin'], ids: [] },
    selection: ['--suite card-pin'],
  }),
  'a run that was cut short': exampleResult({}, { cutShort: 'interrupted', notRun: 1 }),
  'a run that went wrong': exampleResult({}, { errors: ['the suite broke'] }),
  'a run that judged nothing': exampleResult({ knownFailures: [] }, { outcomes: [] }),
};

/** What the rows of `results.json` come to, but for what the run was not asked for. */
function countsIn({ requirements }: RunResult): Counts {
  return tally(requirements.map(({ verdict }) => verdict));
}

function tally(verdicts: Iterable<string>): Counts {
  const all = [...verdicts];
  return every((verdict) => all.filter((each) => each === verdict).length);
}

function every(count: (verdict: Verdict) => number): Counts {
  return Object.fromEntries(verdictWords.map(({ verdict }) => [verdict, count(verdict)]));
}

/** The first group of a pattern wherever it is found in a text. */
function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

/** What the last row of a table says below each head. */
function tableCounts(heads: string, all: string, bar: string, of: 'short' | 'label'): Counts {
  const [names, numbers] = [heads, all].map((line) => line.split(bar).map((cell) => cell.trim()));
  return every((verdict) => {
    const word = verdictWords.find((each) => each.verdict === verdict);
    const at = names?.indexOf(word?.[of] ?? '') ?? -1;
    return at < 0 ? 0 : Number(numbers?.[at]);
  });
}

function lineWith(text: string, start: string): string {
  return text.split('\n').find((line) => line.startsWith(start)) ?? '';
}

function factCounts(facts: Readonly<Record<string, string>>): Counts {
  return every((verdict) => {
    const label = verdictWords.find((word) => word.verdict === verdict)?.label;
    const name = verdict === 'known-failure' ? 'known failures' : `rows ${label}`;
    return Number(facts[name]);
  });
}

function junitCounts(xml: string): Counts {
  const cases = xml.split('<testcase ').slice(1);
  const ofRows = cases.filter((each) => !each.startsWith('classname="run"'));
  return tally(
    ofRows.map((each) => {
      const [verdict = 'passed'] = [
        ...found(each, /<failure [^>]*type="([a-z-]+)"/g),
        ...found(each, /<skipped message="([a-z-]+)/g),
        ...found(each, /<system-out>(warned)/g),
      ];
      return verdict;
    }),
  );
}

function sarifRun(result: RunResult): Log['runs'][number] {
  const { runs }: Log = JSON.parse(formatSarif(result));
  const [run] = runs;
  if (run === undefined) throw new Error('a log has a run');
  return run;
}

/** What the file for Allure's page says of the whole run. */
function allureFacts(folder: string, result: RunResult): Readonly<Record<string, string>> {
  const allure = join(folder, 'allure-results');
  mkdirSync(allure, { recursive: true });
  writeReports(folder, result);
  const lines = readFileSync(join(allure, 'environment.properties'), 'utf8').split('\n');
  return Object.fromEntries(lines.map((line) => line.replaceAll('\\', '').split('=')));
}

for (const [name, result] of Object.entries(results)) {
  test(`every report of ${name} states the same counts`, ({ folder }) => {
    const counts = countsIn(result);
    const page = formatHtml(result);
    const terminal = formatTerminal(result, { colour: false, folder: 'out' });
    const markdown = formatMarkdown(result);
    const xml = formatJunit(result);
    const sarif = sarifRun(result);
    const properties = [...xml.matchAll(/<property name="([^"]+)" value="([^"]*)"/g)];

    expect(every((verdict) => result.summary[keyOf(verdict)])).toEqual(counts);
    expect({
      terminal: tableCounts(
        lineWith(terminal, '│ area'),
        lineWith(terminal, '│ all'),
        '│',
        'short',
      ),
      markdown: tableCounts(
        lineWith(markdown, '| area'),
        lineWith(markdown, '| **all**'),
        '|',
        'label',
      ),
      squares: tally(found(page, /<a class="square [a-z-]+" data-verdict="([a-z-]+)"/g)),
      rows: tally(found(page, /<details class="row [a-z-]+" id="[^"]+" data-verdict="([a-z-]+)"/g)),
      filters: every((verdict) =>
        Number(
          found(page, new RegExp(`data-verdict="${verdict}"[^>]*>.*? <b>(\\d+)</b>`, 'g'))[0] ?? 0,
        ),
      ),
      junit: junitCounts(xml),
      properties: factCounts(Object.fromEntries(properties.map(([, key, value]) => [key, value]))),
      sarif: factCounts(sarif.properties ?? {}),
      allure: factCounts(allureFacts(folder, result)),
    }).toEqual({
      ...{ terminal: counts, markdown: counts, squares: counts, rows: counts, filters: counts },
      ...{ junit: counts, properties: counts, sarif: counts, allure: counts },
    });
  });

  test(`what is red in ${name} is red in every report that grades requirements`, () => {
    const red = result.requirements.filter(({ verdict }) => isRed(verdict, result)).length;
    const { failed, blocked, warned, knownFailures, passed } = result.summary;
    const xml = formatJunit(result);
    const failures = found(xml, /<failure [^>]*type="([a-z-]+)"/g).length;
    const { results: rows = [] } = sarifRun(result);
    const ofLevel = (level: string) => rows.filter((row) => row.level === level).length;
    const badge = formatBadge(result);

    expect(failures).toBe(red);
    expect([ofLevel('error'), ofLevel('warning'), ofLevel('note')]).toEqual([
      red,
      warned + (result.run.allowBlocked ? blocked : 0),
      knownFailures,
    ]);
    for (const [, n, of] of badge.matchAll(/(\d+) (passed|failed)/g)) {
      expect(Number(n)).toBe(of === 'failed' ? failed : passed + warned);
    }
  });
}

function keyOf(verdict: Verdict): keyof RunResult['summary'] {
  return verdictWords.find((word) => word.verdict === verdict)?.key ?? 'notSelected';
}

test('Allure, which counts checks, grades each as its verdict is graded', async ({ folder }) => {
  const body = `
    check('passes', ['CARD-PIN-001'], 'passed');
    check('warns', ['GEN-JSON-002'], 'warned', { message: 'odd' });
    check('fails', ['CARD-PIN-007'], 'failed', { message: 'got 204' });
    check('is blocked', ['CARD-PIN-003'], 'blocked', { message: 'got 500' });
    check('is open', ['CARD-PIN-005'], 'unverified', { message: 'needs a card' });
    check('does not apply', ['CARD-PIN-006'], 'not-applicable', { message: 'absent' });
    check('is known to be blocked', ['CARD-PIN-002'], 'blocked', { message: 'got 500' });
    test.describe('expected', () => {
      test.fail();
      check('is known to fail', ['CARD-PIN-004'], 'failed', { message: 'got 500' });
    });
  `;
  const knownFailures = (['CARD-PIN-002', 'CARD-PIN-004'] as const).map((id) => ({
    id,
    reason: 'mended soon',
  }));
  const statuses = {
    ...{ passed: 'passed', warned: 'passed', failed: 'failed', blocked: 'broken' },
    ...{ unverified: 'broken', 'not-applicable': 'skipped', 'known-failure': 'skipped' },
  } as const;
  const context = { knownFailures, absentCapabilities: [], requireVerified: true };

  await runInline(folder, { 'a.spec.ts': body }, context, [], { allure: true }).ended;

  const below = join(folder, 'out', 'allure');
  const told = readdirSync(below)
    .filter((name) => name.endsWith('-result.json'))
    .map((name) => JSON.parse(readFileSync(join(below, name), 'utf8')))
    .map(({ name, status }) => [name, status]);
  const due = resultsIn(folder)
    .requirements.flatMap(({ verdict, checks }) => checks.map((check) => ({ ...check, verdict })))
    .map(({ title, verdict }) => [
      title.replace('expected › ', ''),
      verdict in statuses ? statuses[verdict as keyof typeof statuses] : verdict,
    ]);
  expect(due).toHaveLength(8);
  expect(told.sort()).toEqual(due.sort());
});
