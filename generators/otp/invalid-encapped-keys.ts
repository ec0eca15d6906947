import { invalidPublicKeys } from '../credentials/invalid-public-keys.ts';
import { jsonChange, textIn } from '../json-members.ts';

/** Fault: the sender's key in the bundle is none, in each way that there is. */
export const invalidEncappedKeys = invalidPublicKeys.map((faults) =>
  faults.map((fault) =>
    jsonChange(`a bundle with ${fault}`, (members) => ({
      ...members,
      encappedPublic: fault.apply(textIn(members, 'encappedPublic')),
    })),
  ),
);
