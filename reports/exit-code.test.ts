import { expect, test } from '@playwright/test';
import type { CheckVerdict } from '../spec/check-record.ts';
import { exampleResult, outcome, record, row } from './example-run.ts';
import { judgeRun } from './exit-code.ts';
import { verdictOf } from './headline.ts';
import type { ExitCode, Policy, RunContext, RunResult } from './model.ts';
import type { Gathered } from './result.ts';

const lenient: Policy = { requireVerified: false, allowBlocked: true };
const usual: Policy = { requireVerified: false, allowBlocked: false };
const strict: Policy = { requireVerified: true, allowBlocked: false };

const ids = ['CARD-PIN-001', 'CARD-PIN-002', 'CARD-PIN-003'] as const;

/** A run over one requirement per given verdict. */
function runOf(
  verdicts: readonly CheckVerdict[],
  gathered: Partial<Gathered> = {},
  context: Partial<RunContext> = {},
): RunResult {
  const rows = verdicts.map((_, n) => row(ids[n] ?? 'CARD-PIN-001'));
  const outcomes = verdicts.map((verdict, n) =>
    outcome(`check ${n}`, record([ids[n] ?? 'CARD-PIN-001'], verdict)),
  );
  return exampleResult(
    { requirements: rows, knownFailures: [], ...context },
    { outcomes, ...gathered },
  );
}

const announced = { knownFailures: [{ id: 'CARD-PIN-001', reason: 'mended soon' }] } as const;

const table: readonly [string, RunResult, Policy, ExitCode][] = [
  ['all passed', runOf(['passed', 'passed']), strict, 0],
  ['a warning', runOf(['passed', 'warned']), strict, 0],
  ['nothing but a warning', runOf(['warned']), strict, 0],
  ['nothing but a known failure', runOf(['failed'], {}, announced), strict, 0],
  ['a failure', runOf(['passed', 'failed']), lenient, 1],
  ['a blocked one', runOf(['passed', 'blocked']), usual, 1],
  ['a blocked one, allowed', runOf(['passed', 'blocked']), lenient, 0],
  ['nothing but blocked ones', runOf(['blocked', 'blocked']), usual, 1],
  ['nothing but blocked ones, allowed', runOf(['blocked', 'blocked']), lenient, 2],
  ['an unverified one', runOf(['passed', 'unverified']), usual, 0],
  ['an unverified one, required', runOf(['passed', 'unverified']), strict, 1],
  ['nothing but unverified ones, required', runOf(['unverified']), strict, 2],
  ['one that does not apply', runOf(['passed', 'not-applicable']), strict, 0],
  ['nothing that could be judged', runOf(['unverified', 'not-applicable']), lenient, 2],
  ['no check at all', runOf([]), lenient, 2],
  ['an interruption', runOf(['passed'], { cutShort: 'interrupted' }), lenient, 1],
  ['a check that did not run', runOf(['passed', 'unverified'], { notRun: 1 }), lenient, 1],
  ['an interruption before any verdict', runOf(['unverified'], { notRun: 1 }), lenient, 2],
  ['an interruption before any check', runOf([], { cutShort: 'interrupted' }), lenient, 2],
  ['a mistake of the suite', runOf(['failed'], { errors: ['broken'] }), lenient, 4],
];

for (const [name, result, policy, code] of table) {
  test(`a run with ${name} exits ${code}`, () => {
    expect(judgeRun(result, policy).exitCode).toBe(code);
    expect(judgeRun(result, policy).red).toHaveLength(code === 0 ? 0 : 1);
  });
}

/** As the flags of a run write what it was restricted to. */
const selections = [
  '--suite cards',
  '--requirement CARD-PIN-001',
  '--operation "POST /cards"',
  '--level MUST',
  '--browser',
  '--shard 1/1',
];

for (const selection of selections) {
  for (const verdict of ['unverified', 'not-applicable'] as const) {
    test(`a run with ${selection} in which all is ${verdict} is unjudged and exits 2`, () => {
      const result = runOf([verdict], {}, { selection: [selection] });

      expect(result.exitCode).toBe(2);
      expect(verdictOf(result)).toBe('unjudged');
    });
  }
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
    red: ['no row came to a verdict; see capabilities.accounts.internal in the profile'],
  });
});

test('a shard may judge nothing before the merge, and does not pass for it', () => {
  for (const verdicts of [['unverified'], []] as const) {
    const alone = runOf(verdicts, { awaitsMerge: true }, { selection: ['--shard 1/2'] });

    expect(alone.exitCode).toBe(0);
    expect(verdictOf(alone)).toBe('unjudged');
    expect(runOf(verdicts, {}, { selection: ['--shard 1/2'] }).exitCode).toBe(2);
  }
});

test('what was not selected need not be verified', () => {
  const outcomes = [outcome('check', record(['CARD-PIN-001'], 'passed'))];
  const asked = { areas: [], ids: ['CARD-PIN-001'] };
  const selection = ['--requirement CARD-PIN-001'];
  const result = exampleResult({ asked, selection, knownFailures: [] }, { outcomes });

  expect(result.summary).toMatchObject({ passed: 1, unverified: 0, notSelected: 9 });
  expect(judgeRun(result, strict).exitCode).toBe(0);
});
