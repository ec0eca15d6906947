import * as fc from 'fast-check';
import { Change } from '../change.ts';

type Form = readonly [name: string, render: (bundle: string) => string];

const forms: readonly Form[] = [
  ['JSON that never closes', (bundle) => bundle.slice(0, -1)],
  ['two JSON values', (bundle) => `${bundle}${bundle}`],
  ['words', () => 'not a bundle'],
  ['base64 of the bundle', (bundle) => Buffer.from(bundle, 'utf8').toString('base64')],
];

/** Fault: the bundle is a text that no JSON parser takes. */
export const nonJsonOtpBundle: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...forms)
  .map(([name, render]) => new Change(`for a bundle, ${name}`, render));
