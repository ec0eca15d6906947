import { all } from './elements.ts';

const HEADS = '.cause > summary, .more > summary, .unfold, .row > summary';

/** One square of an area is reached by Tab, the others from it by the arrows. */
export function prepareSquares(): void {
  for (const group of all('.squares', HTMLElement)) {
    const [first] = all('.square', HTMLAnchorElement, group);
    if (first !== undefined) first.tabIndex = 0;
  }
}

/** What an arrow leads to from where the focus is, if from there it leads anywhere. */
export function byArrow(from: HTMLElement, key: string): HTMLElement | undefined {
  if (from instanceof HTMLAnchorElement && from.matches('.square')) return squareBy(from, key);
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !from.matches(HEADS)) return undefined;
  const heads = all(HEADS, HTMLElement).filter((head) => head.getClientRects().length > 0);
  return heads[heads.indexOf(from) + step];
}

function squareBy(from: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
  const squares = all('.square', HTMLAnchorElement, from.parentElement ?? document);
  const at = squares.indexOf(from);
  const perLine = squares.filter(({ offsetTop }) => offsetTop === squares[0]?.offsetTop).length;
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - perLine,
    ArrowDown: at + perLine,
    Home: 0,
    End: squares.length - 1,
  };
  const found = squares[to[key] ?? -1];
  if (found !== undefined) {
    from.tabIndex = -1;
    found.tabIndex = 0;
  }
  return found;
}
