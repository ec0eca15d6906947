import { createHash } from 'node:crypto';

/** One part of everything, as I/N names it: the first is 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Where an id stands from 0 to 1, by its hash: what comes or goes leaves all others in place. */
export function placeOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32;
}

/** Whether an id belongs to a shard. Each belongs to one of all. */
export function isInShard(id: string, { index, count }: Shard): boolean {
  return Math.floor(placeOf(id) * count) === index - 1;
}
