/** What takes the place of one member of an answer, as JSON text; made of the text that stood there. */
export interface Mutation {
  readonly name: string;
  readonly of: (before: unknown) => string;
  readonly isLong?: true;
}

const MEGABYTE = 1_048_576;

/** Below what the reader of bodies refuses, so that everything behind it meets the depth. */
const DEEP = 190;

const always = (json: string) => () => json;

/** Values that a target can send in the place of any other, first what a request cannot send on. */
export const mutations: readonly Mutation[] = [
  { name: 'half a surrogate pair', of: always('"\\ud83d"') },
  { name: 'ends in half a surrogate pair', of: (before) => text(`${String(before)}\udc00`) },
  { name: 'NUL', of: (before) => text(`${String(before)}\0`) },
  { name: 'a megabyte', of: always(`"${'7'.repeat(MEGABYTE)}"`), isLong: true },
  { name: '__proto__', of: always('"__proto__"') },
  { name: 'a member __proto__', of: always('{"__proto__":{"id":"x"},"constructor":null}') },
  { name: 'deep nesting', of: always(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`) },
  { name: 'a huge number', of: always('1e999') },
  { name: 'many digits', of: always(`"${'9'.repeat(400)}"`) },
  { name: 'a fraction', of: always('-0.000000000000001') },
  { name: 'an array', of: (before) => `[${text(before)}]` },
  { name: 'an empty array', of: always('[]') },
  { name: 'an object', of: always('{}') },
  { name: 'an empty text', of: always('""') },
  { name: 'true', of: always('true') },
  { name: 'null', of: always('null') },
];

/** A member of an answer: its steps, and its name with `*` in the place of the entries of lists. */
export interface Place {
  readonly steps: readonly string[];
  readonly name: string;
}

/** Every member of a value, the value itself first; of a long list the first entries stand for all. */
export function placesIn(value: unknown, steps: readonly string[] = []): readonly Place[] {
  const name = steps.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.');
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .slice(0, Array.isArray(value) ? 2 : undefined)
          .flatMap(([key, each]) => placesIn(each, [...steps, key]))
      : [];
  return [{ steps, name }, ...below];
}

/** The JSON text of a value with one member replaced. */
export function mutated(value: unknown, { steps }: Place, { of }: Mutation): string {
  const mark = 'the-place-of-a-mutation';
  let before: unknown;
  const marked = replaced(value, steps, (found) => {
    before = found;
    return mark;
  });
  return JSON.stringify(marked).replace(`"${mark}"`, () => of(before));
}

function replaced(
  value: unknown,
  [step, ...rest]: readonly string[],
  put: (before: unknown) => unknown,
): unknown {
  if (step === undefined) return put(value);
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[step] = replaced(copy[step], rest, put);
  return copy;
}

function text(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}
