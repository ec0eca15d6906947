/** A writing a second loses little; of the time of the run, one part in so many goes into it. */
const EVERY_MS = 1_000;
const ONE_PART_IN = 40;

/** Writes down what changed, again and again, as seldom as its cost demands. */
export class PacedWriting {
  readonly #write: () => void;
  #pauseMs = EVERY_MS;
  #timer: NodeJS.Timeout | undefined;

  constructor(write: () => void) {
    this.#write = write;
  }

  /** Something has changed: it is written within the pause. */
  changed(): void {
    this.#timer ??= setTimeout(() => {
      const began = performance.now();
      this.#write();
      this.#pauseMs = Math.max(EVERY_MS, ONE_PART_IN * (performance.now() - began));
      this.#timer = undefined;
    }, this.#pauseMs).unref();
  }

  /** Whoever ends it writes the last time. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
