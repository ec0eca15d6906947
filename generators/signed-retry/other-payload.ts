import * as fc from 'fast-check';
import { Change } from '../change.ts';

/** Another character in place of one; where it is the same anyway, the next one of the two. */
function replaced(payload: string, at: number, character: string): string {
  const place = at % Math.max(1, payload.length);
  const other = payload[place] === character ? `${character}${character}` : character;
  return `${payload.slice(0, place)}${other}${payload.slice(place + 1)}`;
}

/** Fault: the text that is signed is not quite the payload. */
export const otherPayload: fc.Arbitrary<Change<string>> = fc.oneof(
  fc
    .tuple(fc.nat(2000), fc.constantFrom('x', '0', 'é'))
    .map(
      ([at, character]) =>
        new Change<string>(`"${character}" at ${at}`, (payload) =>
          replaced(payload, at, character),
        ),
    ),
  fc
    .constantFrom(' ', '\n', '\t', '\0')
    .chain((space) =>
      fc.constantFrom(
        new Change<string>(`${JSON.stringify(space)} behind`, (payload) => `${payload}${space}`),
        new Change<string>(`${JSON.stringify(space)} in front`, (payload) => `${space}${payload}`),
      ),
    ),
  fc.constantFrom(
    new Change<string>('the last character gone', (payload) => payload.slice(0, -1)),
    new Change<string>('nothing of it', () => ''),
  ),
);
