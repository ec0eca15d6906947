import { expect, test } from '@playwright/test';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import { loadLifecycle } from '../spec/lifecycles.ts';
import { lifecycleCoverage, lifecycleLines } from './lifecycle-coverage.ts';
import type { Verdict } from './model.ts';

const ids = [
  ...new Set(loadLifecycle('card-status').transitions.flatMap(({ requirements }) => requirements)),
];

const operations = [{ method: 'PATCH', path: '/cards/{id}' }];

function rowWith(id: RequirementId, verdict: Verdict, status?: number) {
  const seen = { requestHeaders: {}, durationMs: 1, curl: '', ...(status && { status }) };
  const url = 'https://api.example.test/2025-10-13/cards/Card:1';
  const transcript = status === undefined ? [] : [{ method: 'PATCH', url, ...seen }];
  const check = { file: 'a.spec.ts', title: 'a', durationMs: 1, requirements: [id], seed: 1 };
  return {
    id,
    verdict,
    operations,
    checks: [{ ...check, verdict: 'unverified' as const, transcript }],
  };
}

function coverageWith(verdictOf: (id: string) => Verdict) {
  const coverage = lifecycleCoverage(ids.map((id) => rowWith(id, verdictOf(id))));
  return coverage.find(({ name }) => name === 'card-status');
}

test('a transition that no requirement speaks of is not counted', () => {
  const unspoken = loadLifecycle('card-status').transitions.filter(
    ({ requirements }) => requirements.length === 0,
  );
  const coverage = coverageWith(() => 'passed');

  expect(unspoken).toHaveLength(1);
  expect(coverage?.moves).toEqual({ tried: 9, all: 9 });
  expect(coverage?.refusals.tried).toBe(coverage?.refusals.all);
  expect(coverage?.untried).toEqual([]);
});

test('a failure was tried, and what is unverified was not', () => {
  const moved = 'CARD-STATUS-001';

  expect(coverageWith(() => 'failed')?.untried).toEqual([]);
  const coverage = coverageWith((id) => (id === moved ? 'unverified' : 'passed'));
  expect(coverage?.untried).toEqual(['update-status from ACTIVE to FROZEN']);
  expect(lifecycleLines(coverage === undefined ? [] : [coverage])).toContain(
    'card-status, never tried: update-status from ACTIVE to FROZEN',
  );
});

test('a known failure whose check was blocked was not tried', () => {
  const known = ids.map((id) => {
    const row = rowWith(id, 'known-failure');
    return { ...row, checks: row.checks.map((each) => ({ ...each, verdict: 'blocked' as const })) };
  });

  expect(lifecycleCoverage(known)).toEqual([]);
});

test('what a run was not asked for is no part of a lifecycle', () => {
  const coverage = coverageWith((id) => (id === 'CARD-STATUS-001' ? 'passed' : 'not-selected'));

  expect(coverage).toMatchObject({ moves: { tried: 1, all: 1 }, refusals: { tried: 0, all: 0 } });
  expect(coverage?.untried).toEqual([]);
});

test('a lifecycle of which nothing was tried is left out', () => {
  expect(coverageWith(() => 'blocked')).toBeUndefined();
});

test('a move that was seen, and whose row is unverified, is told apart from one never tried', () => {
  const moved = 'CARD-STATUS-001';
  const linesWith = (status: number | undefined) =>
    lifecycleLines(
      lifecycleCoverage(
        ids.map((id) => (id === moved ? rowWith(id, 'unverified', status) : rowWith(id, 'passed'))),
      ),
    );
  const label = 'update-status from ACTIVE to FROZEN';

  expect(linesWith(200)).toContain(`card-status, seen, but its row is unverified: ${label}`);
  expect(linesWith(200)).not.toContain(`card-status, never tried: ${label}`);
  for (const status of [404, undefined]) {
    expect(linesWith(status)).toContain(`card-status, never tried: ${label}`);
  }
});

test('a lifecycle of which a run was asked for no move has no line', () => {
  const refused = ['CARD-STATUS-005', 'CARD-STATUS-007'];
  const coverage = lifecycleCoverage(
    ids.map((id) => rowWith(id, refused.includes(id) ? 'passed' : 'not-selected')),
  );

  expect(coverage).toMatchObject([{ moves: { all: 0 }, refusals: { tried: expect.any(Number) } }]);
  expect(lifecycleLines(coverage)).toEqual([]);
});
