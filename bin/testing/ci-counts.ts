import { existsSync, readFileSync } from 'node:fs';
import type { RunResult } from '../../reports/model.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  /** All that it printed. */
  readonly log: string;
  /** The result of a conformance run in it. */
  readonly result?: Pick<RunResult, 'summary' | 'errors'>;
  readonly exitCode: number;
  readonly wanted: number;
}

/** What a line of a log says of passed and of failed. */
const tallies: readonly (readonly [RegExp, keyof Counts])[] = [
  [/^ {2}(\d+) passed \(/gm, 'passed'],
  [/^ {2}(\d+) (?:failed|flaky|did not run|interrupted)$/gm, 'failed'],
  [/^defects: (\d+) caught/gm, 'passed'],
  [/^defects: \d+ caught, (\d+) not/gm, 'failed'],
  [/^variants: (\d+) green/gm, 'passed'],
  [/^variants: \d+ green, (\d+) with false alarms/gm, 'failed'],
];

/**
 * What a step of `.ci/run` adds to its last line: the tallies of the self-tests, defects and
 * variants it ran, and the requirements it judged. A step that was to end with another exit code
 * failed, whatever it counted; one that was to fail, and did, passed.
 */
export function countsOf({ log, result, exitCode, wanted }: Step): Counts {
  if (wanted !== 0) {
    return exitCode === wanted ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  const counts = { passed: 0, failed: 0 };
  for (const [pattern, key] of tallies) {
    for (const [, count] of log.matchAll(pattern)) {
      counts[key] += Number(count);
    }
  }
  if (result !== undefined) {
    const { summary, errors } = result;
    counts.passed += summary.passed;
    counts.failed += summary.failed + summary.blocked + errors.length;
  }
  if (exitCode !== wanted) {
    return { ...counts, failed: Math.max(counts.failed, 1) };
  }
  return counts.passed + counts.failed === 0 ? { passed: 1, failed: 0 } : counts;
}

/** `tsx bin/ci-counts.ts LOG EXIT-CODE WANTED [RESULTS]` prints both numbers. */
if (process.argv[1] === import.meta.filename) {
  const [, , log = '', exitCode, wanted, results = ''] = process.argv;
  const counts = countsOf({
    log: readFileSync(log, 'utf8'),
    ...(existsSync(results) ? { result: JSON.parse(readFileSync(results, 'utf8')) } : {}),
    exitCode: Number(exitCode),
    wanted: Number(wanted),
  });
  process.stdout.write(`${counts.passed} ${counts.failed}\n`);
}
