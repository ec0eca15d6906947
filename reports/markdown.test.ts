import { expect, test } from '@playwright/test';
import { exampleOutcomes, exampleResult, outcome, record } from './example-run.ts';
import { formatMarkdown } from './markdown.ts';

const report = formatMarkdown(exampleResult());

test('the summary opens with the verdict and a table by area', () => {
  expect(report.split('\n')[0]).toBe(
    '# Conformance: failed: 2 requirements failed, 1 requirement blocked (partial: 1 requirement unverified)'.replace(
      /[()]/g,
      '\\$&',
    ),
  );
  expect(report).toContain(
    '| area | failed | blocked | warned | unverified | known failure | passed | not applicable | excluded | all |',
  );
  expect(report).toContain('| card-pin | 1 | 1 | 0 | 1 | 1 | 2 | 1 | 0 | 7 |');
});

test('a failure stands in a code block of its own', () => {
  expect(report).toContain('### CARD-PIN-007\n\nA closed card is refused with 409.');
  expect(report).toMatch(/```text\ncheck {5}suites\/card-pin\/set-pin\.spec\.ts[\s\S]*?\n```/);
});

test('a code block has a longer fence than any in its text', () => {
  const message = 'got ````';
  const outcomes = [outcome('a', record(['CARD-PIN-007'], 'failed', { message }))];

  expect(formatMarkdown(exampleResult({}, { outcomes }))).toMatch(/^`{5}text$/m);
});

test('past 50 failures the rest are named', () => {
  const result = exampleResult({}, { outcomes: exampleOutcomes });
  const failed = result.requirements.filter(({ id }) => id === 'CARD-PIN-007');
  const requirements = Array.from({ length: 51 }, () => failed).flat();

  const long = formatMarkdown({ ...result, requirements });

  expect(long.match(/^### /gm)).toHaveLength(50);
  expect(long).toContain('Also failed: CARD-PIN-007.');
});
