import * as fc from 'fast-check';
import { inHex, withFlippedBit } from '../bytes.ts';
import type { Change } from '../change.ts';
import { jsonChange, textIn } from '../json-members.ts';

/** Fault: one bit of the ciphertext or of its tag is another. */
export const flippedOtpBundle: fc.Arbitrary<Change<string>> = fc
  .record({ byte: fc.nat(4095), bit: fc.nat(7) })
  .map(({ byte, bit }) =>
    jsonChange(`a ciphertext with bit ${bit} of byte ${byte} or a multiple flipped`, (members) => ({
      ...members,
      ciphertext: inHex(textIn(members, 'ciphertext'), (bytes) =>
        withFlippedBit(bytes, byte % bytes.length, bit),
      ),
    })),
  );
