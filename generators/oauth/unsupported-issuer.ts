import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { claimChange } from './claim-change.ts';

/** Fault: the issuer is none that a service supports, since its name is reserved (RFC 2606). */
export const unsupportedIssuer: fc.Arbitrary<Change<Members>> = fc.constantFrom(
  claimChange('iss', 'an issuer of a reserved name', () => 'https://issuer.invalid'),
  claimChange('iss', 'an issuer below a reserved name', (value) => `${value}.invalid`),
  claimChange('iss', 'words for an issuer', () => 'an issuer'),
);
