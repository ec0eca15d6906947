import * as fc from 'fast-check';
import { withFlippedBit } from '../bytes.ts';
import { Change } from '../change.ts';

/** The bytes of an event, and the value of its signature header; undefined where it has none. */
export interface SignedDelivery {
  readonly body: Uint8Array;
  readonly signature: string | undefined;
}

const place = fc.record({ at: fc.nat(), bit: fc.nat(7) });

/** Fault: one bit of the body is another. */
const flippedBody = place.map(
  ({ at, bit }) =>
    new Change<SignedDelivery>('a bit of the body turned over', ({ body, signature }) => ({
      body: withFlippedBit(body, at % body.length, bit),
      signature,
    })),
);

/** Fault: the body is the same JSON in other bytes. */
const writtenAnew = fc.integer({ min: 1, max: 8 }).map(
  (indent) =>
    new Change<SignedDelivery>('the body written anew', ({ body, signature }) => ({
      body: Buffer.from(JSON.stringify(JSON.parse(Buffer.from(body).toString()), null, indent)),
      signature,
    })),
);

/** Fault: one bit of the signature is another. */
const flippedSignature = place.map(
  ({ at, bit }) =>
    new Change<SignedDelivery>('a bit of the signature turned over', ({ body, signature = '' }) => {
      const bytes = Buffer.from(signature, 'base64');
      const flipped = withFlippedBit(bytes, at % bytes.length, bit);
      return { body, signature: Buffer.from(flipped).toString('base64') };
    }),
);

/** Fault: the signature ends too early. */
const cutSignature = fc.integer({ min: 1, max: 40 }).map(
  (missing) =>
    new Change<SignedDelivery>('a signature cut off', ({ body, signature = '' }) => ({
      body,
      signature: signature.slice(0, -missing),
    })),
);

/** Fault: there is no signature. */
const unsigned = fc.constant(
  new Change<SignedDelivery>('no signature', ({ body }) => ({ body, signature: undefined })),
);

/** A signed delivery of a JSON object with exactly one fault. */
export const faultyDelivery: fc.Arbitrary<Change<SignedDelivery>> = fc.oneof(
  flippedBody,
  writtenAnew,
  flippedSignature,
  cutSignature,
  unsigned,
);
