import * as fc from 'fast-check';
import { WithheldText } from '../withheld-text.ts';

type Spoil = (json: string) => string;

const afterBrace = (inserted: string): Spoil => {
  return (json) => `{${inserted}${json.slice(1)}`;
};

/** Each breaks the JSON text of any object with members: by RFC 8259 no such text can be JSON. */
const spoils: Readonly<Record<string, Spoil>> = {
  'a trailing comma': (json) => `${json.slice(0, -1)},}`,
  'a leading comma': afterBrace(','),
  'single quotes': (json) => json.replaceAll('"', "'"),
  'an unquoted key': (json) => json.replace(/^\{"((?:[^"\\]|\\.)*)"/, '{$1'),
  'a comment': afterBrace('/* none in JSON */'),
  'two documents': (json) => `${json}${json}`,
  'two documents on two lines': (json) => `${json}\n${json}`,
  'an extra brace': (json) => `${json}}`,
  'a byte order mark and a guard': (json) => `\uFEFF)]}',\n${json}`,
  'a bare word': () => 'undefined',
  'form fields': () => 'a=1&b=2',
  'an XML document': () => '<body/>',
};

/**
 * Text that no JSON parser takes, made from the JSON of a valid body. Throws a RangeError for a
 * body without members, most of whose spoilt forms would be JSON again.
 */
export function unparsableJson(validBody: object): fc.Arbitrary<WithheldText> {
  const json = JSON.stringify(validBody);
  if (!json.startsWith('{"')) throw new RangeError('needs an object with at least one member');
  // A proper beginning of an object never closes.
  const truncated = fc
    .integer({ min: 1, max: json.length - 1 })
    .map((length) => new WithheldText(json.slice(0, length), `JSON cut off after ${length}`));
  const spoilt = fc
    .constantFrom(...Object.entries(spoils))
    .map(([name, spoil]) => new WithheldText(spoil(json), `JSON spoilt by ${name}`));
  return fc.oneof(spoilt, truncated);
}
