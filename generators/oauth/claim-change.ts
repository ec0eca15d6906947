import { Change } from '../change.ts';
import type { Members } from '../json-members.ts';

/** A change of one claim. */
export function claimChange(
  claim: string,
  name: string,
  change: (value: unknown) => unknown,
): Change<Members> {
  return new Change(name, (claims) => ({ ...claims, [claim]: change(claims[claim]) }));
}

/** A change of a claim that is a number of seconds. Throws a RangeError where it is none. */
export function secondsChange(claim: string, name: string, seconds: number): Change<Members> {
  return claimChange(claim, name, (value) => {
    if (typeof value !== 'number') throw new RangeError(`the claims have no number in ${claim}`);
    return value + seconds;
  });
}
