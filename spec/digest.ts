import { createHash } from 'node:crypto';

/** The SHA-256 of a JSON value in hex, whatever the order of its members. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inFixedOrder)).digest('hex');
}

function inFixedOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
