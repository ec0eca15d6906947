import { expect, test } from '@playwright/test';
import { loadChangelog, parseChangelog } from './changelog.ts';
import { loadRequirements } from './requirements.ts';

const change = (month: string, requirements = '[]') =>
  `- { month: ${month}, change: A fact., requirements: ${requirements} }\n`;

test('every dated requirement is cited by the change of its month', () => {
  const cited = new Set(
    loadChangelog().flatMap(({ month, requirements }) =>
      requirements.map((id) => `${month} ${id}`),
    ),
  );
  const dated = loadRequirements().filter(({ since }) => since !== undefined);
  expect(dated.length).toBeGreaterThan(0);
  expect(dated.filter(({ id, since }) => !cited.has(`${since} ${id}`))).toEqual([]);
});

test('a change that cites an unknown requirement is refused', () => {
  expect(() => parseChangelog(change('2026-09', '[CARD-RECORD-999]'))).toThrow(
    'spec/changelog.yaml, 2026-09 "A fact.": cites CARD-RECORD-999, which is no row',
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
