import { invalidPublicKeys } from '../credentials/invalid-public-keys.ts';
import { textIn } from '../json-members.ts';
import { stampChange } from './stamp-change.ts';

/** Fault: the public key in the stamp is none, in each way that there is. */
export const invalidKeyStamps = invalidPublicKeys.map((faults) =>
  faults.map((fault) =>
    stampChange(`a stamp with ${fault}`, (members) => ({
      ...members,
      publicKey: fault.apply(textIn(members, 'publicKey')),
    })),
  ),
);
