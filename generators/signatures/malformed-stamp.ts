import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { foreignSchemeStamp } from './foreign-scheme-stamp.ts';
import { incompleteStamp } from './incomplete-stamp.ts';
import { invalidKeyStamp } from './invalid-key-stamp.ts';
import { mistypedStamp } from './mistyped-stamp.ts';
import { trailingBytesSignature } from './trailing-bytes-signature.ts';
import { truncatedSignature } from './truncated-signature.ts';
import { unreadableStamp } from './unreadable-stamp.ts';

/** Fault: a stamp that cannot be parsed (Authentication 5), in any of the ways there are here. */
export const malformedStamp: fc.Arbitrary<Change<string>> = fc.oneof(
  unreadableStamp,
  incompleteStamp,
  mistypedStamp,
  foreignSchemeStamp,
  invalidKeyStamp,
  trailingBytesSignature,
  truncatedSignature,
);
