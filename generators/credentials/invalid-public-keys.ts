import { longPublicKey } from './long-public-key.ts';
import { misprefixedPublicKey } from './misprefixed-public-key.ts';
import { nonHexPublicKey } from './non-hex-public-key.ts';
import { offCurvePublicKey } from './off-curve-public-key.ts';
import { shortPublicKey } from './short-public-key.ts';

/** Fault: a text that is no public key, in each way that there is. */
export const invalidPublicKeys = [
  offCurvePublicKey,
  shortPublicKey,
  longPublicKey,
  nonHexPublicKey,
  misprefixedPublicKey,
] as const;
