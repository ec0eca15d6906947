import * as fc from 'fast-check';

/** Fault: no code of four digits (ISO 18245). */
export const malformedMcc: fc.Arbitrary<string> = fc.constantFrom(
  '541',
  '54110',
  '54I1',
  'food',
  '54 1',
  '',
);
