import type { Area, Wanted } from './area.ts';
import { all, one } from './elements.ts';

/** Rows that are unfolded without being asked to; with more, the squares say it better. */
const FEW = 200;

/** What an address ends with that holds a filter; what else it can end with is an id. */
const KEPT = '#?';

/** The controls above the areas, and what they leave of them. The address keeps them, for a link. */
export class Filter {
  readonly #areas: readonly Area[];
  readonly #toolbar = one('toolbar', HTMLFormElement);
  readonly #chips = all('.chip', HTMLButtonElement);
  readonly #area = one('area', HTMLSelectElement);
  readonly #search = one('search', HTMLInputElement);
  readonly #unfold = one('unfold', HTMLButtonElement);

  constructor(areas: readonly Area[]) {
    this.#areas = areas;
    for (const chip of this.#chips) {
      chip.addEventListener('click', () => {
        press(chip, !isPressed(chip));
        this.#apply();
      });
    }
    this.#area.addEventListener('change', () => this.#apply());
    this.#search.addEventListener('input', () => this.#apply());
    this.#unfold.addEventListener('click', () => this.#unfoldAll());
    this.#toolbar.addEventListener('submit', (event) => event.preventDefault());
    this.#toolbar.hidden = false;
    // A browser that goes back to the page may keep what was typed.
    if (!this.restore()) this.#apply();
  }

  /** Sets the controls as the address has them, and tells whether it has any. */
  restore(): boolean {
    if (!location.hash.startsWith(KEPT)) return false;
    const kept = new URLSearchParams(location.hash.slice(KEPT.length));
    const verdicts = kept.getAll('verdict');
    for (const chip of this.#chips) press(chip, verdicts.includes(chip.dataset['verdict'] ?? ''));
    this.#area.value = kept.get('area') ?? '';
    this.#search.value = kept.get('search') ?? '';
    this.#apply();
    return true;
  }

  clear(): void {
    for (const chip of this.#chips) press(chip, false);
    this.#area.value = '';
    this.#search.value = '';
    this.#apply();
  }

  focusSearch(): void {
    this.#search.focus();
  }

  scrollIntoView(): void {
    this.#toolbar.scrollIntoView();
  }

  #wanted(): Wanted {
    return {
      verdicts: this.#chips.filter(isPressed).map(({ dataset }) => dataset['verdict'] ?? ''),
      area: this.#area.value,
      words: this.#search.value.toLowerCase().split(/\s+/).filter(Boolean),
    };
  }

  #apply(): void {
    const wanted = this.#wanted();
    const isAny = wanted.verdicts.length + wanted.words.length === 0 && wanted.area === '';
    this.#keep(wanted.verdicts);
    const counts = this.#areas.map((area) => area.show(wanted));
    const shown = counts.reduce((sum, count) => sum + count, 0);
    const isUnfolded = !isAny && shown <= FEW;
    this.#areas.forEach((area, n) => {
      area.isUnfolded = isUnfolded && counts[n] !== 0;
    });
    const size = this.#areas.reduce((sum, area) => sum + area.size, 0);
    one('shown', HTMLOutputElement).value = isAny
      ? ''
      : `${shown.toLocaleString('en-US')} of ${size.toLocaleString('en-US')}`;
    one('nothing', HTMLElement).hidden = shown > 0;
    this.#unfold.textContent = 'Unfold all';
  }

  #keep(verdicts: readonly string[]): void {
    const kept = new URLSearchParams(verdicts.map((each) => ['verdict', each]));
    if (this.#area.value !== '') kept.set('area', this.#area.value);
    if (this.#search.value.trim() !== '') kept.set('search', this.#search.value);
    const { pathname, search, hash } = location;
    if (kept.size > 0) history.replaceState(null, '', `${KEPT}${kept}`);
    else if (hash.startsWith(KEPT)) history.replaceState(null, '', pathname + search);
  }

  /** Every area that is shown, and every row in it. */
  #unfoldAll(): void {
    const isUnfolded = this.#unfold.textContent === 'Unfold all';
    for (const area of this.#areas.filter(({ section }) => !section.hidden)) {
      area.isUnfolded = isUnfolded;
      for (const row of area.shownRows) row.open = isUnfolded;
    }
    this.#unfold.textContent = isUnfolded ? 'Fold all' : 'Unfold all';
  }
}

function isPressed(chip: HTMLButtonElement): boolean {
  return chip.getAttribute('aria-pressed') === 'true';
}

function press(chip: HTMLButtonElement, isDown: boolean): void {
  chip.setAttribute('aria-pressed', String(isDown));
}
