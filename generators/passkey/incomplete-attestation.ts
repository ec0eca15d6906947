import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { without } from '../json-members.ts';
import { attestationChange } from './attestation-change.ts';

/** Fault: the attestation object lacks one of its members. */
export const incompleteAttestation: fc.Arbitrary<Change<string>> = fc
  .constantFrom('authData', 'fmt', 'attStmt')
  .map((name) =>
    attestationChange(`an attestation object without ${name}`, (members) => without(members, name)),
  );
