import type * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, textIn } from '../json-members.ts';
import { invalidPublicKey } from '../keys/invalid-public-key.ts';

/** Fault: the key beside the code is none. */
export const invalidOtpKey: fc.Arbitrary<Change<string>> = invalidPublicKey.map((fault) =>
  jsonChange(`beside the code, ${fault}`, (members) => ({
    ...members,
    public_key: fault.apply(textIn(members, 'public_key')),
  })),
);
