import { foreignSchemeStamp } from './foreign-scheme-stamp.ts';
import { incompleteStamp } from './incomplete-stamp.ts';
import { invalidKeyStamps } from './invalid-key-stamps.ts';
import { mistypedStamp } from './mistyped-stamp.ts';
import { trailingBytesSignature } from './trailing-bytes-signature.ts';
import { truncatedSignature } from './truncated-signature.ts';
import { unreadableStamp } from './unreadable-stamp.ts';

/** Fault: a stamp that cannot be parsed (Authentication 5), in each way that there is here. */
export const malformedStamps = [
  unreadableStamp,
  incompleteStamp,
  mistypedStamp,
  foreignSchemeStamp,
  ...invalidKeyStamps,
  trailingBytesSignature,
  truncatedSignature,
];
