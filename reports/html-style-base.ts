/** One colour per verdict, in a light and a dark form; `--c` is the colour of what it stands on. */
export const colours = `
:root {
  color-scheme: light dark;
  --bg: #f5f6f8; --panel: #fff; --sunken: #f2f4f7; --ink: #171b22; --soft: #596273; --line: #dfe3e9;
  --link: #1f55c0; --on: #fff; --grey: #5d6675;
  --passed: #1c7c4d; --failed: #c2232c; --blocked: #b3470c; --warned: #8d6508;
  --unverified: #3c5cc4; --known-failure: #8b3ea3; --not-applicable: #6d7583; --excluded: #6f7786; --not-selected: #8f99a8;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0f1217; --panel: #171b22; --sunken: #11151b; --ink: #e5e9ef; --soft: #98a2b3; --line: #2a303a;
    --link: #8ab0ff; --on: #0f1217; --grey: #a0a9b8;
    --passed: #4cc38a; --failed: #ff7a80; --blocked: #f79a5e; --warned: #e0b13c;
    --unverified: #92abff; --known-failure: #d493ea; --not-applicable: #8b94a3; --excluded: #8690a0; --not-selected: #6b7584;
  }
}
.passed { --c: var(--passed) } .failed { --c: var(--failed) } .blocked { --c: var(--blocked) }
.warned { --c: var(--warned) } .unverified { --c: var(--unverified) }
.known-failure { --c: var(--known-failure) } .not-applicable { --c: var(--not-applicable) }
.excluded { --c: var(--excluded) } .not-selected { --c: var(--not-selected) }
.unjudged { --c: var(--grey) } .error { --c: var(--warned) }
`;

/** Text, and the head of the page. */
export const layout = `
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
html { scroll-padding-top: 7rem; -webkit-text-size-adjust: 100% }
body { background: var(--bg); color: var(--ink); font: 15px/1.5 var(--sans); overflow-wrap: anywhere }
.top, main, footer { max-width: 76rem; margin-inline: auto; padding-inline: 1.5rem }
a { color: var(--link); text-underline-offset: .15em; text-decoration-thickness: 1px }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px }
summary:focus-visible { outline-offset: -3px }
code, pre, .url { font-family: var(--mono); font-size: .88em }
h1, h2, h3, h4, h5 { line-height: 1.25; font-weight: 650 }
h2 { font-size: 1.1rem; letter-spacing: -.01em }
h2 span { color: var(--soft); font-size: .95rem; font-weight: 400; margin-left: .4em }
ul, ol { list-style: none; padding: 0 }
i { font-style: normal }
.skip { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.skip:focus { position: fixed; top: .5rem; left: .5rem; width: auto; height: auto; clip-path: none; padding: .5rem 1rem; background: var(--panel); z-index: 3 }

.brand { padding-block: 1.1rem .9rem; font-weight: 650; letter-spacing: -.005em }
.brand span { color: var(--soft); font-weight: 400; margin-left: .6em }
.hero { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1.25rem 3rem; padding: 1.5rem 1.75rem; background: var(--panel); border: 1px solid var(--line); border-top: 4px solid var(--c); border-radius: 10px }
.hero h1 { font-size: 1.75rem; letter-spacing: -.02em; color: var(--c); text-wrap: balance }
.partial { display: inline-block; vertical-align: .25em; margin-left: .35em; padding: .1em .6em; border: 1px solid var(--line); border-radius: 99px; color: var(--soft); font-size: .8rem; font-weight: 500; letter-spacing: 0 }
.target { margin-top: .35rem }
.target code { font-size: .95rem }
.why { margin-top: .8rem; color: var(--soft); font-size: .92rem }
.why li { padding-left: 1.1em; text-indent: -1.1em }
.why li::before { content: "– " }
.why .red { color: var(--ink); font-weight: 600 }
.facts { display: grid; grid-template-columns: auto auto; gap: .25rem 2.2rem; align-content: start; font-size: .9rem; font-variant-numeric: tabular-nums }
.facts div { display: contents }
.facts dt { color: var(--soft) }
.facts dd { text-align: right }
.bar { display: block; width: 100%; height: 8px; margin-top: 1rem; border-radius: 4px; overflow: hidden; background: var(--line) }
.bar rect { fill: var(--c) }

@media (max-width: 46rem) {
  .top, main, footer { padding-inline: .8rem }
  .brand { padding-block: .8rem .6rem }
  .brand span { display: block; margin-left: 0; font-size: .88rem }
  .hero { grid-template-columns: minmax(0, 1fr); gap: .9rem; padding: 1rem 1.1rem }
  .hero h1 { font-size: 1.45rem }
  .why { margin-top: .6rem }
  .facts { display: flex; flex-wrap: wrap; gap: .1rem 1rem; font-size: .84rem }
  .facts div { display: flex; gap: .4em }
}
`;
