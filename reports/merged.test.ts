import { expect, test } from '@playwright/test';
import {
  exampleContext,
  exampleOutcomes,
  exampleResult,
  outcome,
  record,
  row,
} from './example-run.ts';
import { type MergeContext, merged } from './merged.ts';
import type { RunContext } from './model.ts';
import type { Outcome } from './outcome.ts';
import type { ReadShard } from './read-shard.ts';
import { checkName } from './shard-file.ts';

const merge: MergeContext = {
  requireVerified: false,
  allowBlocked: false,
  requirements: exampleContext.requirements,
  command: exampleContext.run.command,
};

function shard(
  index: number,
  outcomes: readonly Outcome[],
  context: Partial<RunContext> = {},
  gathered: Partial<ReadShard['gathered']> = {},
): ReadShard {
  const { requirements: _, requireVerified: __, allowBlocked: ___, ...rest } = exampleContext;
  const selection = [`--shard ${index}/3`];
  return {
    schema: 3,
    file: `${index}/shard.json`,
    context: { ...rest, selection, ...context },
    plan: { shared: exampleOutcomes.map(checkName), held: outcomes.map(checkName) },
    gathered: {
      subject: '',
      outcomes,
      notRun: 0,
      errors: [],
      startedAt: new Date('2026-11-01T10:00:00Z'),
      durationMs: 1000,
      shards: { held: [index], total: 3 },
      ...gathered,
    },
  };
}

/** Every third of the checks of a run with every verdict. */
function third(index: number): ReadShard {
  return shard(
    index,
    exampleOutcomes.filter((_, at) => at % 3 === index - 1),
  );
}

/** Shards of a run of the checks that they hold together, and of these alone. */
function ofOneRun<T extends readonly ReadShard[]>(...shards: T) {
  const shared = shards.flatMap(({ plan }) => plan.held);
  const [first = one, ...others] = shards.map((each) => ({
    ...each,
    plan: { ...each.plan, shared },
  }));
  return [first, ...others] as const;
}

const [one, two, three] = [third(1), third(2), third(3)];

test('all shards, in any order, make the result of the whole run', () => {
  const whole = exampleResult({}, { durationMs: 1000 });

  expect(merged([one, two, three], merge)).toEqual(whole);
  expect(merged([three, one, two], merge)).toEqual(whole);
  expect(whole.partial).toEqual(['1 requirement unverified']);
});

test('a requirement is judged by its checks in all shards, and what others saw in passing', () => {
  const requirements = [row('CARD-PIN-001'), row('CARD-PIN-002'), row('CARD-PIN-004')];
  const seen = {
    requirement: 'CARD-PIN-002',
    verdict: 'failed',
    message: 'not JSON',
    operation: 'getCard',
  } as const;
  const result = merged(
    ofOneRun(
      shard(1, [outcome('a', record(['CARD-PIN-001', 'CARD-PIN-002', 'CARD-PIN-004'], 'passed'))]),
      shard(2, [outcome('b', record(['CARD-PIN-001'], 'blocked'))]),
      shard(3, [
        outcome('c', record(['CARD-PIN-001'], 'passed', { findings: [seen] })),
        outcome('d', record(['CARD-PIN-004'], 'failed', { message: 'got 500' })),
      ]),
    ),
    { ...merge, requirements },
  );

  const verdicts = result.requirements.map(({ verdict, checks }) => [verdict, checks.length]);
  expect(verdicts).toEqual([
    ['blocked', 3],
    ['failed', 1],
    ['known-failure', 2],
  ]);
  expect(result).toMatchObject({ exitCode: 1, run: { checks: 4 }, exchanges: 8 });
});

test('a shard that is missing makes the result partial', () => {
  const { partial, run, exitCode } = merged([three, one], { ...merge, allowBlocked: true });

  expect(partial).toContain('2 of 3 shards, without 2');
  expect(run.selection).toEqual(['--shard 1/3', '--shard 3/3']);
  expect(exitCode).toBe(1);
  expect(merged([one], merge).partial).toContain('shard 1 of 3');
});

test('times run from the first beginning to the last end, errors and services are kept', () => {
  const baseUrl = 'https://other.example.test/v/2025-10-13';
  const late = { startedAt: new Date('2026-11-01T10:00:30Z'), durationMs: 5000 };
  const other = shard(
    2,
    [],
    { target: { ...exampleContext.target, baseUrl }, run: { ...exampleContext.run, id: 'run-2' } },
    { ...late, errors: ['the suite broke'] },
  );

  expect(merged([other, one], merge)).toMatchObject({
    startedAt: '2026-11-01T10:00:00.000Z',
    durationMs: 35_000,
    errors: ['the suite broke'],
    exitCode: 4,
    target: { baseUrl: `${baseUrl}, ${exampleContext.target.baseUrl}` },
    run: { id: 'run-2, run-1' },
  });
});

const green: readonly Outcome[] = [outcome('a', record(['CARD-PIN-001'], 'passed'))];
const open: readonly Outcome[] = [outcome('b', record(['CARD-PIN-002'], 'unverified'))];

