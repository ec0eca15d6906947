import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { claimChange } from './claim-change.ts';

/** Fault: the audience is a list of two to four, the right one among them. */
export const manyAudiences: fc.Arbitrary<Change<Members>> = fc
  .record({ others: fc.integer({ min: 1, max: 3 }), place: fc.nat(3) })
  .map(({ others, place }) =>
    claimChange('aud', `a list of ${others + 1} for aud`, (value) => {
      const foreign = Array.from({ length: others }, (_, index) => `another-client-${index}`);
      return foreign.toSpliced(place % (others + 1), 0, String([value].flat()[0]));
    }),
  );
