import { expect, test } from '@playwright/test';
import { citedBy, loadChangelog, parseChangelog } from './changelog.ts';
import { loadRequirements } from './requirements.ts';

const change = (month: string, requirements?: string) =>
  `- { month: ${month}, change: A fact., ${requirements === undefined ? 'unseen: No.' : `requirements: ${requirements}`} }\n`;

test('every dated requirement is cited by the change of its month', () => {
  const cited = new Set(
    loadChangelog().flatMap((each) => citedBy(each).map(({ id }) => `${each.month} ${id}`)),
  );
  const ends = loadRequirements().flatMap(({ id, since, until }) =>
    [since, until].flatMap((month) => (month === undefined ? [] : [`${month} ${id}`])),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.filter((end) => !cited.has(end))).toEqual([]);
});

test('a change that cites nothing says why', () => {
  const empty = loadChangelog().filter((each) => citedBy(each).length === 0);
  expect(empty.length).toBeGreaterThan(0);
  expect(empty.filter(({ unseen }) => unseen === undefined)).toEqual([]);
  expect(() => parseChangelog('- { month: 2026-09, change: A fact. }')).toThrow('row 1');
  expect(() => parseChangelog(change('2026-09', '[]'))).toThrow('key "requirements"');
});

test('an area that a month brought nothing of is refused', () => {
  const text = '- { month: 2026-09, change: A fact., areas: [sca] }';
  expect(() => parseChangelog(text)).toThrow('sca has no row of that month');
});

test('a change that cites an unknown requirement is refused', () => {
  expect(() => parseChangelog(change('2026-09', '[CARD-RECORD-999]'))).toThrow(
    'spec/changelog.yaml, 2026-09 "A fact.": cites CARD-RECORD-999, which is not a row',
  );
});

test('a change that cites a requirement of another month is refused', () => {
  expect(() => parseChangelog(change('2026-08', '[CARD-RECORD-006]'))).toThrow(
    'CARD-RECORD-006 dates from 2026-09',
  );
});

test('a later month below an earlier one is refused', () => {
  expect(() => parseChangelog(change('2026-07') + change('2026-08'))).toThrow('earlier month');
  expect(parseChangelog(change('2026-08') + change('2026-07'))).toHaveLength(2);
});

test('a month that is no revision is refused', () => {
  expect(() => parseChangelog(change('2026-10'))).toThrow('row 1: key "month"');
});

test('a change with an unknown key is refused', () => {
  expect(() => parseChangelog(change('2026-09').replace(' }', ', note: x }'))).toThrow(
    'row 1: unknown key "note"',
  );
});
