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

/** How often the line on a terminal is drawn anew, and how long a log may stay silent. */
const TICK_MS = 1_000;
const SILENT_MS = 30_000;

/** From this share on, what is done tells how long the rest takes. */
const TELLING_SHARE = 0.05;

/** What is told of checks. No report counts those of which nothing applies, so they have no number here. */
const told = verdictWords.filter(
  ({ verdict }) => verdict !== 'excluded' && verdict !== 'not-applicable',
);

/** The marks on a terminal, in the order in which they stand. */
const LEGEND = told.map(({ mark, label }) => `${mark} ${label}`).join('  ');

/**
 * Live progress: one line that changes on a terminal, else one line per area when it is done, and a
 * line wherever there was none for long. A line says how long the run may still take, and which check
 * it has been waiting for longest.
 */
export class Progress {
  readonly #screen: Screen;
  readonly #startedAt = Date.now();
  readonly #timer: NodeJS.Timeout;
  readonly #total: number;
  /** By area, how many checks are still to end. */
  readonly #left: Map<string, number>;
  readonly #tallies = new Map<string, Map<Verdict, number>>();
  readonly #tally = new Map<Verdict, number>();
  /** By its id, a check that is under way, and since when; the oldest first. */
  readonly #underWay = new Map<string, { readonly name: string; readonly since: number }>();
  #done = 0;
  #printedAt = Date.now();

  /** `files` names the file of every selected check, once per check. */
  constructor(screen: Screen, files: readonly string[]) {
    this.#screen = screen;
    this.#total = files.length;
    this.#left = new Map();
    for (const area of files.map(areaOf)) {
      this.#left.set(area, (this.#left.get(area) ?? 0) + 1);
    }
    if (screen.isTTY === true) screen.write(`${LEGEND}\n`);
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  /** A check has begun. */
  begin(id: string, name: string): void {
    this.#underWay.set(id, { name, since: Date.now() });
  }

  /** It is over, whatever came of it. */
  end(id: string): void {
    this.#underWay.delete(id);
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
      this.#redraw();
    } else if (left === 0) {
      this.#print(area);
    }
  }

  /** Takes the live line away, or prints the areas that were cut short. */
  finish(): void {
    clearInterval(this.#timer);
    if (this.#screen.isTTY === true) {
      this.#screen.write(CLEAR);
    } else {
      for (const area of this.#tallies.keys()) {
        this.#print(area);
      }
    }
  }

  #tick(): void {
    if (this.#screen.isTTY === true) {
      this.#redraw();
    } else if (Date.now() - this.#printedAt >= SILENT_MS) {
      this.#write(`still running: ${this.#share()} in ${this.#times()}${this.#waiting()}`);
    }
  }

  #redraw(): void {
    const tally = [...this.#tally]
      .filter(([verdict]) => verdict !== 'not-applicable')
      .map(([verdict, n]) => `${wordFor(verdict).mark}${n}`)
      .join(' ');
    const line = `${this.#done}/${this.#total}  ${tally}  ${this.#times()}${this.#waiting()}`;
    this.#screen.write(CLEAR + plainLine(line, Math.max(20, (this.#screen.columns || 80) - 1)));
  }

  #share(): string {
    return `${thousands(this.#done)} of ${thousands(this.#total)} checks`;
  }

  /** How long it took, and how long the rest takes at that pace, unless all of it is under way. */
  #times(): string {
    const tookMs = Date.now() - this.#startedAt;
    const left = this.#total - this.#done;
    const isTelling = this.#done >= TELLING_SHARE * this.#total && left > this.#underWay.size;
    const about = isTelling ? `, about ${seconds((tookMs * left) / this.#done)} to go` : '';
    return `${seconds(tookMs)}${about}`;
  }

  #waiting(): string {
    const [oldest] = this.#underWay.values();
    if (oldest === undefined) return '';
    const others = this.#underWay.size - 1;
    const more = others > 0 ? ` and ${others} more` : '';
    return `; waiting ${seconds(Date.now() - oldest.since)} for ${oldest.name}${more}`;
  }

  #print(area: string): void {
    const tally = this.#tallies.get(area);
    if (tally === undefined) return;
    const counts = told
      .filter(({ verdict }) => tally.has(verdict))
      .map(({ verdict, label }) => `${tally.get(verdict)} ${label}`);
    this.#write(`${area}: ${counts.join(', ') || 'nothing applies'} (${this.#share()})`);
    this.#tallies.delete(area);
  }

  #write(line: string): void {
    this.#screen.write(`${plainLine(line)}\n`);
    this.#printedAt = Date.now();
  }
}

/** Whole seconds, as a person reads them. */
function seconds(ms: number): string {
  const all = Math.round(ms / 1000);
  return all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`;
}

/** The folder of a file, else the file itself. */
function areaOf(file: string): string {
  return file.split('/').at(-2) ?? file;
}

function count(tally: Map<Verdict, number>, verdict: Verdict): void {
  tally.set(verdict, (tally.get(verdict) ?? 0) + 1);
}
