import { expect, test } from '@playwright/test';
import type { Area } from '../../spec/areas.ts';
import { landingShare } from './landing-share.ts';
import { isInShard, placeOf } from './place.ts';

interface Row {
  readonly id: string;
  readonly area: Area;
}

const rows: readonly Row[] = Array.from({ length: 1_000 }, (_, at) => ({
  id: `CARD-${at}`,
  area: at < 100 ? 'cards' : at < 300 ? 'quotes' : 'wallet',
}));

const GOLDEN = (Math.sqrt(5) - 1) / 2;

function share(touched: readonly (readonly Area[])[], start = 0.5, from = rows) {
  const known = { word: 'rows', idOf: ({ id }: Row) => id, areaOf: ({ area }: Row) => area };
  return landingShare(from, known, 200, { touched, start });
}

const countIn = (chosen: readonly Row[], area: Area) =>
  chosen.filter((row) => row.area === area).length;

test('an area that was touched is taken whole, and others fill the budget', () => {
  const { chosen, line } = share([['cards']]);

  expect(new Set(chosen).size).toBe(200);
  expect(countIn(chosen, 'cards')).toBe(100);
  expect(line).toBe(
    '200 of 1000 rows: 100 of areas touched (cards); 100 others in turn, from 0.500',
  );
});

test('areas of newer commits come first, and leave a quarter to all others', () => {
  const { chosen } = share([['cards'], ['quotes']]);

  expect(countIn(chosen, 'cards')).toBe(100);
  expect(countIn(chosen, 'quotes')).toBeGreaterThanOrEqual(50);
  expect(countIn(chosen, 'wallet')).toBeGreaterThan(0);
});

test('a commit that touches everything keeps the budget', () => {
  expect(share([['cards', 'quotes', 'wallet']]).chosen).toHaveLength(200);
});

test('a few commits cover everything', () => {
  const met = new Set<Row>();
  for (let commit = 1; commit <= 8; commit += 1) {
    for (const row of share([], (commit * GOLDEN) % 1).chosen) met.add(row);
  }

  expect(met.size).toBe(rows.length);
});

test('a row that comes moves one other at the most', () => {
  const before = new Set(share([]).chosen.map(({ id }) => id));
  const after = share([], 0.5, [...rows, { id: 'CARD-1000', area: 'cards' }]).chosen;

  expect(after.filter(({ id }) => !before.has(id)).length).toBeLessThanOrEqual(1);
});

test('each id is in one shard, and shards are about as large', () => {
  const sizes = [1, 2, 3].map(
    (index) => rows.filter(({ id }) => isInShard(id, { index, count: 3 })).length,
  );

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(rows.length);
  expect(Math.min(...sizes)).toBeGreaterThan(270);
  expect(placeOf('CARD-1')).toBe(placeOf('CARD-1'));
});
