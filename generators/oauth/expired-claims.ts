import * as fc from 'fast-check';
import { Change } from '../change.ts';
import type { Members } from '../json-members.ts';

/** More than the skew of a sandbox (Limits), or of two clocks. */
const LEAST_S = 10;

/** Fault: the token ended before it was issued, so that its age is no second fault. */
export const expiredClaims: fc.Arbitrary<Change<Members>> = fc
  .integer({ min: LEAST_S, max: 86_400 })
  .map(
    (seconds) =>
      new Change(`ended ${seconds} s before its issue`, (claims) => ({
        ...claims,
        exp: Number(claims['iat']) - seconds,
      })),
  );
