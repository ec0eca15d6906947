import * as fc from 'fast-check';

const nibble = fc.constantFrom(...'0123456789abcdef');

/** An address in lower case, so without a checksum (EIP-55), that ends in these three digits. */
export function evmAddressEndingIn(suffix: string): fc.Arbitrary<string> {
  return fc
    .string({ unit: nibble, minLength: 37, maxLength: 37 })
    .map((hex) => `0x${hex}${suffix}`);
}
