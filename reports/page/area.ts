import { all } from './elements.ts';
import { build, unbuilt } from './later.ts';

const NOT_SELECTED = 'not-selected';

/** What a reader asks for; empty where it is anything. */
export interface Wanted {
  readonly verdicts: readonly string[];
  readonly area: string;
  /** In lower case. */
  readonly words: readonly string[];
}

/** One area of the page: a heading that unfolds it, a square for each requirement, and the rows. */
export class Area {
  readonly name: string;
  readonly section: HTMLElement;
  /** How many of its requirements the run was asked for. */
  readonly size: number;
  readonly #button: HTMLButtonElement;
  readonly #rows: HTMLElement;
  readonly #squares: ReadonlyMap<string, HTMLAnchorElement>;
  readonly #texts = new Map<HTMLDetailsElement, string>();
  #isWanted: (square: HTMLAnchorElement) => boolean = isSelected;

  constructor(section: HTMLElement) {
    const [button] = all('.unfold', HTMLButtonElement, section);
    const [rows] = all('.rows', HTMLElement, section);
    if (button === undefined || rows === undefined) throw new Error(`${section.id} is incomplete`);
    const squares = all('.square', HTMLAnchorElement, section);
    this.name = section.dataset['area'] ?? '';
    this.section = section;
    this.size = squares.filter(isSelected).length;
    this.#button = button;
    this.#rows = rows;
    this.#squares = new Map(squares.map((square) => [square.hash.slice(1), square]));
    this.isUnfolded = false;
    button.addEventListener('click', () => {
      this.isUnfolded = !this.isUnfolded;
    });
  }

  get isUnfolded(): boolean {
    return this.#button.getAttribute('aria-expanded') === 'true';
  }

  set isUnfolded(isUnfolded: boolean) {
    if (isUnfolded) this.#build();
    this.#button.setAttribute('aria-expanded', String(isUnfolded));
    this.#rows.hidden = !isUnfolded;
  }

  /** The rows that are built and are not filtered away. */
  get shownRows(): readonly HTMLDetailsElement[] {
    return this.#built().filter((row) => !row.hidden);
  }

  /** Hides what is not wanted, and tells how many are left. */
  show({ verdicts, area, words }: Wanted): number {
    const isOpen = area === '' || area === this.name;
    const isOfVerdict = (square: HTMLAnchorElement) =>
      verdicts.length === 0 ? isSelected(square) : verdicts.includes(verdictOf(square));
    const found = isOpen && words.length > 0 ? this.#holding(words) : undefined;
    this.#isWanted = (square) =>
      isOpen &&
      isOfVerdict(square) &&
      (words.length === 0 || found?.has(square.hash.slice(1)) === true);
    let count = 0;
    for (const square of this.#squares.values()) {
      const isWanted = this.#isWanted(square);
      square.classList.toggle('dim', !isWanted && isSelected(square));
      count += Number(isWanted);
    }
    this.#hideRows();
    this.section.hidden = count === 0;
    return count;
  }

  /** The ids of the rows that hold every word, anywhere in what they unfold to. */
  #holding(words: readonly string[]): ReadonlySet<string> {
    const raw = unbuilt(this.#rows).toLowerCase();
    // Where the markup lacks a word, no row has it, and nothing need be built.
    if (raw !== '' && !words.every((word) => raw.includes(escaped(word)))) return new Set();
    this.#build();
    for (const row of this.#built()) {
      if (!this.#texts.has(row)) this.#texts.set(row, (row.textContent ?? '').toLowerCase());
    }
    const texts = [...this.#texts].filter(([, text]) => words.every((word) => text.includes(word)));
    return new Set(texts.map(([{ id }]) => id));
  }

  #build(): void {
    if (unbuilt(this.#rows) === '') return;
    build(this.#rows);
    this.#hideRows();
  }

  #built(): readonly HTMLDetailsElement[] {
    return all(':scope > .row', HTMLDetailsElement, this.#rows);
  }

  #hideRows(): void {
    for (const row of this.#built()) {
      const square = this.#squares.get(row.id);
      row.hidden = square === undefined || !this.#isWanted(square);
    }
  }
}

function verdictOf(square: HTMLAnchorElement): string {
  return square.dataset['verdict'] ?? '';
}

function isSelected(square: HTMLAnchorElement): boolean {
  return verdictOf(square) !== NOT_SELECTED;
}

/** As markup writes it. */
function escaped(word: string): string {
  const span = document.createElement('span');
  span.textContent = word;
  return span.innerHTML.replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
