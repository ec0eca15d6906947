import * as fc from 'fast-check';
import { inBase64url, withFlippedBit } from '../bytes.ts';
import type { Change } from '../change.ts';
import { jsonChange, textIn } from '../json-members.ts';

/** Fault: the challenge in the client data is another, by one bit. */
export const flippedChallenge: fc.Arbitrary<Change<string>> = fc
  .record({ byte: fc.nat(15), bit: fc.nat(7) })
  .map(({ byte, bit }) =>
    jsonChange(`a challenge with bit ${bit} of byte ${byte} flipped`, (clientData) => ({
      ...clientData,
      challenge: inBase64url(textIn(clientData, 'challenge'), (bytes) =>
        withFlippedBit(bytes, byte, bit),
      ),
    })),
  );