for (const [what, outcomes, policy, code] of [
  ['green', green, {}, 0],
  ['with an unverified one', [...green, ...open], {}, 0],
  ['with an unverified one, required', [...green, ...open], { requireVerified: true }, 1],
  ['in which nothing was judged', [], {}, 2],
] as const) {
  test(`a merge of shards ${what} exits ${code}`, () => {
    const requirements = [row('CARD-PIN-001'), row('CARD-PIN-002')];
    const context = { knownFailures: [] };
    const shards = [shard(1, outcomes, context), shard(2, [], context), shard(3, [], context)];
    const result = merged(ofOneRun(...shards), {
      ...merge,
      ...policy,
      requirements,
    });

    expect(result.exitCode).toBe(code);
  });
}

test('what is required to be verified is not left to a shard that is missing', () => {
  expect(() => merged([one, two], { ...merge, requireVerified: true })).toThrow(
    '--require-verified takes all shards; missing: 3',
  );
});

test('a shard is not merged twice', () => {
  expect(() => merged([one, two, one], merge)).toThrow('1/shard.json: shard 1 is there twice');
});

const profileDigest = 'b'.repeat(64);

for (const [what, other, values] of [
  ['contract', shard(2, [], { contract: { version: '2026-01-01' } }), '2026-01-01, not 2025-10-13'],
  ['revision', shard(2, [], { revision: '2026-07' }), '2026-07, not 2026-09'],
  ['seed', shard(2, [], { seed: 7 }), '7, not 42'],
  ['content of the profile', shard(2, [], { profileDigest }), 'bbbbbbbbbbbb, not none'],
  ['selection', shard(2, [], { selection: ['--suite cards'] }), '--suite cards, not none'],
  ['list of known failures', shard(2, [], { knownFailures: [] }), 'none, not CARD-PIN-004'],
  ['list of absent capabilities', shard(2, [], { absentCapabilities: [] }), 'none, not cards.pin'],
  [
    'list of guessed capabilities',
    shard(2, [], { guessedCapabilities: ['cards.pin-entry'] }),
    'cards.pin-entry, not none',
  ],
  ['version of this suite', shard(2, [], { suite: { version: '0.2.0' } }), '0.2.0, not 0.1.0'],
  ['commit of this suite', shard(2, [], { suite: { version: '0.1.0' } }), 'none, not 0123456789ab'],
] as const) {
  test(`shards of another ${what} are not merged`, () => {
    const line = `2/shard.json: shard 2/3 has another ${what} than shard 1/3: ${values}`;

    expect(() => merged([one, other], merge)).toThrow(line);
  });
}

test('shards of another number are not merged', () => {
  const other = shard(2, [], {}, { shards: { held: [2], total: 2 } });

  expect(() => merged([one, other], merge)).toThrow(
    'shard 2/2 has another number of shards than shard 1/3: 2, not 3',
  );
});

test('profiles are the same by their content, whatever they are called', () => {
  const target = { ...exampleContext.target, profile: 'copy.yaml' };
  const context = { ...two.context, target };

  expect(merged([one, { ...two, context }, three], merge).target.profile).toBe(
    'my profile.yaml, copy.yaml',
  );
});

test('shards that share out other checks are not merged', () => {
  const plan = { ...two.plan, shared: two.plan.shared.slice(1) };

  expect(() => merged([one, { ...two, plan }], merge)).toThrow(
    /^2\/shard\.json: shard 2\/3 has another list of checks than shard 1\/3: 6 \(\w{12}\), not 7/,
  );
});

const [, ...rest] = two.plan.held;
const [first = '', second = ''] = exampleOutcomes.map(checkName);

for (const [what, plan, line] of [
  ['lack a check', { held: rest }, `1/shard.json: no shard held ${second}`],
  ['have a check twice', { held: [first] }, `2/shard.json: another shard held ${first} as well`],
  [
    'have one more',
    { held: ['x › y'] },
    '2/shard.json: x › y is not in the list of checks of the shards',
  ],
] as const) {
  test(`shards that ${what} are not merged`, () => {
    const changed = { ...two, plan: { ...two.plan, ...plan } };

    expect(() => merged([one, changed, three], merge)).toThrow(line);
  });
}

test('the last shard has what must be alone, beside what all share out', () => {
  const alone = outcome('alone', record(['CARD-PIN-001'], 'passed'));
  const outcomes = [...three.gathered.outcomes, alone];

  const { run } = merged([one, two, shard(3, outcomes)], merge);

  expect(run.checks).toBe(exampleOutcomes.length + 1);
});

test('checks of a row that this suite lacks are not left out', () => {
  const requirements = exampleContext.requirements.filter(({ id }) => id !== 'CARD-PIN-007');

  expect(() => merged([one, two, three], { ...merge, requirements })).toThrow(
    '1/shard.json has checks of CARD-PIN-007, which this suite lacks; merge with the suite that ran it',
  );
});
