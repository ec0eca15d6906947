import type { Area } from '../../spec/areas.ts';
import type { History } from './history.ts';
import { placeOf } from './place.ts';

/** How a row is known. */
export interface Rows<T> {
  /** What there are many of, as a word. */
  readonly word: string;
  readonly idOf: (row: T) => string;
  readonly areaOf: (row: T) => Area | undefined;
}

/** The part of the budget that the areas touched may take; the rest goes on through all others. */
const TOUCHED_PART = 0.75;

/**
 * What a landing is held to: rows of the areas that its commits touched, the newest commit first,
 * and then others in the turn of the commit, until the budget is used up. Also says so in a line.
 */
export function landingShare<T>(
  rows: readonly T[],
  { word, idOf, areaOf }: Rows<T>,
  budget: number,
  { touched, start }: History,
): { readonly chosen: readonly T[]; readonly line: string } {
  const distance = (row: T) => (placeOf(idOf(row)) - start + 1) % 1;
  const inTurn = [...rows].sort((one, other) => distance(one) - distance(other));
  const age = (row: T) => touched.findIndex((areas) => areas.some((area) => area === areaOf(row)));
  const first = inTurn
    .filter((row) => age(row) >= 0)
    .sort((one, other) => age(one) - age(other))
    .slice(0, Math.floor(budget * TOUCHED_PART));
  const isFirst = new Set(first);
  const others = inTurn.filter((row) => !isFirst.has(row)).slice(0, budget - first.length);
  const names = [...new Set(first.map(areaOf))].join(', ') || 'none';
  const line =
    `${first.length + others.length} of ${rows.length} ${word}: ` +
    `${first.length} of areas touched (${names}); ` +
    `${others.length} others in turn, from ${start.toFixed(3)}`;
  return { chosen: [...first, ...others], line };
}
