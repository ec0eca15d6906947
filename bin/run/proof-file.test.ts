import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { scoresOf } from './proof.ts';
import { readProof } from './proof-file.ts';

const proof = {
  schema: 2,
  unconfirmed: true,
  commit: 'abc',
  seed: 7,
  selection: [],
  shards: { count: 3, held: [2] },
  defects: scoresOf([{ id: 'CARD-001 a', under: 'cards', fault: 'NOT CAUGHT' }]),
  variants: scoresOf([{ id: 'no-challenge', under: 'every area', isOpen: true }]),
  caughtBy: { 'CARD-002 b': 'refuses' },
};

function written(text: string): string {
  const file = test.info().outputPath('proof.json');
  writeFileSync(file, text);
  return file;
}

test('a proof is read as it was written', () => {
  expect(readProof(written(JSON.stringify(proof)))).toEqual(proof);
});

for (const [what, text] of [
  ['is cut', JSON.stringify(proof).slice(0, 40)],
  ['has no scores', '{ "schema": 1 }'],
  ['is of very many', JSON.stringify({ ...proof, shards: { count: 100_000_000, held: [2] } })],
  ['is of another kind', JSON.stringify({ ...proof, context: {} })],
  ['has scores of another kind', JSON.stringify({ ...proof, defects: { areas: [], against: [] } })],
] as const) {
  test(`a proof that ${what} is refused`, () => {
    const file = written(text);

    expect(() => readProof(file)).toThrow(`--add ${file}: this is not a file that prove wrote`);
  });
}
