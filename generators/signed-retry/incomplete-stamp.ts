import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { without } from '../json-members.ts';
import { stampChange } from './stamp-change.ts';

/** Fault: one of the three members is absent. */
export const incompleteStamp: fc.Arbitrary<Change<string>> = fc
  .constantFrom('signature', 'publicKey', 'scheme')
  .map((name) => stampChange(`a stamp without ${name}`, (members) => without(members, name)));
