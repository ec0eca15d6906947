import * as fc from 'fast-check';
import { Change } from '../change.ts';

/** The same JSON value with the members of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, reversed(each)])
      .toReversed(),
  );
}

interface Style {
  readonly order: 'as it was' | 'reversed';
  readonly indent: 0 | 1 | 2;
}

/** A payload may be any text: one that is no JSON, or comes out as it was, gets a blank behind. */
function reserialised(payload: string, { order, indent }: Style): string {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    return `${payload} `;
  }
  const text = JSON.stringify(order === 'reversed' ? reversed(value) : value, null, indent);
  return text === payload ? `${payload} ` : text;
}

const styles: readonly Style[] = [
  { order: 'reversed', indent: 0 },
  { order: 'as it was', indent: 1 },
  { order: 'as it was', indent: 2 },
  { order: 'reversed', indent: 2 },
];

/** Fault: the text that is signed is the payload's JSON value, written down anew. */
export const reserialisedPayload: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...styles)
  .map(
    (style) =>
      new Change(
        `the payload's JSON with members ${style.order} and indent ${style.indent}`,
        (payload) => reserialised(payload, style),
      ),
  );
