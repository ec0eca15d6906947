import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { stampChange } from './stamp-change.ts';

/** Fault: one of the three members is no text. */
export const mistypedStamp: fc.Arbitrary<Change<string>> = fc
  .tuple(
    fc.constantFrom('signature', 'publicKey', 'scheme'),
    fc.constantFrom(null, 1, true, [], {}),
  )
  .map(([name, value]) =>
    stampChange(`a stamp with ${JSON.stringify(value)} for ${name}`, (members) => ({
      ...members,
      [name]: value,
    })),
  );
