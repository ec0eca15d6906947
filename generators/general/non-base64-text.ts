import * as fc from 'fast-check';
import { base64Text } from './base64-text.ts';

const ascii = [...'!#$%&()*.,:;?@[]^{}|~'];
const foreign = fc.constantFrom(...ascii, 'é', 'Ж', '中');

const noBase64AtAll = fc
  .tuple(fc.constantFrom(...ascii), fc.integer({ min: 4, max: 256 }))
  .map(([character, groups]) => character.repeat(4 * groups));

/** Room is left below 1024, so that the text is in bounds in UTF-8 bytes as well. */
const nearlyBase64 = fc
  .tuple(base64Text({ minLength: 16, maxLength: 1020 }), fc.nat(1019), foreign)
  .map(([text, at, stray]) => {
    const place = at % text.length;
    return `${text.slice(0, place)}${stray}${text.slice(place + 1)}`;
  });

/** Fault: at least one character of neither base64 alphabet; 16 to 1024 characters, a multiple of 4. */
export const nonBase64Text: fc.Arbitrary<string> = fc.oneof(noBase64AtAll, nearlyBase64);
