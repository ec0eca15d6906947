import * as fc from 'fast-check';

/** The third segment of a token that nobody has signed: base64url text of any bytes, or of words. */
export const dummySignature: fc.Arbitrary<string> = fc.oneof(
  fc
    .constantFrom('sandbox', 'dummy-signature', 'signature')
    .map((text) => Buffer.from(text).toString('base64url')),
  fc
    .uint8Array({ minLength: 1, maxLength: 256, size: 'max' })
    .map((bytes) => Buffer.from(bytes).toString('base64url')),
);
