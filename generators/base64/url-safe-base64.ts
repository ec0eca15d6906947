import * as fc from 'fast-check';
import { base64Text } from './base64-text.ts';

/** Fault: the URL-safe alphabet (RFC 4648 section 5), with at least one `-` or `_`; padded, in bounds. */
export const urlSafeBase64: fc.Arbitrary<string> = fc
  .tuple(base64Text({ minLength: 16, maxLength: 1024 }), fc.nat(1023), fc.constantFrom('-', '_'))
  .map(([text, at, mark]) => {
    // The last group may hold padding and unused bits, so the mark stays clear of it.
    const place = at % (text.length - 4);
    const marked = `${text.slice(0, place)}${mark}${text.slice(place + 1)}`;
    return marked.replaceAll('+', '-').replaceAll('/', '_');
  });
