import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { claimChange } from './claim-change.ts';
import { otherCase } from './other-case.ts';

/** Fault: the subject is another, close to the right one. */
export const foreignSubject: fc.Arbitrary<Change<Members>> = fc.constantFrom(
  claimChange('sub', 'a sub with a digit behind', (value) => `${value}0`),
  claimChange('sub', 'a sub without its last character', (value) => String(value).slice(0, -1)),
  claimChange('sub', 'a sub with a blank in front', (value) => ` ${value}`),
  claimChange('sub', 'a sub in another case', (value) => otherCase(String(value))),
);
