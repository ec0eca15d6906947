import { expect, test } from '@playwright/test';
import { loadRequirements, type Requirement, requirement } from './requirements.ts';
import { rowChanges } from './row-changes.ts';

const [plain] = loadRequirements();
const { since: _since, until: _until, ...undated } = plain ?? requirement('CARD-PIN-008');

const made = (id: string, of: object = {}): Requirement => ({ ...undated, ...of, id: id as never });

const kept = made('A-001');
const coming = made('A-002', { since: '2026-09' });
const going = made('A-003', { until: '2026-09' });
const before = made('A-004', { until: '2026-08', operations: ['createCustomer'] });
const after = made('A-005', { since: '2026-08', changes: 'A-004', operations: ['createCustomer'] });
const rows = [kept, coming, going, before, after];

const of = (...months: Parameters<typeof rowChanges> extends [unknown, ...infer M] ? M : never) =>
  rowChanges(rows, ...months).flatMap(({ changes }) =>
    changes.map(({ kind, row }) => `${row.id} ${kind}`),
  );

test('rows that come and go between two months are told, and no other', () => {
  expect(of('2026-08', '2026-09')).toEqual(['A-002 comes', 'A-003 goes']);
});

test('a rule that changed is told once, with what it was', () => {
  expect(of('2026-07', '2026-08')).toEqual(['A-005 changes']);
  const [change] = rowChanges(rows, '2026-07', '2026-08').flatMap(({ changes }) => changes);
  expect(change).toMatchObject({ from: { id: 'A-004' } });
});

test('changes stand by the operations that they are about', () => {
  const all = rowChanges(rows, '2026-07', '2026-09');
  expect(all.find(({ calls }) => calls.includes('POST /customers'))?.changes).toHaveLength(1);
});

test('nothing is between a month and itself', () => {
  expect(of('2026-09', '2026-09')).toEqual([]);
});
