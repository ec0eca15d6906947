import { WithheldText } from '../withheld-text.ts';

/** What a client seals; prints as its description, never as its digits. */
export class PinPlaintext extends WithheldText {
  readonly #render: (nonce: number) => string;

  constructor(render: (nonce: number) => string, nonce: number, description: string) {
    super(render(nonce), description);
    this.#render = render;
  }

  /**
   * The same plaintext under another nonce. The nonce of `text` comes from the seed, so a repeated
   * run or a shrinking one would show a target the same nonce twice; the contract wants a fresh one
   * for every request.
   */
  textWith(nonce: number): string {
    return this.#render(nonce);
  }
}
