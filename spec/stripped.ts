/** Ends a terminal string, or begins another one. */
const BOUNDARY = '\\u0007\\u001b\\u0090\\u0098\\u009c-\\u009f';
const STRING_REST = `[^${BOUNDARY}]*(?:\\u0007|\\u001b\\\\|\\u009c)`;
const CONTROL_REST = '[0-?]*[ -\\/]*[@-~]';

/**
 * Sequences that a terminal acts on instead of showing them (ECMA-48, in seven and in eight bits),
 * as the source of a regular expression: strings up to their end, control sequences, short ones.
 */
export const SEQUENCE = [
  `(?<!\\u001b)\\u001b+(?:[\\]PX^_]${STRING_REST}|\\[${CONTROL_REST}|[ -\\/]*[0-~])`,
  `[\\u0090\\u0098\\u009d-\\u009f]${STRING_REST}`,
  `\\u009b${CONTROL_REST}`,
].join('|');

const sequences = new RegExp(SEQUENCE, 'g');
const unprintable = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\p{Cf}\p{Cs}\u2028\u2029\ufffe\uffff]/gu;
const printable = /^[\t\n -~]*$/;

/**
 * A text without what a reader does not see: terminal sequences are gone; control characters but tab
 * and line ends, characters of no width, marks that reorder a line and lone surrogates are replaced
 * by U+FFFD. Applying it again changes nothing.
 */
export function stripped(text: string): string {
  return printable.test(text) ? text : text.replace(sequences, '').replace(unprintable, '\ufffd');
}
