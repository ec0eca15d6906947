import { expect, test } from '@playwright/test';
import { row } from './example-run.ts';
import { excusedOn, knownFailureProblems } from './known-failures.ts';

const rows = [row('CARD-PIN-001'), row('CARD-PIN-002', { excluded: 'Internal.' })];

test('a sound list of known failures has no problems', () => {
  expect(knownFailureProblems([{ id: 'CARD-PIN-001', reason: 'mended soon' }], rows)).toEqual([]);
});

test('unknown, excluded, repeated and unexplained entries are each named', () => {
  const problems = knownFailureProblems(
    [
      { id: 'CARD-PIN-999', reason: 'a typing error' },
      { id: 'CARD-PIN-002', reason: 'can not fail' },
      { id: 'CARD-PIN-001', reason: ' ' },
      { id: 'CARD-PIN-001', reason: 'again' },
    ],
    rows,
  );

  expect(problems).toEqual([
    'knownFailures names CARD-PIN-999, which is not the id of a requirement',
    'knownFailures: CARD-PIN-002 is excluded from every run, so it can not fail',
    'knownFailures: CARD-PIN-001 needs a reason',
    'knownFailures: CARD-PIN-001 is listed twice',
  ]);
});

for (const until of ['2026-02-30', '2026-13-01', '2026-1-1', 'tomorrow']) {
  test(`the until ${until} is refused`, () => {
    const known = [{ id: 'CARD-PIN-001', reason: 'mended soon', until }];

    expect(knownFailureProblems(known, rows)).toEqual([
      `knownFailures: CARD-PIN-001 has the until ${until}, which is not a day; write YYYY-MM-DD`,
    ]);
  });
}

test('an entry excuses to the end of its last day, and says whose it is', () => {
  const entry = { id: 'CARD-PIN-001', reason: 'soon', owner: 'cards', until: '2026-11-30' };

  expect(excusedOn('2026-11-30', [entry])).toEqual({
    excused: [{ ...entry, reason: 'soon (cards, until 2026-11-30)' }],
    past: [],
  });
  expect(excusedOn('2026-12-01', [entry])).toEqual({ excused: [], past: [entry] });
});

test('an entry without a last day excuses for ever, in its own words', () => {
  const entry = { id: 'CARD-PIN-001', reason: 'soon' };

  expect(excusedOn('2999-01-01', [entry])).toEqual({ excused: [entry], past: [] });
});
