/** Where the parts of authenticator data with a credential begin (WebAuthn, section 6.5.1). */
const LENGTH_AT = 53;
const ID_AT = 55;

/** Authenticator data taken apart: what comes before the credential id, the id, its COSE key. */
export interface AttestedData {
  readonly head: Uint8Array;
  readonly credentialId: Uint8Array;
  readonly coseKey: Uint8Array;
}

export function partsOf(authData: Uint8Array): AttestedData {
  const length = Buffer.from(authData).readUInt16BE(LENGTH_AT);
  return {
    head: authData.subarray(0, ID_AT),
    credentialId: authData.subarray(ID_AT, ID_AT + length),
    coseKey: authData.subarray(ID_AT + length),
  };
}
