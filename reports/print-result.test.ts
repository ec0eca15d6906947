import { expect, test } from '@playwright/test';
import { exampleResult } from './example-run.ts';
import { printResult } from './print-result.ts';

/** What is printed of the example run where this variable says that a job of GitHub runs. */
function printedIn(job: string | undefined): string {
  const { GITHUB_ACTIONS } = process.env;
  const { write } = process.stdout;
  const output: string[] = [];
  process.stdout.write = (text) => output.push(String(text)) > 0;
  try {
    setJob(job);
    printResult(exampleResult(), 'out');
  } finally {
    process.stdout.write = write;
    setJob(GITHUB_ACTIONS);
  }
  return output.join('');
}

function setJob(value: string | undefined): void {
  if (value === undefined) delete process.env['GITHUB_ACTIONS'];
  else process.env['GITHUB_ACTIONS'] = value;
}

test('annotations stand before the summary in a job of GitHub, and nowhere else', () => {
  const [here, elsewhere] = [printedIn('true'), printedIn('false')];

  expect(elsewhere).toBe(printedIn(undefined));
  expect(elsewhere).not.toContain('::');
  expect(here.endsWith(elsewhere)).toBe(true);
  expect(here.slice(0, -elsewhere.length)).toMatch(/^\n(::(error|warning) [^\n]*\n){4}$/);
});
