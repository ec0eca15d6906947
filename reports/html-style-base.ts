/** One colour per verdict, in a light and a dark form; `--c` is the colour of what it stands on. */
export const colours = `
:root {
  color-scheme: light dark;
  --bg: #f5f6f8; --panel: #fff; --sunken: #f2f4f7; --ink: #171b22; --soft: #596273; --line: #dfe3e9;
  --link: #1f55c0; --on: #fff;
  --passed: #1c7c4d; --failed: #c2232c; --blocked: #b3470c; --warned: #8d6508;
  --unverified: #3c5cc4; --known-failure: #8b3ea3; --not-applicable: #6d7583; --excluded: #6f7786; --not-selected: #8f99a8;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0f1217; --panel: #171b22; --sunken: #11151b; --ink: #e5e9ef; --soft: #98a2b3; --line: #2a303a;
    --link: #8ab0ff; --on: #0f1217;
    --passed: #4cc38a; --failed: #ff7a80; --blocked: #f79a5e; --warned: #e0b13c;
    --unverified: #92abff; --known-failure: #d493ea; --not-applicable: #8b94a3; --excluded: #8690a0; --not-selected: #6b7584;
  }
}
.passed { --c: var(--passed) } .failed { --c: var(--failed) } .blocked { --c: var(--blocked) }
.warned { --c: var(--warned) } .unverified { --c: var(--unverified) }
.known-failure { --c: var(--known-failure) } .not-applicable { --c: var(--not-applicable) }
.excluded { --c: var(--excluded) } .not-selected { --c: var(--not-selected) } .error { --c: var(--warned) }
`;

/** Text, the head of the page, the matrix. */
export const layout = `
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
html { scroll-padding-top: 7rem; -webkit-text-size-adjust: 100% }
body { background: var(--bg); color: var(--ink); font: 15px/1.5 var(--sans); overflow-wrap: anywhere }
.top, main, footer { max-width: 76rem; margin-inline: auto; padding-inline: 1.5rem }
a { color: var(--link); text-underline-offset: .15em; text-decoration-thickness: 1px }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px }
code, pre, .url { font-family: var(--mono); font-size: .88em }
h1, h2, h3, h4 { line-height: 1.25; font-weight: 650 }
ul, ol { list-style: none; padding: 0 }
i { font-style: normal }
.skip, .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.skip:focus { position: fixed; top: .5rem; left: .5rem; width: auto; height: auto; clip-path: none; padding: .5rem 1rem; background: var(--panel); z-index: 3 }

.brand { padding-block: 1.1rem .9rem; font-weight: 650; letter-spacing: -.005em }
.brand span { color: var(--soft); font-weight: 400; margin-left: .6em }
.hero { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1.25rem 3rem; padding: 1.6rem 1.75rem; background: var(--panel); border: 1px solid var(--line); border-top: 4px solid var(--c); border-radius: 10px }
.hero h1 { font-size: 1.75rem; letter-spacing: -.02em; color: var(--c); text-wrap: balance }
.partial { display: inline-block; vertical-align: .25em; margin-left: .35em; padding: .1em .6em; border: 1px solid var(--line); border-radius: 99px; color: var(--soft); font-size: .8rem; font-weight: 500; letter-spacing: 0 }
.target { margin-top: .35rem }
.target code { font-size: .95rem }
.why { margin-top: .8rem; color: var(--soft); font-size: .92rem }
.why li { padding-left: 1.1em; text-indent: -1.1em }
.why li::before { content: "– " ; }
.why .red { color: var(--ink); font-weight: 600 }
.facts { display: grid; grid-template-columns: auto auto; gap: .3rem 2.2rem; align-content: start; font-size: .9rem; font-variant-numeric: tabular-nums }
.facts div { display: contents }
.facts dt { color: var(--soft) }
.facts dd { text-align: right }
.bar { display: block; width: 100%; height: 8px; margin-top: 1.25rem; border-radius: 4px; overflow: hidden }
.bar rect { fill: var(--c) }

.matrix { margin-top: 1.25rem; padding: .35rem 1.75rem; background: var(--panel); border: 1px solid var(--line); border-radius: 10px }
.line { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: .3rem 1.5rem; padding-block: .8rem }
.line + .line { border-top: 1px solid var(--line) }
.line h2 { font-size: .95rem }
.line h2 a { color: inherit; text-decoration: none }
.line h2 a:hover { text-decoration: underline }
.line h2 span { display: block; color: var(--soft); font-size: .82rem; font-weight: 400 }
.line.more { color: var(--soft); font-size: .88rem }
.line.more span { grid-column: 1 / -1 }
.line p { display: flex; flex-wrap: wrap; gap: 3px; align-content: start }
.square { width: 16px; height: 16px; border-radius: 3px; background: var(--c); color: var(--on); font: 700 11px/16px var(--sans); text-align: center; text-decoration: none }
.square.passed { opacity: .82 }
.square.excluded, .square.not-applicable { background: color-mix(in srgb, var(--c) 25%, var(--panel)); color: var(--soft) }
.square.not-selected { background: none; box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--c) 55%, transparent); color: transparent }
.square:hover { opacity: 1; outline: 2px solid var(--ink); outline-offset: 1px }

@media (max-width: 46rem) {
  .top, main, footer { padding-inline: .8rem }
  .brand span { display: block; margin-left: 0 }
  .hero { grid-template-columns: minmax(0, 1fr); padding: 1.2rem 1.1rem }
  .hero h1 { font-size: 1.45rem }
  .facts { grid-template-columns: auto 1fr }
  .facts dd { text-align: left }
  .matrix { padding-inline: 1.1rem }
  .line { grid-template-columns: minmax(0, 1fr) }
  .line h2 span { display: inline; margin-left: .5em }
}
`;
