import { p256 } from '@noble/curves/nist.js';
import * as fc from 'fast-check';

/** A P-256 key pair in hex, its public key compressed; prints as the public key alone. */
export class DrawnKeyPair {
  readonly #scalar: bigint;
  #publicKey: string | undefined;

  constructor(scalar: bigint) {
    this.#scalar = scalar;
  }

  /** Found out where it is asked for: a shrinking or a sampling property draws many pairs. */
  get publicKey(): string {
    this.#publicKey ??= p256.Point.BASE.multiply(this.#scalar).toHex(true);
    return this.#publicKey;
  }

  get privateKey(): string {
    return this.#scalar.toString(16).padStart(64, '0');
  }

  toString(): string {
    return `the key of ${this.publicKey}`;
  }

  [fc.toStringMethod](): string {
    return this.toString();
  }
}

const order = p256.Point.Fn.ORDER;

/** Not biased towards small numbers, which all draws would share. */
const scalar = fc.noBias(fc.bigInt({ min: 1n, max: order - 1n }));

/** Any pair, about half of each parity. */
export const keyPair: fc.Arbitrary<DrawnKeyPair> = scalar.map((d) => new DrawnKeyPair(d));
