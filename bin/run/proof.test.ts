import { expect, test } from '@playwright/test';
import { addedUp, faultsIn, isProved, missingIn, type Proof, scoresOf, totalOf } from './proof.ts';

function proof(held: number, defects: Proof['defects'], more: Partial<Proof> = {}): Proof {
  return {
    schema: 2,
    unconfirmed: false,
    commit: 'abc',
    seed: 7,
    selection: [],
    shards: { count: 3, held: [held] },
    defects,
    variants: scoresOf([{ id: 'no-challenge', under: 'every area' }]),
    caughtBy: {},
    ...more,
  };
}

const caught = scoresOf([
  { id: 'CARD-001 a', under: 'cards' },
  { id: 'CARD-002 b', under: 'cards' },
]);

const survived = scoresOf([
  { id: 'CARD-003 c', under: 'cards', fault: 'NOT CAUGHT' },
  { id: 'UMA-PAY-001 d', under: 'uma' },
]);

test('shards add up by area, and what counts against the suite is kept', () => {
  const sum = [proof(1, caught), proof(3, survived), proof(2, caught)].reduce(addedUp);

  expect(sum.defects.areas).toEqual({
    cards: { held: 4, of: 5, open: 0 },
    uma: { held: 1, of: 1, open: 0 },
  });
  expect(totalOf(sum.variants)).toEqual({ held: 3, of: 3, open: 0 });
  expect(faultsIn(sum)).toEqual([{ id: 'CARD-003 c', fault: 'NOT CAUGHT' }]);
  expect(missingIn(sum)).toEqual([]);
  expect(isProved(sum)).toBe(false);
});

test('a shard that is missing proves nothing', () => {
  const sum = addedUp(proof(1, caught), proof(3, caught));

  expect(missingIn(sum)).toEqual([2]);
  expect(isProved(sum)).toBe(false);
  expect(isProved(addedUp(sum, proof(2, caught)))).toBe(true);
});

for (const [what, more] of [
  ['commit', { commit: 'def' }],
  ['seed', { seed: 8 }],
  ['selection', { selection: ['CARD-001'] }],
  ['--unconfirmed', { unconfirmed: true }],
  ['number of shards', { shards: { count: 2, held: [2] } }],
] as const) {
  test(`shards of another ${what} are not added`, () => {
    expect(() => addedUp(proof(1, caught), proof(2, caught, more))).toThrow(/the shards differ/);
  });
}

test('a shard is not added twice', () => {
  expect(() => addedUp(proof(1, caught), proof(1, caught))).toThrow('shard 1 is there twice');
});
