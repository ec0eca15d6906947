import * as fc from 'fast-check';
import { Change } from '../change.ts';
import { type Members, without } from '../json-members.ts';

/** The claims of a token that create asks for (Limits, OAuth in sandbox). */
export const requiredClaims = ['iss', 'aud', 'sub', 'iat', 'exp'] as const;

/** Fault: one of these claims is absent. */
export function absentClaim(
  claims: readonly string[] = requiredClaims,
): fc.Arbitrary<Change<Members>> {
  return fc
    .constantFrom(...claims)
    .map((claim) => new Change(`no ${claim}`, (members) => without(members, claim)));
}
