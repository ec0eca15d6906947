import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, without } from '../json-members.ts';

/** Fault: the client data do not name what the assertion is for: the challenge, or the origin. */
export const incompleteClientData: fc.Arbitrary<Change<string>> = fc
  .constantFrom('challenge', 'origin')
  .map((name) => jsonChange(`client data without ${name}`, (all) => without(all, name)));
