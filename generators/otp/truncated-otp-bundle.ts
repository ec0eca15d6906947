import * as fc from 'fast-check';
import { inHex } from '../bytes.ts';
import type { Change } from '../change.ts';
import { jsonChange, textIn } from '../json-members.ts';

/** Fault: the first or last bytes of the ciphertext are missing, up to all of them. */
export const truncatedOtpBundle: fc.Arbitrary<Change<string>> = fc
  .record({ from: fc.constantFrom('end', 'start'), bytes: fc.integer({ min: 1, max: 256 }) })
  .map(({ from, bytes }) =>
    jsonChange(`bytes cut off the ciphertext at its ${from}: ${bytes}`, (members) => ({
      ...members,
      ciphertext: inHex(textIn(members, 'ciphertext'), (all) =>
        from === 'end' ? all.subarray(0, -bytes) : all.subarray(bytes),
      ),
    })),
  );
