import * as fc from 'fast-check';
import { Change } from '../change.ts';

type Form = readonly [name: string, render: (json: string) => string];

const forms: readonly Form[] = [
  ['JSON that never closes', (json) => json.slice(0, -1)],
  ['single quotes', (json) => json.replaceAll('"', "'")],
  ['base64 of the JSON', (json) => Buffer.from(json, 'utf8').toString('base64url')],
  ['nothing', () => ''],
];

/** Fault: the client data are in a form that no JSON parser takes. */
export const nonJsonClientData: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...forms)
  .map(([name, render]) => new Change(`for client data, ${name}`, render));
