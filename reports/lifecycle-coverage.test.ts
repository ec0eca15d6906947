import { expect, test } from '@playwright/test';
import { loadLifecycle } from '../spec/lifecycles.ts';
import { lifecycleCoverage, lifecycleLines } from './lifecycle-coverage.ts';
import type { Verdict } from './model.ts';

const ids = [
  ...new Set(loadLifecycle('card-status').transitions.flatMap(({ requirements }) => requirements)),
];

function coverageWith(verdictOf: (id: string) => Verdict) {
  const coverage = lifecycleCoverage(ids.map((id) => ({ id, verdict: verdictOf(id) })));
  return coverage.find(({ name }) => name === 'card-status');
}

/** Transitions that no requirement speaks of, so that no check can be said to have tried them. */
const unspoken = [
  'change-funding-source from FROZEN',
  'change-spending-limit from ACTIVE',
  'change-spending-limit from FROZEN',
];

test('where every requirement was tried, only what none speaks of is untried', () => {
  const coverage = coverageWith(() => 'passed');

  expect(coverage?.moves).toEqual({ tried: 7, all: 10 });
  expect(coverage?.refusals.tried).toBe(coverage?.refusals.all);
  expect(coverage?.untried).toEqual(unspoken);
});

test('a failure was tried, and what is unverified was not', () => {
  const moved = 'CARD-STATUS-001';

  expect(coverageWith(() => 'failed')?.untried).toEqual(unspoken);
  const coverage = coverageWith((id) => (id === moved ? 'unverified' : 'passed'));
  expect(coverage?.untried).toEqual(['update-status from ACTIVE to FROZEN', ...unspoken]);
  expect(lifecycleLines(coverage === undefined ? [] : [coverage])).toContain(
    'card-status, never tried: update-status from ACTIVE to FROZEN',
  );
});

test('what a run was not asked for is no part of a lifecycle', () => {
  const coverage = coverageWith((id) => (id === 'CARD-STATUS-001' ? 'passed' : 'not-selected'));

  expect(coverage).toMatchObject({ moves: { tried: 1, all: 1 }, refusals: { tried: 0, all: 0 } });
  expect(coverage?.untried).toEqual([]);
});

test('a lifecycle of which nothing was tried is left out', () => {
  expect(coverageWith(() => 'blocked')).toBeUndefined();
});
