import { selectedIn } from './grouping.ts';
import { duration, judgedLines, thousands, verdictOf } from './headline.ts';
import { type Html, html } from './html-escape.ts';
import type { RunResult } from './model.ts';
import { plainLine } from './plain-text.ts';
import { suiteInWords } from './suite-in-words.ts';
import { verdictWords } from './verdict-words.ts';

/** The head of the page: the verdict, how much was judged, and what was run. */
export function overview(result: RunResult): Html {
  return html`<header class="top">
<p class="brand">Conformance report <span>contract ${result.contract.version} as of ${result.contract.revision}</span></p>
<section class="hero ${verdictOf(result)}" aria-labelledby="verdict">
<div>
${banner(result)}
<p class="target"><code>${result.target.baseUrl}</code></p>
${why(result)}
</div>
${facts(result)}
</section>
${proportions(result)}
</header>`;
}

function banner(result: RunResult): Html {
  const partial = result.partial.length > 0 ? html` <span class="partial">partial run</span>` : '';
  return html`<h1 id="verdict">${sentence(result)}${partial}</h1>`;
}

function sentence(result: RunResult): string {
  switch (verdictOf(result)) {
    case 'passed':
      if (result.summary.knownFailures > 0) return 'No breach beside the known failures';
      return result.partial.length > 0 ? 'No breach was found' : 'The target keeps the contract';
    case 'failed':
      return 'The target does not pass';
    case 'unjudged':
      return 'Nothing was judged';
    case 'error':
      return result.run.gone
        ? 'The target let no further check run'
        : 'This run says nothing of the target';
  }
}

function why(result: RunResult): Html {
  const { red, partial } = result;
  return html`<ul class="why">${red.map((reason) => html`<li class="red">${reason}</li>`)}${[
    ...judgedLines(result),
    ...partial,
  ].map((reason) => html`<li>${reason}</li>`)}</ul>`;
}

function facts(result: RunResult): Html {
  const { run, suite, target, seed, exchanges, durationMs, startedAt } = result;
  const rows: readonly (readonly [string, string])[] = [
    ['Checks', thousands(run.checks)],
    ['Exchanges', thousands(exchanges)],
    ['Duration', duration(durationMs)],
    ['Started', startedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')],
    ['Profile', plainLine(target.profile)],
    ['Seed', String(seed)],
    ['Suite', suiteInWords(suite)],
  ];
  return html`<dl class="facts">${rows.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

/** Widths are attributes of an SVG, as the page's policy allows no inline styles. */
function proportions(result: RunResult): Html {
  const { summary } = result;
  let x = 0;
  const parts = verdictWords.flatMap(({ verdict, key }) => {
    const width = summary[key];
    const part = html`<rect class="${verdict}" x="${x}" width="${width}" height="1"/>`;
    x += width;
    return width === 0 ? [] : [part];
  });
  return html`<svg class="bar" viewBox="0 0 ${Math.max(1, selectedIn(result).length)} 1" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}
