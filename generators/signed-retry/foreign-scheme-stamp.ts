import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { stampChange } from './stamp-change.ts';

const schemes = [
  '',
  'P256',
  'ES256',
  'SIGNATURE_SCHEME_TK_API_SECP256K1',
  'SIGNATURE_SCHEME_UNKNOWN',
];

/** Fault: a scheme of another name. */
export const foreignSchemeStamp: fc.Arbitrary<Change<string>> = fc
  .constantFrom(...schemes)
  .map((scheme) =>
    stampChange(`a stamp of the scheme "${scheme}"`, (members) => ({ ...members, scheme })),
  );
