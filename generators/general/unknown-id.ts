import type * as fc from 'fast-check';
import { unknownUuid } from './unknown-uuid.ts';

/** A well-formed `<resource>:<uuid>` (contract, general convention 2) that names nothing. */
export function unknownId(resource: string): fc.Arbitrary<string> {
  return unknownUuid.map((uuid) => `${resource}:${uuid}`);
}
