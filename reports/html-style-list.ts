/** The causes, the filters, the rows and what unfolds under them. */
export const listStyle = `
.causes { margin-top: 2rem }
.causes > h2 { font-size: 1.1rem; letter-spacing: -.01em; margin-bottom: .6rem }
.causes > h2 span { color: var(--soft); font-weight: 400; margin-left: .3em }
.cause { background: var(--panel); border: 1px solid var(--line); border-top-width: 0; box-shadow: inset 4px 0 var(--c); scroll-margin-top: 1rem }
.cause:first-of-type { border-top-width: 1px; border-radius: 10px 10px 0 0 }
.cause:last-of-type { border-radius: 0 0 10px 10px }
.cause:only-of-type { border-radius: 10px }
.cause > summary { display: grid; grid-template-columns: 6.8rem minmax(0, 1fr) auto; gap: 1rem; align-items: baseline; padding: .7rem 1.1rem .7rem 1.4rem; cursor: pointer; list-style: none }
.cause > summary::-webkit-details-marker { display: none }
.cause > summary:hover, .cause[open] > summary { background: color-mix(in srgb, var(--c) 6%, transparent) }
.cause > summary .title { font: 600 .88rem/1.5 var(--mono) }
.cause.unverified > summary .title { font: inherit }
.cause .count { color: var(--soft); font-size: .88rem; font-variant-numeric: tabular-nums; white-space: nowrap }
.cause .body { padding-left: 1.4rem }
.ids { font: .82rem/1.75 var(--mono); max-height: 10.5rem; overflow: auto }
.ids a, .ids code { margin-right: .7em; white-space: nowrap }
main { padding-top: 2rem }
.toolbar { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .6rem 1.5rem; justify-content: space-between; padding-block: .7rem; background: var(--bg); border-bottom: 1px solid var(--line) }
.verdicts, .search { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center }
button, select, input { font: inherit; font-size: .88rem; color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .3rem .6rem; min-height: 2rem }
button, select { cursor: pointer }
button:hover, select:hover, input:hover { border-color: var(--soft) }
.chip { border-radius: 99px; display: inline-flex; align-items: center; gap: .4em; padding-left: .35rem }
.chip i, .pill i, .dot { display: inline-block; width: 1.35em; height: 1.35em; border-radius: 50%; background: var(--c); color: var(--on); font-size: .78em; font-weight: 700; line-height: 1.35em; text-align: center; flex: none }
.chip b { font-weight: 600; font-variant-numeric: tabular-nums; color: var(--soft) }
.chip[aria-pressed=true] { background: color-mix(in srgb, var(--c) 16%, var(--panel)); border-color: var(--c); box-shadow: inset 0 0 0 1px var(--c) }
.chip[aria-pressed=true] b { color: inherit }
#search { width: 13rem }
#shown { color: var(--soft); font-size: .85rem; font-variant-numeric: tabular-nums }
.nothing { padding: 3rem; text-align: center; color: var(--soft) }

.area { padding-top: 1.6rem; scroll-margin-top: -3rem }
.area > h2 span { color: var(--soft); font-weight: 400; margin-left: .3em }
.row { background: var(--panel); border: 1px solid var(--line); border-top-width: 0 }
.area > h2 + .row { margin-top: .6rem }
.row:first-of-type { border-top-width: 1px; border-radius: 10px 10px 0 0 }
.row:last-of-type { border-radius: 0 0 10px 10px }
.row:only-of-type { border-radius: 10px }
.row > summary { display: grid; grid-template-columns: 8.6rem 10.5rem minmax(0, 1fr); gap: 1rem; align-items: baseline; padding: .6rem 1.1rem; cursor: pointer; list-style: none }
.row > summary::-webkit-details-marker { display: none }
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
h3 { font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; color: var(--soft); padding-top: .4rem }
.check { padding-left: 1.9rem }
.check > * + * { margin-top: .45rem }
.check h4 { display: flex; gap: .6rem; margin-left: -1.9rem; font-weight: 500; font-size: .95rem }
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
.remarks { margin-top: 2.2rem }
.remarks ul, .remarks dl { margin-top: .6rem; padding: .8rem 1.1rem; background: var(--panel); border: 1px solid var(--line); border-radius: 10px }
.remarks li + li, .remarks dd + dt { margin-top: .5rem }
.remarks dd { font: .82rem/1.7 var(--mono) }
footer { padding-block: 2.5rem; color: var(--soft); font-size: .85rem }
@media (max-width: 46rem) {
  .cause > summary { grid-template-columns: minmax(0, 1fr) auto; gap: .1rem .8rem }
  .cause > summary .title { grid-column: 1 / -1; grid-row: 2 }
  .row > summary { grid-template-columns: auto minmax(0, 1fr); gap: .1rem .8rem; padding-inline: .9rem }
  .row .text { grid-column: 1 / -1 }
  .row .id { text-align: right }
  .toolbar { position: static }
  .search, .search label:nth-of-type(2), #search { flex: 1; width: 100% }
  .check { padding-left: 0 } .check h4 { margin-left: 0 }
  .command { flex-direction: column; align-items: stretch }
}
@media print { .toolbar, .skip { display: none } body { background: none } }
`;
