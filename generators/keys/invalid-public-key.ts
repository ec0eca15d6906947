import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { longPublicKey } from './long-public-key.ts';
import { misprefixedPublicKey } from './misprefixed-public-key.ts';
import { nonHexPublicKey } from './non-hex-public-key.ts';
import { offCurvePublicKey } from './off-curve-public-key.ts';
import { shortPublicKey } from './short-public-key.ts';

/** The ways in which a text is no public key, one by one. */
export const invalidPublicKeys = [
  offCurvePublicKey,
  shortPublicKey,
  longPublicKey,
  nonHexPublicKey,
  misprefixedPublicKey,
] as const;

/** Fault: a text that is no public key in any of these ways. */
export const invalidPublicKey: fc.Arbitrary<Change<string>> = fc.oneof(...invalidPublicKeys);
