/** What is to be mended, cause by cause, and the remarks at the end. */
export const causeStyle = `
main { padding-top: 1.5rem }
.causes + .causes, .causes + #requirements, .causes + .remarks, .remarks + #requirements { margin-top: 2.2rem }
#requirements + .causes { margin-top: 2.5rem }
.causes > h2 { color: var(--c) }
.meaning { color: var(--soft); font-size: .9rem; margin: .1rem 0 .6rem }
.cause, .more { background: var(--panel); border: 1px solid var(--line); border-top-width: 0; scroll-margin-top: 1rem }
.cause { box-shadow: inset 4px 0 var(--c) }
.causes > details:first-of-type { border-top-width: 1px; border-radius: 10px 10px 0 0 }
.causes > details:last-of-type { border-radius: 0 0 10px 10px }
.causes > details:only-of-type { border-radius: 10px }
.cause > summary, .more > summary { padding: .65rem 1.1rem .65rem 1.4rem; cursor: pointer; list-style: none }
.cause > summary { display: grid; grid-template-columns: .8rem minmax(0, 1fr) auto; gap: .6rem; align-items: baseline }
summary::-webkit-details-marker { display: none }
.cause > summary::before, .more > summary::before, .row > summary::before, .unfold::before { content: "▸"; content: "▸" / ""; color: var(--soft); font-size: .8em }
.more > summary::before { margin-right: .8em }
.cause[open] > summary::before, .more[open] > summary::before, .row[open] > summary::before, .unfold[aria-expanded=true]::before { content: "▾"; content: "▾" / "" }
.cause > summary:hover, .cause[open] > summary { background: color-mix(in srgb, var(--c) 6%, transparent) }
.cause > summary .title { font: 600 .88rem/1.5 var(--mono) }
.cause.unverified > summary .title { font: inherit }
.cause .count { color: var(--soft); font-size: .88rem; font-variant-numeric: tabular-nums; white-space: nowrap }
.cause .body { padding-left: 2.8rem }
.more > summary { color: var(--soft); font-weight: 550 }
.more > .cause { border-width: 1px 0 0; border-radius: 0 }
.ids { font: .82rem/1.75 var(--mono); max-height: 10.5rem; overflow: auto }
.ids a, .ids code { margin-right: .7em; white-space: nowrap }
.remarks { margin-top: 2.2rem }
.remarks ul:not(:empty) { margin-top: .6rem; padding: .8rem 1.1rem; background: var(--panel); border: 1px solid var(--line); border-radius: 10px }
.remarks li + li { margin-top: .5rem }
footer { padding-block: 2.5rem; color: var(--soft); font-size: .85rem }
@media (max-width: 46rem) {
  .cause > summary { grid-template-columns: .8rem minmax(0, 1fr); gap: .1rem .6rem; padding: .6rem .9rem .6rem 1.1rem }
  .cause .count { grid-column: 2 }
  .cause .body { padding-left: 1.1rem }
}
`;
