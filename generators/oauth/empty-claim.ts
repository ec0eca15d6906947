import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { claimChange } from './claim-change.ts';

/** Fault: the audience or the subject is empty. Whether a list may hold an empty string is not said. */
export const emptyClaim: fc.Arbitrary<Change<Members>> = fc.constantFrom(
  claimChange('sub', 'an empty sub', () => ''),
  claimChange('aud', 'an empty aud', () => ''),
);
