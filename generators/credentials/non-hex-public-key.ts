import * as fc from 'fast-check';
import { Change } from '../change.ts';

/** Fault: one digit is no hex digit; not the prefix, so that nothing else is wrong. */
export const nonHexPublicKey: fc.Arbitrary<Change<string>> = fc
  .tuple(fc.constantFrom(...'gGzZ-+/=. :'), fc.nat(63))
  .map(
    ([stray, at]) =>
      new Change(
        `a key with ${JSON.stringify(stray)} for a digit`,
        (key) => `${key.slice(0, at + 2)}${stray}${key.slice(at + 3)}`,
      ),
  );
