import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange, without } from '../json-members.ts';

/** Fault: the client data do not name what the assertion is for: the challenge, or the origin. */
export const incompleteClientData: fc.Arbitrary<Change<string>> = fc.constantFrom(
  jsonChange('client data without challenge', (all) => without(all, 'challenge')),
  jsonChange('client data without origin', (all) => without(all, 'origin')),
  jsonChange('client data with an empty origin', (all) => ({ ...all, origin: '' })),
);
