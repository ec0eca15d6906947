/**
 * A base64url text with its first letter in the other case: other bytes, and as many. Without letters
 * it is the same.
 */
export function recased(text: string): string {
  return text.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}
