import * as fc from 'fast-check';
import { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { secondsChange } from './claim-change.ts';

/** Fault: issued in the future, half a minute at least; it still ends after it begins. */
export const futureIssue: fc.Arbitrary<Change<Members>> = fc
  .integer({ min: 60, max: 86_400 })
  .map((ahead) => {
    const name = `issued ${ahead} s later`;
    const later = (claim: string) => secondsChange(claim, name, ahead);
    return new Change(name, (claims) => later('exp').apply(later('iat').apply(claims)));
  });
