import * as fc from 'fast-check';
import type { Change } from '../change.ts';
import { jsonChange } from '../json-members.ts';

const name = fc.constantFrom('more', 'other_keys_can_be_added_here', 'androidPackageName');
const value = fc.oneof(fc.string({ maxLength: 20 }), fc.boolean(), fc.constant({ nested: [1] }));

/**
 * Valid client data with a member behind the known ones, as browsers may add. Nothing else of the
 * writing is free: a service may compare it byte by byte (WebAuthn, section 5.8.1.2).
 */
export const clientDataExtension: fc.Arbitrary<Change<string>> = fc
  .tuple(name, value)
  .map(([extra, drawn]) =>
    jsonChange(`client data with ${extra} behind`, (clientData) => ({
      ...clientData,
      [extra]: drawn,
    })),
  );
