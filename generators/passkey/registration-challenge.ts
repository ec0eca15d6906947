import * as fc from 'fast-check';

/**
 * A registration challenge in base64url, 16 bytes as WebAuthn asks for at least, up to 64. Neither
 * biased nor shrunk: a target may refuse one that it has seen before.
 */
export const registrationChallenge: fc.Arbitrary<string> = fc.noShrink(
  fc
    .integer({ min: 16, max: 64 })
    .chain((length) => fc.noBias(fc.uint8Array({ minLength: length, maxLength: length })))
    .map((bytes) => Buffer.from(bytes).toString('base64url')),
);
