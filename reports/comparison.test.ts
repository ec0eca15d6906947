import { expect, test } from '@playwright/test';
import type { CheckVerdict } from '../spec/check-record.ts';
import { compared } from './comparison.ts';
import { comparisonForMarkdown, comparisonForTerminal } from './comparison-text.ts';
import { exampleResult } from './example-run.ts';
import type { RequirementResult, RunResult, Verdict } from './model.ts';
import { painter } from './paint.ts';

const result = exampleResult();

/** The example with one requirement at another verdict, and its checks where they are at one too. */
function at(id: string, verdict: Verdict, ofChecks?: CheckVerdict): RunResult {
  const requirements = result.requirements.map((row): RequirementResult => {
    if (row.id !== id) return row;
    const checks = row.checks.map((each) => ({ ...each, verdict: ofChecks ?? each.verdict }));
    return { ...row, verdict, checks };
  });
  return { ...result, requirements };
}

test('a run is like itself', () => {
  const { causes, counts, remarks } = compared(result, result);

  expect(causes).toEqual([]);
  expect(remarks).toEqual([]);
  expect(counts).toEqual({
    worse: 0,
    better: 0,
    new: 0,
    gone: 0,
    alike: result.requirements.length,
  });
});

const order = ['failed', 'blocked', 'unverified', 'warned', 'passed'] as const;

for (const [index, lower] of order.entries()) {
  for (const higher of order.slice(index + 1)) {
    test(`${higher} that comes to be ${lower} is worse, and the other way round better`, () => {
      const [one, two] = [at('CARD-PIN-001', lower), at('CARD-PIN-001', higher)];

      expect(compared(two, one).counts).toMatchObject({ worse: 1, better: 0 });
      expect(compared(one, two).counts).toMatchObject({ worse: 0, better: 1 });
    });
  }
}

test('a known failure is neither worse nor better than the failure', () => {
  const [failed, known] = [at('CARD-PIN-007', 'failed'), at('CARD-PIN-007', 'known-failure')];

  expect(compared(failed, known).causes).toEqual([]);
});

test('a known failure that passes is better, although it is red until it is removed from the list', () => {
  const [before, listed] = [at('CARD-PIN-007', 'known-failure'), at('CARD-PIN-007', 'failed')];
  const reason = 'unexpected pass: remove it from knownFailures (a fault of ours)';
  const requirements = listed.requirements.map((row) =>
    row.id === 'CARD-PIN-007' ? { ...row, reason } : row,
  );

  const { causes, counts } = compared(before, { ...listed, requirements });

  expect(counts).toMatchObject({ worse: 0, better: 1 });
  expect(causes[0]?.rows[0]).toMatchObject({ before: 'known-failure', after: 'passed' });
});

test('a row that is listed as known while it is blocked is neither worse nor better', () => {
  const [before, after] = [
    at('CARD-PIN-007', 'blocked', 'blocked'),
    at('CARD-PIN-007', 'known-failure', 'blocked'),
  ];

  expect(compared(before, after).counts).toMatchObject({ worse: 0, better: 0 });
  expect(compared(after, before).counts).toMatchObject({ worse: 0, better: 0 });
});

test('a requirement that one run was not asked for is new, or gone, and neither worse', () => {
  const without = at('CARD-PIN-007', 'not-selected');
  const lacking = {
    ...result,
    requirements: result.requirements.filter(({ id }) => id !== 'CARD-PIN-007'),
  };

  for (const partial of [without, lacking]) {
    expect(compared(partial, result).counts).toMatchObject({ worse: 0, new: 1, gone: 0 });
    expect(compared(result, partial).counts).toMatchObject({ worse: 0, new: 0, gone: 1 });
  }
});

test('what is worse stands below the cause that the new run gives it', () => {
  const [cause] = compared(at('CARD-PIN-007', 'passed'), result).causes;

  expect(cause).toMatchObject({
    change: 'worse',
    title: 'POST /cards/{id}/set-pin: expected 409 CONFLICT, got 204',
    rows: [{ id: 'CARD-PIN-007', before: 'passed', after: 'failed' }],
  });
});

test('what else differs between the runs is told', () => {
  const other = exampleResult(
    {
      seed: 43,
      suite: { version: '0.2.0' },
      revision: '2026-08',
      target: { baseUrl: 'https://other.example.test/2025-10-13', profile: 'other.yaml' },
      contract: { version: '2026-10-13' },
      selection: ['--suite cards'],
    },
    { startedAt: new Date('2026-11-02T10:00:00Z') },
  );

  expect(compared(result, other).remarks).toEqual([
    'started: 2026-11-01T10:00:00.000Z, now 2026-11-02T10:00:00.000Z',
    'target: https://api.example.test/v/2025-10-13, now https://other.example.test/2025-10-13',
    'profile: my profile.yaml, now other.yaml',
    'suite: 0.1.0 (01234567), now 0.2.0',
    'contract: 2025-10-13, now 2026-10-13',
    'contract as of: 2026-09, now 2026-08',
    'seed: 42, now 43',
    'asked for: everything, now --suite cards',
  ]);
});

test('terminal and Markdown name every requirement that changed, and count alike', () => {
  const comparison = compared(at('CARD-PIN-007', 'passed'), at('CARD-PIN-001', 'unverified'));
  const counts = '2 worse, 0 better, 0 new, 0 gone, 8 alike';

  const terminal = comparisonForTerminal(comparison, painter(false));
  const markdown = comparisonForMarkdown(comparison);

  expect(terminal).toContain('WORSE POST /cards/{id}/set-pin: expected 409 CONFLICT, got 204\n');
  expect(terminal).toContain('  CARD-PIN-001: passed, now unverified. A PIN is set with 204.\n');
  expect(terminal.trimEnd().split('\n').at(-1)).toBe(counts);
  expect(markdown.split('\n')[0]).toBe(`# Compared: ${counts}`);
  expect(markdown).toContain('## Worse (2)');
  for (const text of [terminal, markdown]) {
    expect(text).toContain('CARD-PIN-007: passed, now failed. A closed card is refused with 409');
  }
});

test('what a target sent cannot command a CI service from a comparison', () => {
  const evil = { ...result, target: { ...result.target, baseUrl: '::error::x <b>' } };
  const comparison = compared(result, evil);

  expect(comparisonForTerminal(comparison, painter(false))).not.toContain('::error');
  expect(comparisonForMarkdown(comparison)).not.toMatch(/::error|<b>/);
});
