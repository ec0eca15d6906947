const HEX = '0123456789abcdef';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The secret with the character at a place replaced by one that stands half the alphabet away: it differs
 * in the highest bit, for the lowest of the last character may encode nothing. As it is where the character
 * belongs to no alphabet.
 */
export function altered(secret: string, at: number): string {
  const alphabet = /^[\da-f]+$/.test(secret) ? HEX : BASE64URL;
  const place = alphabet.indexOf(secret.charAt(at));
  const other = alphabet.charAt((place + alphabet.length / 2) % alphabet.length);
  return place < 0 ? secret : `${secret.slice(0, at)}${other}${secret.slice(at + 1)}`;
}

/** Whether a secret may be a number in hex, whose digits may be read in either case. */
function isHexadecimal(secret: string): boolean {
  return /^[\da-f-]*$/i.test(secret);
}

/**
 * The id with its letters in the other case; as it is where it may hold a number whose digits are letters
 * too, as those of a UUID are, for these may be read in either case.
 */
export function recasedId(id: string): string {
  const mayHoldNumber = id
    .split(/[^a-z\d]+/i)
    .some((part) => /^(?=.*\d)(?:[a-z\d]+|[A-Z\d]+)$/.test(part) && /[a-z]/i.test(part));
  return mayHoldNumber ? id : caseSwapped(id);
}

/** The secret with its letters in the other case, but for those parts of it that may be numbers. */
export function recasedWords(secret: string): string {
  return secret.replace(/[a-z\d]+/gi, (part) =>
    /\d/.test(part) && (part === part.toLowerCase() || part === part.toUpperCase())
      ? part
      : caseSwapped(part),
  );
}

/** The secret with its letters in the other case; as it is where it may be a number in hex. */
export function caseSwapped(secret: string): string {
  return isHexadecimal(secret)
    ? secret
    : secret.replace(/[a-z]/gi, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      );
}
