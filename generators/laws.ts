import * as fc from 'fast-check';

/** `read` names what counts as the value where printing withholds it (`(pin) => pin.text`). */
export interface LawOptions<T> {
  readonly seed: number;
  readonly read?: (value: T) => unknown;
}

const RUNS = 200;

/** Whether two seeds draw alike shows in fewer. */
const RUNS_TO_COMPARE = 40;

function values<T>(arb: fc.Arbitrary<T>, seed: number, numRuns = RUNS): T[] {
  return fc.sample(arb, { seed, numRuns });
}

/** Equal seeds give equal values, another seed gives others. Throws an Error that says which failed. */
export function isDeterministicBySeed<T>(arb: fc.Arbitrary<T>, options: LawOptions<T>): void {
  const read = options.read ?? ((value: T): unknown => value);
  const show = (seed: number) => fc.stringify(values(arb, seed, RUNS_TO_COMPARE).map(read));
  const first = show(options.seed);
  if (show(options.seed) !== first) throw new Error('the same seed gave other values');
  if (show(options.seed + 1) === first) throw new Error('another seed gave the same values');
}

/** Every value satisfies the predicate (false or a throw breaks the law). */
export function producesOnly<T>(
  arb: fc.Arbitrary<T>,
  predicate: (value: T) => boolean,
  options: LawOptions<T>,
): void {
  const broken = values(arb, options.seed).find((value) => !predicate(value));
  if (broken === undefined) return;
  const shown = fc.stringify((options.read ?? ((value: T): unknown => value))(broken));
  throw new Error(`produced a value outside its description: ${shown}`);
}

/** Each named kind of value turns up among the values of one seed. */
export function producesEach<T>(
  arb: fc.Arbitrary<T>,
  kinds: Readonly<Record<string, (value: T) => boolean>>,
  options: LawOptions<T>,
): void {
  const produced = values(arb, options.seed);
  const absent = Object.keys(kinds).filter((kind) => !produced.some((v) => kinds[kind]?.(v)));
  if (absent.length > 0) throw new Error(`never produced: ${absent.join(', ')}`);
}

/**
 * A failure of `holds` shrinks to a value that `readable` accepts; without `holds` every value
 * fails, so the smallest value of all is judged.
 */
export function shrinksReadably<T>(
  arb: fc.Arbitrary<T>,
  readable: (smallest: T) => boolean,
  options: LawOptions<T> & { readonly holds?: (value: T) => boolean },
): void {
  const holds = options.holds ?? (() => false);
  const details = fc.check(fc.property(arb, holds), { seed: options.seed, numRuns: RUNS });
  if (details.counterexample === null) throw new Error('no value failed, so nothing was shrunk');
  const [smallest] = details.counterexample;
  if (readable(smallest)) return;
  const shown = fc.stringify((options.read ?? ((value: T): unknown => value))(smallest));
  throw new Error(`shrank to something unreadable: ${shown}`);
}
