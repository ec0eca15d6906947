import { expect, test } from '@playwright/test';
import type { CheckVerdict } from '../spec/check-record.ts';
import { exampleResult, outcome, record, row } from './example-run.ts';
import { exitCode, judgeRun } from './exit-code.ts';
import type { ExitCode, Policy, RunResult } from './model.ts';
import type { Gathered } from './result.ts';

const lenient: Policy = { requireVerified: false, allowBlocked: true };
const usual: Policy = { requireVerified: false, allowBlocked: false };
const strict: Policy = { requireVerified: true, allowBlocked: false };

/** A full run over one requirement per given verdict. */
function runOf(verdicts: readonly CheckVerdict[], gathered: Partial<Gathered> = {}): RunResult {
  const ids = ['CARD-PIN-001', 'CARD-PIN-002', 'CARD-PIN-003'] as const;
  const rows = verdicts.map((_, n) => row(ids[n] ?? 'CARD-PIN-001'));
  const outcomes = verdicts.map((verdict, n) =>
    outcome(`check ${n}`, record([ids[n] ?? 'CARD-PIN-001'], verdict)),
  );
  return exampleResult({ requirements: rows, knownFailures: [] }, { outcomes, ...gathered });
}

const table: readonly [string, RunResult, Policy, ExitCode][] = [
  ['all passed', runOf(['passed', 'passed']), strict, 0],
  ['a warning', runOf(['passed', 'warned']), strict, 0],
  ['a failure', runOf(['passed', 'failed']), lenient, 1],
  ['a blocked one', runOf(['passed', 'blocked']), usual, 1],
  ['a blocked one, allowed', runOf(['passed', 'blocked']), lenient, 0],
  ['an unverified one', runOf(['passed', 'unverified']), usual, 0],
  ['an unverified one, required', runOf(['passed', 'unverified']), strict, 1],
  ['one that does not apply', runOf(['passed', 'not-applicable']), strict, 0],
  ['nothing that could be judged', runOf(['unverified', 'not-applicable']), lenient, 1],
  ['no check at all', runOf([]), lenient, 2],
  ['an interruption', runOf(['passed'], { cutShort: 'interrupted' }), lenient, 1],
  ['a check that did not run', runOf(['passed', 'unverified'], { notRun: 1 }), lenient, 1],
  ['an interruption before any check', runOf([], { cutShort: 'interrupted' }), lenient, 1],
  ['a mistake of the suite', runOf(['failed'], { errors: ['broken'] }), lenient, 4],
];

for (const [name, result, policy, code] of table) {
  test(`a run with ${name} exits ${code}`, () => {
    expect(exitCode(result, policy)).toBe(code);
    expect(judgeRun(result, policy).red).toHaveLength(code === 0 ? 0 : 1);
  });
}

test('a restricted run in which its one requirement is unverified exits 0', () => {
  const outcomes = [outcome('check', record(['CARD-PIN-001'], 'unverified'))];
  const result = exampleResult(
    { selection: ['--requirement CARD-PIN-001'], knownFailures: [] },
    { outcomes },
  );

  expect(exitCode(result, usual)).toBe(0);
});
