import * as fc from 'fast-check';
import { Change } from '../change.ts';

type Parts = readonly [header: string, claims: string, signature: string];
type Spoil = readonly [name: string, spoil: (...parts: Parts) => readonly string[]];

const carried = (text: string) => Buffer.from(text, 'utf8').toString('base64url');
const textOf = (part: string) => Buffer.from(part, 'base64url').toString('utf8');

// A lenient reader of base64 and of dummy signatures finds no token in any of these either.
const spoils: readonly Spoil[] = [
  ['two parts', (header, claims) => [header, claims]],
  ['one part', (_, claims) => [claims]],
  ['four parts', (...parts) => [...parts, 'AAAA']],
  ['empty claims', (header, _, signature) => [header, '', signature]],
  ['claims that are not JSON', (header, _, signature) => [header, carried('claims'), signature]],
  [
    'claims that never close',
    (header, claims, signature) => [header, carried(textOf(claims).slice(0, -1)), signature],
  ],
  [
    'claims in a list',
    (header, claims, signature) => [header, carried(`[${textOf(claims)}]`), signature],
  ],
];

/** Fault: a text of the claims that is no token. Throws a RangeError where the valid one is none. */
export const malformedToken: fc.Arbitrary<Change<string>> = fc.constantFrom(...spoils).map(
  ([name, spoil]) =>
    new Change(`a token of ${name}`, (token) => {
      const [header, claims, signature] = token.split('.');
      if (header === undefined || claims === undefined || signature === undefined) {
        throw new RangeError('the value to change is not a token');
      }
      return spoil(header, claims, signature).join('.');
    }),
);
