import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { claimChange } from './claim-change.ts';
import { otherCase } from './other-case.ts';

const others: readonly (readonly [name: string, of: (aud: string) => string])[] = [
  ...['-2', '.example', '0'].map(
    (more) => [`an aud with "${more}" behind`, (aud: string) => `${aud}${more}`] as const,
  ),
  ['an aud in another case', otherCase],
];

/** Fault: the audience is another; in the form the right one is in. */
export const foreignAudience: fc.Arbitrary<Change<Members>> = fc.constantFrom(
  ...others.map(([name, of]) =>
    claimChange('aud', name, (value) =>
      Array.isArray(value) ? value.map((each) => of(String(each))) : of(String(value)),
    ),
  ),
);
