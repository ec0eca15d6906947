import * as fc from 'fast-check';

/** A JSON value that is no text, and none that a service would take for one. */
export const nonText: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: 1, max: 9999 }),
  fc.boolean(),
  fc.constant([]).map((list) => [...list]),
  fc.constantFrom('text', 'no').map((name) => ({ [name]: name })),
);
