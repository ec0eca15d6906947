import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { claimChange } from './claim-change.ts';

/** Fault: the issuer, the audience or the subject is the empty text; the audience in a list too. */
export const emptyClaim: fc.Arbitrary<Change<Members>> = fc.constantFrom(
  claimChange('sub', 'an empty sub', () => ''),
  claimChange('iss', 'an empty iss', () => ''),
  claimChange('aud', 'an empty aud', () => ''),
  claimChange('aud', 'a list of an empty aud', () => ['']),
);
