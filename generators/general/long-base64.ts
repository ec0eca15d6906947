import type * as fc from 'fast-check';
import { base64Text } from './base64-text.ts';

/** Fault: 1028 to 4096 characters of valid base64, over the maximum of 1024. */
export const longBase64: fc.Arbitrary<string> = base64Text({ minLength: 1028, maxLength: 4096 });
