import type * as fc from 'fast-check';
import { inBase64url } from '../bytes.ts';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { flippedInteger } from '../signed-retry/flipped-integer.ts';
import { memberChange } from './member-change.ts';

/** Fault of an assertion: one bit of its signature is another, and it is well-formed still. */
export const flippedAssertion: fc.Arbitrary<Change<Members>> = flippedInteger.map(
  ({ name, flip }) => memberChange('signature', name, (signature) => inBase64url(signature, flip)),
);
