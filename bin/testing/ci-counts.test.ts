import { expect, test } from '@playwright/test';
import { countsOf } from './ci-counts.ts';

const log = `
Running 341 tests using 2 workers
[1/341] spec/errors.test.ts:4:5 › 12 passed (they say)
  1 failed
    spec/errors.test.ts:4:5 › every code has a status
  2 did not run
  338 passed (41.2s)
defects: 20 caught, 3 not, seed 7, 31.0 s
variants: 27 green, 1 with false alarms, seed 7, 80.0 s
`;

test('a log counts by the last lines of self-tests, defects and variants', () => {
  expect(countsOf({ log, exitCode: 1, wanted: 0 })).toEqual({
    passed: 338 + 20 + 27,
    failed: 1 + 2 + 3 + 1,
  });
});

test('a conformance run counts by its requirements', () => {
  const others = { warned: 1, unverified: 9, notApplicable: 4, excluded: 37 };
  const result = {
    summary: { passed: 206, failed: 2, blocked: 3, knownFailures: 1, notSelected: 0, ...others },
    errors: ['a check crashed'],
  };

  const counts = countsOf({ log: '', result, exitCode: 1, wanted: 0 });

  expect(counts).toEqual({ passed: 206, failed: 6 });
});

test('a step without results counts by its exit code', () => {
  const log = 'nothing to count';

  expect(countsOf({ log, exitCode: 0, wanted: 0 })).toEqual({ passed: 1, failed: 0 });
  expect(countsOf({ log, exitCode: 137, wanted: 0 })).toEqual({ passed: 0, failed: 1 });
});

test('a crash behind green results is a failure', () => {
  const log = '  338 passed (41.2s)\n';

  expect(countsOf({ log, exitCode: 4, wanted: 0 })).toEqual({ passed: 338, failed: 1 });
});

test('a step that has to be red passes by its exit code alone', () => {
  expect(countsOf({ log, exitCode: 1, wanted: 1 })).toEqual({ passed: 1, failed: 0 });
  expect(countsOf({ log, exitCode: 0, wanted: 1 })).toEqual({ passed: 0, failed: 1 });
});
