/** A writing a second loses little; of this process's time, one part in so many goes into it. */
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
      const before = process.cpuUsage();
      this.#write();
      const { user, system } = process.cpuUsage(before);
      this.#pauseMs = Math.max(EVERY_MS, (ONE_PART_IN * (user + system)) / 1000);
      this.#timer = undefined;
    }, this.#pauseMs).unref();
  }

  /** Whoever ends it writes the last time. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
