import { expect, test } from '@playwright/test';
import { exampleOutcomes, exampleResult, outcome, record } from './example-run.ts';
import { formatMarkdown } from './markdown.ts';

const report = formatMarkdown(exampleResult());

test('the summary opens with the verdict and a table by area', () => {
  expect(report.split('\n')[0]).toBe(
    '# Conformance: failed: 2 requirements failed, 1 requirement blocked; 6 of 10 rows judged, 1 known failure; taken out by the profile: cards.pin-entry (1 row) (partial: 1 requirement unverified)'.replace(
      /[()]/g,
      '\\$&',
    ),
  );
  expect(report).toContain(
    '| area | failed | blocked | warned | unverified | known failure | passed | not applicable | excluded | all |',
  );
  expect(report).toContain('| card-pin | 1 | 1 | 0 | 1 | 1 | 2 | 1 | 0 | 7 |');
});

test('a cause has its rows, and a code block of its own', () => {
  expect(report).toContain('## What to mend (3 causes)');
  expect(report).toContain('expected 409 CONFLICT, got 204\n\n1 failed: CARD-PIN-007.\n');
  expect(report).toMatch(/\ncheck {5}suites\/card-pin\/set-pin\.spec\.ts[\s\S]*?\n```/);
});

test('what is unverified is listed by its cause', () => {
  expect(report).toContain(
    '## Unverified (1)\n\n- needs fixtures.blockedPinCardId: 1 unverified: CARD-PIN-005.',
  );
});

test('a code block has a longer fence than any in its text', () => {
  const message = 'got ````';
  const outcomes = [outcome('a', record(['CARD-PIN-007'], 'failed', { message }))];

  expect(formatMarkdown(exampleResult({}, { outcomes }))).toMatch(/^`{5}text$/m);
});

test('past 50 causes the rest are named, with all of their rows', () => {
  const result = exampleResult({}, { outcomes: exampleOutcomes });
  const causes = Array.from({ length: 51 }, () => result.causes.slice(0, 1)).flat();

  const long = formatMarkdown({ ...result, causes });

  expect(long.match(/^### POST/gm)).toHaveLength(50);
  expect(long).toMatch(/### Further causes\n\n- POST .*: 1 failed: CARD-PIN-007\./);
});
