import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, without } from '../json-members.ts';

/** Fault: one of the two members of the bundle is absent. */
export const incompleteOtpBundle: fc.Arbitrary<Change<string>> = fc
  .constantFrom('ciphertext', 'encappedPublic')
  .map((name) => jsonChange(`a bundle without ${name}`, (members) => without(members, name)));
