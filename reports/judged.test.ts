import { expect, test } from '@playwright/test';
import { exampleResult, outcome, record, row } from './example-run.ts';
import { headline, judgedLines } from './headline.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { RunContext } from './model.ts';

const rows = [
  row('CARD-PIN-001', { capability: 'cards.pin' }),
  row('CARD-PIN-002', { capability: 'cards.pin' }),
  row('CARD-PIN-003', { capability: 'config' }),
  row('CARD-PIN-004'),
  row('CARD-PIN-005'),
];

/** A run over these rows, of which one passes and one is known to fail. */
function runWith(context: Partial<RunContext>) {
  const outcomes = [
    outcome('holds', record(['CARD-PIN-004'], 'passed')),
    outcome('is known', record(['CARD-PIN-005'], 'failed', { message: 'got 500' })),
  ];
  const knownFailures = [{ id: 'CARD-PIN-005', reason: 'mended soon' }] as const;
  return exampleResult({ requirements: rows, knownFailures, ...context }, { outcomes });
}

test('the last line counts what was judged, known and taken out', () => {
  const result = runWith({ absentCapabilities: ['cards', 'cards.pin', 'config'] });

  expect(result.judged).toEqual({
    requirements: 2,
    shapeOnly: 0,
    of: 5,
    takenOut: [
      { capability: 'cards', requirements: 2, declared: true },
      { capability: 'config', requirements: 1, declared: true },
    ],
  });
  expect(headline(result)).toBe(
    'passed: 2 of 5 rows judged, 1 known failure; taken out by the profile: cards (2 rows), config (1 row)',
  );
});

test('what a guess takes out is unverified, and the reason names the key', () => {
  const absent = {
    absentCapabilities: ['cards', 'cards.pin', 'config'],
    guessedCapabilities: ['cards', 'cards.pin'],
  };
  const result = runWith({ ...absent, requireVerified: true });

  expect(result.requirements.map(({ verdict }) => verdict)).toEqual([
    'unverified',
    'unverified',
    'not-applicable',
    'passed',
    'known-failure',
  ]);
  expect(result.requirements[0]?.reason).toBe(
    'whether the service has cards is a guess: set capabilities.cards to true, or to false if it has not',
  );
  expect(result).toMatchObject({ exitCode: 1, red: ['2 requirements unverified'] });
  expect(headline(result)).toContain('cards (2 rows, a guess), config (1 row)');
});

test('many parts that the profile takes out are a number in the headline, and named in the page', () => {
  const result = runWith({});
  const takenOut = ['cards', 'quotes', 'rates', 'agents', 'tokens', 'uma'].map(
    (capability, n) => ({ capability, requirements: 400, declared: n > 1 }) as const,
  ) as (typeof result)['judged']['takenOut'];
  const many = { ...result, judged: { ...result.judged, takenOut } };

  expect(headline(many)).toMatch(
    /; taken out by the profile: 6 capabilities \(2,400 rows, 2 guessed\)/,
  );
  expect(judgedLines(many)[1]).toContain('cards (400 rows, a guess), quotes (400 rows, a guess)');
});

test('a check that goes through an absent part counts for that part', () => {
  const because = { profileKeys: ['capabilities.accounts.internal'] };
  const outcomes = [
    outcome('is left out', record(['CARD-PIN-004', 'CARD-PIN-005'], 'not-applicable', { because })),
  ];
  const result = exampleResult({ requirements: rows.slice(3), knownFailures: [] }, { outcomes });

  expect(headline(result)).toBe(
    'nothing judged: no row came to a verdict; see capabilities.accounts.internal in the profile; 0 of 2 rows judged, 0 known failures; taken out by the profile: accounts.internal (2 rows)',
  );
});

test('a shard that judged nothing says so of itself', () => {
  const outcomes = [outcome('is open', record(['CARD-PIN-004'], 'unverified'))];
  const result = exampleResult(
    { requirements: rows.slice(3, 4), knownFailures: [] },
    { outcomes, awaitsMerge: true, shards: { held: [1], total: 2 } },
  );

  expect(headline(result)).toMatch(
    /^nothing judged in this shard: 0 of 1 rows judged, 0 known failures \(partial: shard 1 of 2/,
  );
});

test('a run that ends before its checks are known counts every row that it was asked for', () => {
  const ended = { outcomes: [], cutShort: 'interrupted' };
  const all = exampleResult({ requirements: rows }, ended);
  const asked = { areas: [], ids: ['CARD-PIN-004'] } as const;
  const one = exampleResult({ requirements: rows, asked }, ended);

  expect(all.judged).toMatchObject({ requirements: 0, of: 5 });
  expect(all.summary).toMatchObject({ notSelected: 0, unverified: 5 });
  expect(one.judged).toMatchObject({ requirements: 0, of: 1 });
  expect(one.requirements[3]?.reason).toBe('the run ended before its checks were known');
});

test('what is judged in shape only is counted apart, in every report', () => {
  const dictated = { shapeOnly: true } as const;
  const mixed = [...rows.slice(3), row('CARD-PIN-006', dictated), row('CARD-PIN-007', dictated)];
  const outcomes = [
    outcome('holds', record(['CARD-PIN-004'], 'passed')),
    outcome('is dictated', record(['CARD-PIN-006'], 'passed')),
    outcome('is not dictated', record(['CARD-PIN-007'], 'unverified', { message: 'no hook' })),
  ];
  const result = exampleResult(
    { requirements: mixed, knownFailures: [], absentCapabilities: [] },
    { outcomes },
  );

  expect(result.judged).toMatchObject({ requirements: 2, shapeOnly: 1 });
  expect(headline(result)).toContain('2 of 3 rows judged, 1 of them in shape only, 0 known');
  expect(result.requirements.map(({ id, shapeOnly = false }) => [id, shapeOnly])).toEqual([
    ['CARD-PIN-004', false],
    ['CARD-PIN-005', false],
    ['CARD-PIN-006', true],
    ['CARD-PIN-007', true],
  ]);
  expect(formatMarkdown(result)).toContain(
    '## Judged in shape only (1)\n\n- passed: CARD-PIN-006\n',
  );
  const tagged = formatHtml(result).split('id="CARD-PIN-').slice(1);
  expect(tagged.filter((text) => text.includes('shape only · '))).toHaveLength(2);
  expect(formatJunit(result)).toContain('name="rows judged in shape only" value="1"');
});
