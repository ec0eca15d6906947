import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** An EVM address with its letters in the case that carries its checksum (EIP-55). */
export function checksummed(address: string): string {
  const hex = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)));
  const letters = [...hex].map((letter, at) =>
    Number.parseInt(hash[at] ?? '', 16) > 7 ? letter.toUpperCase() : letter,
  );
  return `0x${letters.join('')}`;
}
