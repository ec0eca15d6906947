import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { claimChange } from './claim-change.ts';

/** Fault: the audience is another; in the form the right one is in. */
export const foreignAudience: fc.Arbitrary<Change<Members>> = fc
  .constantFrom('-2', '.example', '0')
  .map((more) =>
    claimChange('aud', `an aud with "${more}" behind`, (value) =>
      Array.isArray(value) ? value.map((each) => `${each}${more}`) : `${value}${more}`,
    ),
  );
