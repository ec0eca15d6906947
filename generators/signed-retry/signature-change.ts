import { inHex } from '../bytes.ts';
import type { Change } from '../change.ts';
import { textIn } from '../json-members.ts';
import { stampChange } from './stamp-change.ts';

/** A change of the bytes of the signature in a stamp. */
export function signatureChange(
  name: string,
  change: (der: Uint8Array) => Uint8Array,
): Change<string> {
  return stampChange(name, (members) => ({
    ...members,
    signature: inHex(textIn(members, 'signature'), change),
  }));
}
