import { invalidPublicKeys } from '../credentials/invalid-public-keys.ts';
import { jsonChange, textIn } from '../json-members.ts';

/** Fault: the key beside the code is none, in each way that there is. */
export const invalidOtpKeys = invalidPublicKeys.map((faults) =>
  faults.map((fault) =>
    jsonChange(`beside the code, ${fault}`, (members) => ({
      ...members,
      public_key: fault.apply(textIn(members, 'public_key')),
    })),
  ),
);
