import * as fc from 'fast-check';
import { digits } from '../card-pin/digits.ts';
import type { Members } from '../json-members.ts';

/** What the target expects of a token, and its clock in seconds. */
export interface OidcGround {
  readonly iss: string;
  readonly aud: string;
  readonly now: number;
}

/** The subject as issuers form it; as good as never drawn twice. */
const subject = fc.noShrink(fc.noBias(digits(21, 21)));

/**
 * Claims of a valid token: all that the contract asks for on create, an email, an audience in
 * either form, issued up to 30 seconds ago and good for two minutes at least.
 */
export function oidcClaims({ iss, aud, now }: OidcGround): fc.Arbitrary<Members> {
  return fc
    .record({
      sub: subject,
      inList: fc.boolean(),
      age: fc.nat(30),
      lifetime: fc.integer({ min: 120, max: 3600 }),
    })
    .map(({ sub, inList, age, lifetime }) => ({
      iss,
      sub,
      aud: inList ? [aud] : aud,
      iat: now - age,
      exp: now + lifetime,
      email: `user-${sub}@example.com`,
    }));
}
