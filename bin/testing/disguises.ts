import type { Place } from './traces.ts';

/** Ways in which a service may show a value so that a search for the value does not find it. */
export const disguises: Readonly<Record<string, (value: string) => string>> = {
  'upper case': (value) => value.toUpperCase(),
  'mixed case': (value) => eachOf(value, (char, n) => (n % 2 === 0 ? char.toUpperCase() : char)),
  'decimal entities': (value) => eachOf(value, (char) => `&#${char.charCodeAt(0)};`),
  'entities twice': (value) => eachOf(value, (char) => `&amp;#x${hexOf(char)};`),
  'unicode escapes': (value) => eachOf(value, (char) => `\\u${hexOf(char).padStart(4, '0')}`),
  'hex escapes': (value) => eachOf(value, (char) => `\\x${hexOf(char)}`),
  'JSON in JSON in JSON': (value) => JSON.stringify(JSON.stringify(JSON.stringify({ value }))),
  'every character in percent': (value) => eachOf(value, (char) => `%${hexOf(char)}`),
  'percent twice': (value) => eachOf(value, (char) => `%25${hexOf(char)}`),
  'base64 over lines': (value) => wrapped(value, '\n'),
  'base64 over escaped lines': (value) => wrapped(value, '\\r\\n'),
  'hex with colons': (value) =>
    Buffer.from(value)
      .toString('hex')
      .replace(/..(?=.)/g, '$&:'),
  'a colour inside': (value) => inside(value, '\u001b[1;31m'),
  'a link inside': (value) => inside(value, '\u001b]8;;https://a.example/\u0007'),
  'a device string inside': (value) => inside(value, '\u001bPq#0\u001b\\'),
  'a short control sequence inside': (value) => inside(value, '\u009b0m'),
  'an escaped colour inside': (value) => inside(value, '\\u001b[31m'),
  'a space of no width inside': (value) => inside(value, '\u200b'),
  'a soft hyphen inside': (value) => inside(value, '\u00ad'),
  'a mark of direction inside': (value) => inside(value, '\u202e'),
  'a null byte inside': (value) => inside(value, '\u0000'),
  'a new line inside': (value) => inside(value, '\n'),
  'an indented line inside': (value) => inside(value, '\r\n    '),
  'full width': (value) => eachOf(value, (char) => wide(char)),
  'struck through': (value) => eachOf(value, (char) => `${char}\u0336`),
  'dashes between': (value) => [...value].join('-'),
  'spaces between': (value) => [...value].join(' '),
  'commas between': (value) => [...value].join(', '),
  'a list of characters': (value) => JSON.stringify([...value]),
  'null bytes in percent between': (value) => eachOf(value, (char) => `%${hexOf(char)}%00`),
  'u escapes in percent': (value) => eachOf(value, (char) => `%u00${hexOf(char)}`),
  'quoted-printable': (value) => eachOf(value, (char) => `=${hexOf(char).toUpperCase()}`),
  'quoted-printable over lines': (value) => inside(value, '=\r\n'),
  'a tag inside': (value) => inside(value, '<b class="x">'),
  'tags around': (value) => eachOf(value, (char) => `<i>${char}</i>`),
  'hex of UTF-16': (value) => Buffer.from(value, 'utf16le').toString('hex'),
  'base64 of UTF-16': (value) => `--${Buffer.from(value, 'utf16le').toString('base64')}`,
  'the last half': (value) => (value.length < 16 ? '' : `…${value.slice(-half(value))}`),
  'cut short': (value) => (value.length < 16 ? '' : `${value.slice(0, half(value))}…`),
  'cut off': (value) => (value.length < 16 ? '' : `${value.slice(0, half(value) + 2)} `),
};

/** A value in all disguises, each set off so that digits can be found again. */
export function disguised(value: string): readonly string[] {
  return Object.values(disguises)
    .map((disguise) => disguise(value))
    .filter((form) => form !== '')
    .map((form) => `~${form}~`);
}

/**
 * A text as somebody reads it who looks for secrets: decoded as often as it takes, without what is
 * invisible and without white space. Knows nothing of how secrets are hidden.
 */
export function uncovered({ name, text }: Place): Place {
  let plain = text;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/&amp;/g, '&')
      .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => character(code, 16))
      .replace(/&#(\d{1,7});/g, (_, code: string) => character(code, 10))
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) => character(code, 16))
      .replace(/\\+x([0-9a-f]{2})/gi, (_, code: string) => character(code, 16))
      .replace(/%(?:25)*u([0-9a-f]{4})/gi, (_, code: string) => character(code, 16))
      .replace(/=([0-7][0-9a-f])(?==|~)/gi, (_, code: string) => character(code, 16))
      .replace(/=(?:\r?\n|(?:\\+r)?\\+n)/g, '')
      .replace(/%(?:25)*([0-7][0-9a-f])/gi, (_, code: string) => character(code, 16));
  }
  return {
    name,
    text: plain
      .replaceAll('\u001b', '␛')
      .replaceAll('\u0007', '␇')
      .replaceAll('\u009b', '␛[')
      .replace(/␛[\]P][^␇␛]*(?:␇|␛\\)/g, '')
      .replace(/␛\[[\d;]*[a-z]/gi, '')
      .replace(/<\/?[bi](?: class=\\*"x\\*")?>/g, '')
      .replace(/\\+[rnt]/g, '')
      .replace(/[\s\p{Cc}\p{Cf}\ufffd\\│]/gu, ''),
  };
}

function eachOf(value: string, change: (char: string, n: number) => string): string {
  return [...value].map(change).join('');
}

function hexOf(char: string): string {
  return char.charCodeAt(0).toString(16).padStart(2, '0');
}

function wide(char: string): string {
  return char === ' ' ? '\u3000' : String.fromCharCode(char.charCodeAt(0) + 0xfee0);
}

function inside(value: string, between: string): string {
  const middle = Math.floor(value.length / 2);
  return `${value.slice(0, middle)}${between}${value.slice(middle)}`;
}

/** Behind as much as it takes for a line to end in the value. */
function wrapped(value: string, end: string): string {
  const text = Buffer.from(`${'-'.repeat(44)}${value}`).toString('base64');
  return text.replace(/.{64}(?=.)/g, `$&${end}`);
}

function half(value: string): number {
  return Math.ceil(value.length / 2);
}

function character(code: string, radix: number): string {
  const point = Number.parseInt(code, radix);
  return point > 0x10ffff ? '' : String.fromCodePoint(point);
}
