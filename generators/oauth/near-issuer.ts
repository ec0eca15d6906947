import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { claimChange } from './claim-change.ts';

/** The scheme of an issuer, which may come without one. */
const SCHEME = /^(?:https?:\/\/)?/;

/** Fault: the issuer is another, close to the right one. */
export const nearIssuer: fc.Arbitrary<Change<Members>> = fc.constantFrom(
  claimChange('iss', 'an iss with a path behind', (value) => `${value}/other`),
  claimChange('iss', 'an iss of a domain below', (value) =>
    String(value).replace(SCHEME, 'https://other.'),
  ),
  claimChange('iss', 'an iss of another scheme', (value) =>
    String(value).replace(SCHEME, (scheme) => (scheme === 'http://' ? 'https://' : 'http://')),
  ),
);
