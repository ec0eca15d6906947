import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { requiredClaims } from './absent-claim.ts';
import { claimChange } from './claim-change.ts';

type Mistake = readonly [claim: string, name: string, change: (value: unknown) => unknown];

const mistakes: readonly Mistake[] = [
  ['iss', 'a number for iss', () => 1],
  ['iss', 'a list for iss', (value) => [value]],
  ['aud', 'a number for aud', () => 1],
  ['aud', 'an object for aud', (value) => ({ aud: value })],
  ['aud', 'a list of a number for aud', () => [1]],
  ['sub', 'a number for sub', () => 1],
  ['sub', 'null for sub', () => null],
  ['iat', 'a text for iat', (value) => String(value)],
  ['iat', 'a date for iat', (value) => new Date(1000 * Number(value)).toISOString()],
  ['iat', 'null for iat', () => null],
  ['exp', 'a text for exp', (value) => String(value)],
  ['exp', 'a date for exp', (value) => new Date(1000 * Number(value)).toISOString()],
  ['exp', 'null for exp', () => null],
];

/** Fault: one of these claims has another type. Throws where it knows no mistake for any. */
export function mistypedClaim(
  claims: readonly string[] = requiredClaims,
): fc.Arbitrary<Change<Members>> {
  const ofThese = mistakes.filter(([claim]) => claims.includes(claim));
  return fc
    .constantFrom(...ofThese)
    .map(([claim, name, change]) => claimChange(claim, name, change));
}

/** Fault: the audience is a list of none. */
export const emptyAudiences: fc.Arbitrary<Change<Members>> = fc.constant(
  claimChange('aud', 'an empty list for aud', () => []),
);
