import { thousands } from './headline.ts';
import type { Verdict } from './model.ts';
import { plainLine } from './plain-text.ts';
import { verdictWords, wordFor } from './verdict-words.ts';

/** What progress writes to: standard output, or a test's stand-in. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const CLEAR = '\r\u001b[2K';

/** Live progress: one line that changes on a terminal, else one line per area when it is done. */
export class Progress {
  readonly #screen: Screen;
  readonly #total: number;
  /** By area, how many checks are still to end. */
  readonly #left: Map<string, number>;
  readonly #tallies = new Map<string, Map<Verdict, number>>();
  readonly #tally = new Map<Verdict, number>();
  #done = 0;

  /** `files` names the file of every selected check, once per check. */
  constructor(screen: Screen, files: readonly string[]) {
    this.#screen = screen;
    this.#total = files.length;
    this.#left = new Map();
    for (const area of files.map(areaOf)) {
      this.#left.set(area, (this.#left.get(area) ?? 0) + 1);
    }
  }

  /** One more check has ended. */
  step(file: string, verdict: Verdict): void {
    const area = areaOf(file);
    const tally = this.#tallies.get(area) ?? new Map<Verdict, number>();
    this.#tallies.set(area, tally);
    this.#done += 1;
    count(this.#tally, verdict);
    count(tally, verdict);
    const left = (this.#left.get(area) ?? 1) - 1;
    this.#left.set(area, left);
    if (this.#screen.isTTY === true) {
      this.#redraw(file);
    } else if (left === 0) {
      this.#print(area);
    }
  }

  /** Takes the live line away, or prints the areas that were cut short. */
  finish(): void {
    if (this.#screen.isTTY === true) {
      this.#screen.write(CLEAR);
    } else {
      for (const area of this.#tallies.keys()) {
        this.#print(area);
      }
    }
  }

  #redraw(file: string): void {
    const tally = [...this.#tally].map(([verdict, n]) => `${wordFor(verdict).mark}${n}`).join(' ');
    const line = `${this.#done}/${this.#total}  ${tally}  ${file}`;
    this.#screen.write(CLEAR + plainLine(line, Math.max(20, (this.#screen.columns ?? 80) - 1)));
  }

  #print(area: string): void {
    const tally = this.#tallies.get(area);
    if (tally === undefined) return;
    const told = verdictWords
      .filter(({ verdict }) => tally.has(verdict))
      .map(({ verdict, label }) => `${tally.get(verdict)} ${label}`);
    const done = `${thousands(this.#done)} of ${thousands(this.#total)} checks`;
    this.#screen.write(`${area}: ${told.join(', ')} (${done})\n`);
    this.#tallies.delete(area);
  }
}

/** The folder of a file, else the file itself. */
function areaOf(file: string): string {
  return file.split('/').at(-2) ?? file;
}

function count(tally: Map<Verdict, number>, verdict: Verdict): void {
  tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
}
