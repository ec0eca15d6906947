import { Area } from './area.ts';
import { byArrow, prepareSquares } from './arrows.ts';
import { copyBeside } from './copy.ts';
import { all } from './elements.ts';
import { Filter } from './filter.ts';
import { build } from './later.ts';
import { openLinked } from './links.ts';

const areas = all('.area', HTMLElement).map((section) => new Area(section));
const filter = new Filter(areas);
const open = () => openLinked(areas, filter);

document.documentElement.classList.add('scripted');
prepareSquares();

window.addEventListener('hashchange', () => {
  if (location.hash === '') filter.clear();
  open();
});

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  // A second press of one link changes no address.
  const link = event.target.closest('a');
  if (link?.hash && link.hash === location.hash) open();
  const button = event.target.closest('button');
  if (button?.matches('.copy')) void copyBeside(button);
});

document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open) build(target);
  },
  true,
);

document.addEventListener('keydown', (event) => {
  if (!(event.target instanceof HTMLElement)) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '/' && !event.target.matches('input, select')) {
    event.preventDefault();
    filter.focusSearch();
  }
  // In a list of choices it closes the list.
  if (event.key === 'Escape' && !event.target.matches('select')) filter.clear();
  const next = byArrow(event.target, event.key);
  if (next !== undefined) {
    event.preventDefault();
    next.focus();
  }
});

open();
