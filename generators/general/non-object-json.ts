import * as fc from 'fast-check';

const values: readonly unknown[] = [
  [],
  [{}],
  ['text'],
  'text',
  '',
  '{}',
  0,
  7,
  -1.5,
  true,
  false,
  null,
];

/** Fault: the text of a JSON value that is no object. */
export const nonObjectJson: fc.Arbitrary<string> = fc
  .constantFrom(...values)
  .map((value) => JSON.stringify(value));
