import { decode, encode } from 'cborg';
import { Change } from '../change.ts';

/** The members of an attestation object (WebAuthn, section 6.5). */
export type AttestationMembers = Readonly<Record<string, unknown>>;

/** A change of the members of an attestation object that is carried in base64url. */
export function attestationChange(
  name: string,
  change: (members: AttestationMembers) => AttestationMembers,
): Change<string> {
  return new Change(name, (text) => {
    const members: AttestationMembers = decode(Buffer.from(text, 'base64url'));
    return Buffer.from(encode(change(members))).toString('base64url');
  });
}

/** A change of the authenticator data inside; RangeError where there are none. */
export function attestedDataChange(
  name: string,
  change: (authData: Uint8Array) => Uint8Array,
): Change<string> {
  return attestationChange(name, (members) => {
    const { authData } = members as { authData?: unknown };
    if (!(authData instanceof Uint8Array)) {
      throw new RangeError('the value to change holds no authenticator data');
    }
    return { ...members, authData: change(authData) };
  });
}
