import * as fc from 'fast-check';
import { unknownUuid } from './unknown-uuid.ts';

type Form = (resource: string, uuid: string, stray: string) => string;

const forms: readonly Form[] = [
  (resource) => `${resource}:`,
  (resource) => `${resource}:not-a-uuid`,
  (resource) => `${resource}:12345`,
  (resource, uuid) => `${resource}:${uuid.slice(0, -1)}`,
  (resource, uuid) => `${resource}:${uuid}0`,
  (resource, uuid) => `${resource}:${uuid.slice(0, -1)}g`,
  (resource, uuid) => `${resource}::${uuid}`,
  (_resource, uuid) => `Nonesuch:${uuid}`,
  (_resource, uuid) => `:${uuid}`,
  (resource, uuid, stray) => `${resource}:${uuid}${stray}`,
  (resource, uuid, stray) => `${resource}:${stray}${uuid}`,
];

/** None that a proxy would normalise or filter before the target sees it (`/`, `\`, `%`, `.`, `<`). */
const stray = fc.constantFrom('!', '~', '*', '$', '@', ',', ' ', 'é');

/**
 * An id that departs from `<resource>:<uuid>` in one way. Under encodeURIComponent it stays one
 * path segment: never empty, never made of dots, no slash. A bare UUID is not among them (the
 * contract takes one for a card).
 */
export function malformedId(resource: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...forms), unknownUuid, stray)
    .map(([form, uuid, mark]) => form(resource, uuid, mark));
}
