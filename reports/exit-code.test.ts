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
  ['nothing that could be judged', runOf(['unverified', 'not-applicable']), lenient, 2],
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

test('a restricted run that judged nothing names the keys of the profile that keep it from it', () => {
  const outcomes = [
    outcome(
      'check',
      record(['CARD-PIN-001', 'CARD-PIN-002'], 'not-applicable', {
        because: { profileKeys: ['capabilities.accounts.internal'] },
      }),
    ),
  ];
  const result = exampleResult(
    { selection: ['--suite card-pin'], knownFailures: [] },
    { outcomes },
  );

  expect(judgeRun(result, usual)).toEqual({
    exitCode: 2,
    red: ['nothing could be judged; see capabilities.accounts.internal in the profile'],
  });
});

test('a requirement that is asked for alone may not apply', () => {
  const outcomes = [outcome('check', record(['CARD-PIN-001'], 'not-applicable'))];
  const selection = ['--requirement CARD-PIN-001'];

  expect(exitCode(exampleResult({ selection, knownFailures: [] }, { outcomes }), usual)).toBe(0);
});

test('a suite that nobody could verify is no fault of the target', () => {
  const outcomes = [outcome('check', record(['CARD-PIN-001'], 'unverified'))];
  const result = exampleResult({ selection: ['--suite cards'], knownFailures: [] }, { outcomes });

  expect(exitCode(result, usual)).toBe(0);
});

test('one of several shards may judge nothing, or have no check', () => {
  const open = [outcome('check', record(['CARD-PIN-001'], 'unverified'))];
  for (const outcomes of [open, []]) {
    const result = exampleResult({ selection: ['--shard 1/2'], knownFailures: [] }, { outcomes });

    expect(exitCode(result, usual)).toBe(0);
  }
});

test('what was not selected need not be verified', () => {
  const outcomes = [outcome('check', record(['CARD-PIN-001'], 'passed'))];
  const asked = { areas: [], ids: ['CARD-PIN-001'] };
  const selection = ['--requirement CARD-PIN-001'];
  const result = exampleResult({ asked, selection, knownFailures: [] }, { outcomes });

  expect(result.summary).toMatchObject({ passed: 1, unverified: 0, notSelected: 9 });
  expect(exitCode(result, strict)).toBe(0);
});
