import * as fc from 'fast-check';

const word = fc.string({ unit: fc.constantFrom(...'aeinorst'), minLength: 2, maxLength: 9 });
const day = fc.integer({ min: 10, max: 28 });

/** A text that is no day of the calendar, in whatever order its parts are read. */
export const malformedDate: fc.Arbitrary<string> = fc.oneof(
  word,
  day.map((d) => `1990-13-${d}`),
  fc.constantFrom('02', '04', '06', '09', '11').map((month) => `1990-${month}-31`),
  day.map((d) => `1990-01-${d}-${d}`),
);
