import type * as fc from 'fast-check';
import { base64Text } from './base64-text.ts';

/** Fault: 4 to 12 characters of valid base64, under the minimum of 16. */
export const shortBase64: fc.Arbitrary<string> = base64Text({ minLength: 4, maxLength: 12 });
