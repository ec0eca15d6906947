/** Bytes with one bit turned over. */
export function withFlippedBit(bytes: Uint8Array, byte: number, bit: number): Uint8Array {
  const flipped = Uint8Array.from(bytes);
  flipped[byte] = (flipped[byte] ?? 0) ^ (1 << bit);
  return flipped;
}

/** A hex text changed as bytes. */
export function inHex(hex: string, change: (bytes: Uint8Array) => Uint8Array): string {
  return Buffer.from(change(Buffer.from(hex, 'hex'))).toString('hex');
}

/** A base64url text changed as bytes. */
export function inBase64url(text: string, change: (bytes: Uint8Array) => Uint8Array): string {
  return Buffer.from(change(Buffer.from(text, 'base64url'))).toString('base64url');
}
