import * as fc from 'fast-check';

/** A version 4 UUID nothing else can hold: not biased towards round values, and never shrunk to one. */
export const unknownUuid: fc.Arbitrary<string> = fc.noShrink(fc.noBias(fc.uuid({ version: 4 })));
