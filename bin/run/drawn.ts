import { seedFor } from '../../generators/seed.ts';

/** The rows in an order that the seed draws; a row that goes or comes leaves that of the others. */
export function drawn<T>(rows: readonly T[], idOf: (row: T) => string, seed: number): readonly T[] {
  return rows
    .map((row) => ({ row, rank: seedFor(seed, idOf(row)) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ row }) => row);
}
