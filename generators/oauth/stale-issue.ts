import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { secondsChange } from './claim-change.ts';

/** Fault: issued 75 seconds to a day before, beyond every reading of the limit. */
export const staleIssue: fc.Arbitrary<Change<Members>> = fc
  .integer({ min: 75, max: 86_400 })
  .map((age) => secondsChange('iat', `issued ${age} s earlier`, -age));
