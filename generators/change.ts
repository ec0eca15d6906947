import * as fc from 'fast-check';

/**
 * What is done to a valid value that only its maker has: a stamp, a token, a sealed bundle. Prints
 * as its name, since such values are secret.
 */
export class Change<T> {
  readonly name: string;
  readonly #change: (valid: T) => T;

  constructor(name: string, change: (valid: T) => T) {
    this.name = name;
    this.#change = change;
  }

  /** The value changed. Throws a RangeError where it is none that the change is for. */
  apply(valid: T): T {
    return this.#change(valid);
  }

  toString(): string {
    return this.name;
  }

  [fc.toStringMethod](): string {
    return this.name;
  }
}
