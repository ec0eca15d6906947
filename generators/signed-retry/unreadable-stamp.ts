import * as fc from 'fast-check';
import { Change } from '../change.ts';
import { stampOf } from './stamp-change.ts';

/** Each kind with the header it makes of a stamp. */
const kinds: readonly (readonly [name: string, header: (stamp: string) => string])[] = [
  ['words', () => 'not-a-stamp'],
  ['characters outside base64', (stamp) => `${stamp.slice(0, 40)}!*!${stamp.slice(43)}`],
  ['JSON outside base64', (stamp) => Buffer.from(stamp, 'base64url').toString('utf8')],
  ['base64 of words', () => stampOf('not a stamp')],
  ['JSON that never closes', (stamp) => stampOf(textOf(stamp).slice(0, -1))],
  ['JSON null', () => stampOf('null')],
  ['a JSON list', (stamp) => stampOf(`[${textOf(stamp)}]`)],
  ['a JSON text', (stamp) => stampOf(JSON.stringify(textOf(stamp)))],
  ['an empty JSON object', () => stampOf('{}')],
];

function textOf(stamp: string): string {
  return Buffer.from(stamp, 'base64url').toString('utf8');
}

/** Fault: a header value in which there is no stamp. */
export const unreadableStamp: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...kinds)
  .map(([name, header]) => new Change(`for a stamp, ${name}`, header));
