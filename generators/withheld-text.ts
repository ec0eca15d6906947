import * as fc from 'fast-check';

/**
 * Text that is sent but never printed: a counterexample, a template literal, an inspector and an
 * assertion show the description instead. For PINs, sealed blocks and bodies that carry them.
 */
export class WithheldText {
  readonly #text: string;
  readonly #description: string;

  constructor(text: string, description: string) {
    this.#text = text;
    this.#description = description;
  }

  get text(): string {
    return this.#text;
  }

  toString(): string {
    return this.#description;
  }

  [fc.toStringMethod](): string {
    return this.#description;
  }
}
