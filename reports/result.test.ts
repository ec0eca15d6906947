import { expect, test } from '@playwright/test';
import { exampleOutcomes, exampleResult, exchange, outcome, record, row } from './example-run.ts';
import type { RunResult } from './model.ts';

function rowOf({ requirements }: RunResult, wanted: string) {
  return requirements.find(({ id }) => id === wanted);
}

test('every requirement in force has one verdict, counted in the summary', () => {
  const { summary, requirements } = exampleResult();

  expect(requirements).toHaveLength(10);
  expect(summary).toEqual({
    passed: 2,
    failed: 2,
    warned: 1,
    blocked: 1,
    unverified: 1,
    notApplicable: 1,
    excluded: 1,
    knownFailures: 1,
    notSelected: 0,
  });
});

test('a requirement names its operations as the contract writes the calls', () => {
  const setPin = { operation: 'setCardPin', method: 'POST', path: '/cards/{id}/set-pin' };

  expect(rowOf(exampleResult(), 'CARD-PIN-001')?.operations).toEqual([setPin]);
  expect(rowOf(exampleResult(), 'GEN-JSON-001')?.operations).toEqual([]);
});

test('a requirement outside the revision is left out, its findings too', () => {
  const [first] = exampleOutcomes;
  const result = exampleResult(
    { requirements: [row('GEN-JSON-001', { until: '2026-09' }), row('CARD-PIN-001')] },
    { outcomes: first === undefined ? [] : [first] },
  );

  expect(result.requirements.map(({ id }) => id)).toEqual(['CARD-PIN-001']);
  expect(result.unexpected).toEqual([]);
});

test('equal findings are counted once per requirement, with the check that saw them first', () => {
  const finding = {
    requirement: 'GEN-JSON-001',
    verdict: 'failed',
    message: 'not JSON',
    operation: 'getCard',
  } as const;
  const outcomes = [
    outcome('b', record(['CARD-PIN-001'], 'passed', { findings: [finding, finding] })),
    outcome('a', record(['CARD-PIN-002'], 'passed', { findings: [finding] })),
  ];

  expect(exampleResult({}, { outcomes }).unexpected).toEqual([
    {
      requirement: 'GEN-JSON-001',
      verdict: 'failed',
      findings: [{ operation: 'getCard', message: 'not JSON', check: 'a', count: 3 }],
    },
  ]);
});

test('a full run is not partial', () => {
  const outcomes = [outcome('a', record(['CARD-PIN-001'], 'passed'))];

  expect(exampleResult({ requirements: [row('CARD-PIN-001')] }, { outcomes }).partial).toEqual([]);
});

test('a run says everything it left out', () => {
  const { partial } = exampleResult(
    { selection: ['--suite cards'] },
    { shards: { held: [1], total: 3 }, cutShort: 'interrupted', notRun: 4 },
  );

  expect(partial).toEqual([
    'restricted by --suite cards',
    'shard 1 of 3',
    'interrupted',
    '4 selected checks did not run',
    '1 requirement unverified',
  ]);
});

test('many requirements that a run was restricted to are told by their number', () => {
  const ids = Array.from({ length: 6 }, (_, n) => `--requirement CARD-PIN-00${n + 1}`);

  expect(exampleResult({ selection: ['--suite cards', ...ids] }).partial[0]).toBe(
    'restricted by --suite cards, 6 requirements',
  );
  expect(exampleResult({ selection: ids.slice(0, 2) }).partial[0]).toBe(
    'restricted by --requirement CARD-PIN-001 --requirement CARD-PIN-002',
  );
});

test('the replay command repeats the seed and the flags that chose the target', () => {
  expect(rowOf(exampleResult(), 'CARD-PIN-007')?.replay).toBe(
    "npx payments-conformance run --requirement CARD-PIN-007 --seed 42 --profile 'my profile.yaml'",
  );
  expect(rowOf(exampleResult(), 'CARD-PIN-001')?.replay).toBeUndefined();
});

test('what only an exchange of another check shows is repeated by that check', () => {
  const finding = {
    requirement: 'GEN-JSON-001',
    verdict: 'failed',
    message: 'not JSON',
    operation: 'getCard',
  } as const;
  const outcomes = [
    outcome('labels', record(['GEN-JSON-001'], 'passed')),
    outcome('reads', record(['CARD-PIN-002'], 'passed', { findings: [finding] })),
  ];

  expect(rowOf(exampleResult({}, { outcomes }), 'GEN-JSON-001')?.replay).toContain(
    '--requirement CARD-PIN-002 ',
  );
});

test('the transcript of a failed check travels with its requirement', () => {
  const [check] = rowOf(exampleResult(), 'CARD-PIN-007')?.checks ?? [];

  expect(check).toMatchObject({ verdict: 'failed', counterexample: '["0042"]', seed: 7 });
  expect(check?.transcript).toEqual([exchange]);
});

test('exchanges are summed, notes are listed once', () => {
  const outcomes = [
    outcome('a', record(['CARD-PIN-001'], 'passed', { notes: ['n'], exchanges: 3 })),
    outcome('b', record(['CARD-PIN-002'], 'passed', { notes: ['n', 'm'], exchanges: 4 })),
  ];

  expect(exampleResult({}, { outcomes })).toMatchObject({ exchanges: 7, notes: ['m', 'n'] });
});
