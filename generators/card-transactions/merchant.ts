import * as fc from 'fast-check';

/** Where a card is used (G-59). */
export interface Merchant {
  readonly descriptor: string;
  readonly mcc?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
}

/** Groceries, fuel, meals, books: none that a sandbox blocks. */
const MCCS = ['5411', '5541', '5812', '5942'];

/** Words in capitals, as networks report them; the last ends in a letter, so it selects no outcome (G-62). */
const word = fc.constantFrom('CORNER', 'NORTH', 'HARBOR', 'MAPLE', 'UNION', 'MARKET', 'LANE');

/** A merchant that selects no outcome of the sandbox. */
export const merchant: fc.Arbitrary<Merchant> = fc.record({
  descriptor: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  mcc: fc.constantFrom(...MCCS),
  country: fc.constant('US'),
});
