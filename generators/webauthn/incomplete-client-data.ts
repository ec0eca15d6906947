import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, without } from '../json-members.ts';

/** Fault: the client data lack a member that WebAuthn requires. */
export const incompleteClientData: fc.Arbitrary<Change<string>> = fc
  .constantFrom('type', 'challenge', 'origin')
  .map((name) => jsonChange(`client data without ${name}`, (all) => without(all, name)));
