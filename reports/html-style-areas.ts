import { verdictWords } from './verdict-words.ts';

/** A mark is there to be seen; the name of its square tells the verdict in words. */
const marks = verdictWords
  .filter(({ verdict }) => verdict !== 'passed')
  .map(
    ({ verdict, mark }) =>
      `.square.${verdict}::before { content: "${mark}"; content: "${mark}" / "" }`,
  )
  .join('\n');

/** The filters, and the squares of each area. */
export const areaStyle = `
.toolbar { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .6rem 1.5rem; justify-content: space-between; padding-block: .7rem; background: var(--bg) }
.verdicts, .search { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center }
button, select, input { font: inherit; font-size: .88rem; color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .3rem .6rem; min-height: 2rem }
button, select { cursor: pointer }
button:hover, select:hover, input:hover { border-color: var(--soft) }
.chip { border-radius: 99px; display: inline-flex; align-items: center; gap: .4em; padding-left: .35rem }
.chip i, .pill i, .dot { display: inline-block; width: 1.35em; height: 1.35em; border-radius: 50%; background: var(--c); color: var(--on); font-size: .78em; font-weight: 700; line-height: 1.35em; text-align: center; flex: none }
.chip b { font-weight: 600; font-variant-numeric: tabular-nums; color: var(--soft) }
.chip[aria-pressed=true] { background: color-mix(in srgb, var(--c) 16%, var(--panel)); border-color: var(--c); box-shadow: inset 0 0 0 1px var(--c) }
.chip[aria-pressed=true] b { color: inherit }
#area { width: 9rem }
#search { width: 10.5rem }
#shown { color: var(--soft); font-size: .85rem; font-variant-numeric: tabular-nums }
.nothing { padding: 3rem; text-align: center; color: var(--soft) }

.areas { margin-top: .4rem; padding: .35rem 1.4rem; background: var(--panel); border: 1px solid var(--line); border-radius: 10px }
.area, .further { padding-block: .8rem }
.area { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: .3rem 1.5rem }
.area:not([hidden]) ~ .area, .further { border-top: 1px solid var(--line) }
.further { color: var(--soft); font-size: .88rem }
.name h3 { font-size: .95rem }
.name p { color: var(--soft); font-size: .82rem; padding-left: 1.2rem }
.name b { color: var(--c); font-weight: 600 }
.unfold { display: grid; grid-template-columns: 1.2rem auto; align-items: baseline; justify-content: start; width: 100%; min-height: 0; padding: 0; border: 0; background: none; font: inherit; text-align: left }
.unfold:hover { text-decoration: underline }
html:not(.scripted) :is(.unfold::before, .copy) { display: none }
.squares { display: flex; flex-wrap: wrap; gap: 3px; align-content: start }
.square { width: 16px; height: 16px; border-radius: 3px; background: var(--c); color: var(--on); font: 700 11px/16px var(--sans); text-align: center; text-decoration: none }
${marks}
.square.passed { opacity: .82 }
.square.excluded, .square.not-applicable { background: color-mix(in srgb, var(--c) 25%, var(--panel)); color: var(--soft) }
.square.not-selected { background: none; box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--c) 55%, transparent) }
.square.dim { opacity: .13 }
.square:hover { opacity: 1; outline: 2px solid var(--ink); outline-offset: 1px }
.square:focus-visible { opacity: 1; outline-width: 3px; outline-offset: 1px }
.rows { grid-column: 1 / -1 }
@media (max-width: 46rem) {
  .toolbar { position: static }
  .search, #search { flex: 1 }
  #search { width: 8rem }
  #area { flex: 1 }
  .areas { padding-inline: .9rem }
  .area { grid-template-columns: minmax(0, 1fr) }
  .name { display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: baseline }
  .name p { padding: 0 }
  .square { width: 18px; height: 18px; line-height: 18px }
}
@media print { .toolbar, .skip { display: none } body { background: none } }
`;
