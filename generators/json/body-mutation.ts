import * as fc from 'fast-check';

/** A body changed at one place. Prints as what was done to it, since bodies carry secrets. */
export class BodyMutation {
  /** Member names joined by dots, array places in brackets: `items[0].name`. */
  readonly path: string;
  readonly body: unknown;
  readonly #change: string;

  constructor(path: string, body: unknown, change: string) {
    this.path = path;
    this.body = body;
    this.#change = change;
  }

  toString(): string {
    return `${this.path}: ${this.#change}`;
  }

  [fc.toStringMethod](): string {
    return this.toString();
  }
}
