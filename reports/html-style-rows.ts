/** The rows of an area, and what unfolds under them and under a cause. */
export const rowStyle = `
.rows { border-bottom: 1px solid var(--line) }
.row { border: 1px solid var(--line); border-bottom-width: 0; scroll-margin-top: 1rem }
.row > summary { display: grid; grid-template-columns: .8rem 8.6rem 11rem minmax(0, 1fr); gap: .8rem; align-items: baseline; padding: .5rem .9rem; cursor: pointer; list-style: none }
.row > summary:hover { background: color-mix(in srgb, var(--c) 5%, var(--panel)) }
.row[open] > summary { background: color-mix(in srgb, var(--c) 8%, var(--panel)) }
.row:target { box-shadow: 0 0 0 2px var(--c); position: relative }
.pill { color: var(--c); font-size: .86rem; font-weight: 600; white-space: nowrap }
.pill i { margin-right: .5em; vertical-align: .08em }
.pill.passed, .pill.excluded, .pill.not-applicable, .pill.not-selected { font-weight: 500 }
.id { font-weight: 600; white-space: nowrap }
.excluded .text, .not-applicable .text, .not-selected .text { color: var(--soft) }

.body { padding: .9rem 1.1rem 1.2rem; border-top: 1px solid var(--line) }
.body > * + * { margin-top: .7rem }
.clause { color: var(--soft); font-size: .92rem }
.clause b { color: var(--ink); font-size: .8rem; letter-spacing: .04em; margin-right: .4em }
pre { white-space: pre-wrap; padding: .6rem .8rem; background: var(--sunken); border: 1px solid var(--line); border-radius: 6px; line-height: 1.45; max-height: 26rem; overflow: auto }
pre.reason { border-left: 3px solid var(--c); border-radius: 0 6px 6px 0 }
h4 { font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; color: var(--soft); padding-top: .4rem }
.check { padding-left: 1.9rem }
.check > * + * { margin-top: .45rem }
.check h5 { display: flex; gap: .6rem; margin-left: -1.9rem; font-weight: 500; font-size: .95rem }
.dot { margin-top: .25em }
.title { display: block }
.where { color: var(--soft); font-size: .84rem }
.note, .label { color: var(--soft); font-size: .84rem }
.label { margin-bottom: -.35rem }
.exchanges { border: 1px solid var(--line); border-radius: 6px; overflow: hidden }
.exchanges li + li { border-top: 1px solid var(--line) }
.exchanges summary { padding: .4rem .8rem; cursor: pointer; font-size: .9rem }
.exchanges summary:hover { background: var(--sunken) }
.exchanges details[open] { padding-bottom: .8rem }
.exchanges details > :not(summary) { margin-inline: .8rem }
.exchanges details > * + * { margin-top: .5rem }
.status { margin-left: .4em }
.command { display: flex; gap: .4rem; align-items: start }
.command pre { flex: 1; min-width: 0 }
.seen li { padding-block: .15rem }
@media (max-width: 46rem) {
  .row > summary { grid-template-columns: .8rem auto minmax(0, 1fr); gap: .1rem .6rem; padding-inline: .7rem }
  .row .text { grid-column: 2 / -1 }
  .row .id { text-align: right }
  .check { padding-left: 0 } .check h5 { margin-left: 0 }
  .command { flex-direction: column; align-items: stretch }
  .command pre { width: 100% }
}
`;
