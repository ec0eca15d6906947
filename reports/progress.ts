import type { Verdict } from './model.ts';
import { plainLine } from './plain-text.ts';
import { wordFor } from './verdict-words.ts';

/** What progress writes to: standard output, or a test's stand-in. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const CLEAR = '\r\u001b[2K';

/** Live progress: one line that changes on a terminal, else one line per file when it is done. */
export class Progress {
  readonly #screen: Screen;
  readonly #total: number;
  readonly #left: Map<string, number>;
  readonly #marks = new Map<string, string>();
  readonly #tally = new Map<Verdict, number>();
  #done = 0;

  /** `files` names the file of every selected check, once per check. */
  constructor(screen: Screen, files: readonly string[]) {
    this.#screen = screen;
    this.#total = files.length;
    this.#left = new Map();
    for (const file of files) {
      this.#left.set(file, (this.#left.get(file) ?? 0) + 1);
    }
  }

  /** One more check has ended. */
  step(file: string, verdict: Verdict): void {
    this.#done += 1;
    this.#tally.set(verdict, (this.#tally.get(verdict) ?? 0) + 1);
    this.#marks.set(file, (this.#marks.get(file) ?? '') + markOf(verdict));
    const left = (this.#left.get(file) ?? 1) - 1;
    this.#left.set(file, left);
    if (this.#screen.isTTY === true) {
      this.#redraw(file);
    } else if (left === 0) {
      this.#print(file);
    }
  }

  /** Takes the live line away, or prints the files that were cut short. */
  finish(): void {
    if (this.#screen.isTTY === true) {
      this.#screen.write(CLEAR);
    } else {
      for (const file of this.#marks.keys()) {
        this.#print(file);
      }
    }
  }

  #redraw(file: string): void {
    const tally = [...this.#tally].map(([verdict, n]) => `${wordFor(verdict).mark}${n}`).join(' ');
    const line = `${this.#done}/${this.#total}  ${tally}  ${file}`;
    this.#screen.write(CLEAR + plainLine(line, Math.max(20, (this.#screen.columns ?? 80) - 1)));
  }

  #print(file: string): void {
    const marks = this.#marks.get(file);
    if (marks !== undefined) {
      this.#screen.write(`${file} ${marks}\n`);
      this.#marks.delete(file);
    }
  }
}

function markOf(verdict: Verdict): string {
  return verdict === 'passed' ? '.' : wordFor(verdict).mark;
}
