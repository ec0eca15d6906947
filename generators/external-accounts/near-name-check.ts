import * as fc from 'fast-check';

/** The reserved endings that select a result of their own. */
const LISTED = ['102', '103', '104', '105', '106', '107'];

/** An ending in the reserved range that is not listed. */
export const reservedEnding: fc.Arbitrary<string> = fc
  .integer({ min: 100, max: 199 })
  .map(String)
  .filter((ending) => !LISTED.includes(ending));

/** The two beside the listed ones, and what a careless reader takes for one of them. */
export const nearNameCheck: fc.Arbitrary<string> = fc.constantFrom(
  '101',
  '108',
  '100',
  '110',
  '112',
  '120',
  '130',
  '140',
  '150',
  '160',
  '170',
  '122',
  '135',
  '199',
);

/** Fault: an ending outside the range that has the digits of a listed one, or its beginning or end. */
export const unreservedEnding: fc.Arbitrary<string> = fc.constantFrom(
  '201',
  '301',
  '010',
  '020',
  '030',
  '022',
  '202',
  '302',
  '902',
  '905',
  '999',
  '000',
);
