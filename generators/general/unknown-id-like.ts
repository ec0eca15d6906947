import * as fc from 'fast-check';

const UUID_AT_END = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const LETTER_OR_DIGIT = /[A-Za-z0-9]/;
const WORDS = /^(?:[A-Za-z]+[^A-Za-z0-9]+)*/;
/** In a UUID the digits that tell its version and variant. */
const FIXED_IN_UUID: readonly number[] = [14, 19];

/** Where the part that tells one resource from another begins: after `Card:`, `crd_`, `acme-card-`. */
function tailStart(sample: string): number {
  const uuid = UUID_AT_END.exec(sample);
  return uuid === null ? (WORDS.exec(sample)?.[0].length ?? 0) : uuid.index;
}

/** The characters that may stand where `character` stands; hexadecimal text stays hexadecimal. */
function classOf(character: string, tail: string): string {
  const hexadecimal = /^[^g-z]*$/i.test(tail) && /\d/.test(tail);
  if (/\d/.test(character)) return '0123456789';
  if (/[a-z]/.test(character)) return hexadecimal ? 'abcdef' : 'abcdefghijklmnopqrstuvwxyz';
  if (/[A-Z]/.test(character)) return hexadecimal ? 'ABCDEF' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return character;
}

/** Counters hand out ascending numbers, so a greater one is the least likely to be taken. */
function numberLike(sample: string): fc.Arbitrary<string> {
  const value = BigInt(sample);
  const most = 10n ** BigInt(sample.length) - 1n;
  const least = sample.startsWith('0') ? 0n : 10n ** BigInt(sample.length - 1);
  const range = value < most ? { min: value + 1n, max: most } : { min: least, max: value - 1n };
  return fc.bigInt(range).map((number) => String(number).padStart(sample.length, '0'));
}

/** As many characters as keep two ids apart; an id of a megabyte needs no more of them changed. */
const VARIED = 64;

function textLike(tail: string, isUuid: boolean): fc.Arbitrary<string> {
  const characters = [...tail].map((character, index) =>
    isUuid && FIXED_IN_UUID.includes(index) ? character : classOf(character, tail),
  );
  return fc
    .tuple(...characters.map((choices) => fc.constantFrom(...choices)))
    .map((drawn) => drawn.join(''))
    .filter((drawn) => drawn !== tail);
}

/**
 * Another id in the shape of a real one whose form the contract leaves open: same prefix, same
 * length, the same kind of character at every place. One without a letter or digit to change gets
 * digits behind it.
 */
export function unknownIdLike(sample: string): fc.Arbitrary<string> {
  const start = Math.max(startOfVaried(sample), sample.length - VARIED);
  const tail = sample.slice(start);
  return fc.noShrink(fc.noBias(another(tail))).map((drawn) => `${sample.slice(0, start)}${drawn}`);
}

/** Where there is something to vary behind the prefix, else in all of it. */
function startOfVaried(sample: string): number {
  const start = tailStart(sample);
  return LETTER_OR_DIGIT.test(sample.slice(start)) ? start : 0;
}

function another(tail: string): fc.Arbitrary<string> {
  if (/^\d+$/.test(tail)) return numberLike(tail);
  return LETTER_OR_DIGIT.test(tail)
    ? textLike(tail, UUID_AT_END.test(tail))
    : fc.integer({ min: 100_000, max: 999_999 }).map((number) => `${tail}${number}`);
}
