import { counted } from './counted.ts';
import { type AreaGroup, byArea, selectedIn, touchedAreas } from './grouping.ts';
import { duration, thousands, verdictOf } from './headline.ts';
import { toMend } from './html-causes.ts';
import { type Html, html } from './html-escape.ts';
import type { RequirementResult, RunResult } from './model.ts';
import { plainLine } from './plain-text.ts';
import { verdictWords, wordFor } from './verdict-words.ts';

/** The head of the page: the verdict, what was run, and every requirement as one square. */
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
${matrix(result)}
${toMend(result)}
</header>`;
}

function banner(result: RunResult): Html {
  const partial = result.partial.length > 0 ? html` <span class="partial">partial run</span>` : '';
  return html`<h1 id="verdict">${sentence(result)}${partial}</h1>`;
}

function sentence(result: RunResult): string {
  switch (verdictOf(result)) {
    case 'passed':
      return result.partial.length > 0 ? 'No breach was found' : 'The target keeps the contract';
    case 'failed':
      return 'The target does not pass';
    case 'unjudged':
      return 'Nothing was judged';
    case 'error':
      return result.run.gone
        ? 'The target stopped answering'
        : 'This run says nothing of the target';
  }
}

function why({ red, partial }: RunResult): Html {
  const lines = [
    ...red.map((reason) => html`<li class="red">${reason}</li>`),
    ...partial.map((reason) => html`<li>${reason}</li>`),
  ];
  return lines.length === 0 ? html`` : html`<ul class="why">${lines}</ul>`;
}

function facts(result: RunResult): Html {
  const { run, target, seed, exchanges, durationMs, startedAt } = result;
  const rows: readonly (readonly [string, string])[] = [
    ['Requirements', thousands(selectedIn(result).length)],
    ['Checks', thousands(run.checks)],
    ['Exchanges', thousands(exchanges)],
    ['Duration', duration(durationMs)],
    ['Started', startedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')],
    ['Profile', plainLine(target.profile)],
    ['Seed', String(seed)],
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

function matrix(result: RunResult): Html {
  const areas = touchedAreas(result);
  const more = byArea(result.requirements).length - areas.length;
  return html`<section class="matrix" aria-label="Every requirement, by area">
${areas.map(
  (group) => html`<div class="line">
<h2><a href="#area-${group.area}">${group.area}</a> <span>${holding(group)}</span></h2>
<p>${group.requirements.map(square)}</p>
</div>`,
)}
${more === 0 ? '' : html`<p class="line more"><span>${counted(more, 'further area')} not selected</span></p>`}
</section>`;
}

function holding({ summary, requirements }: AreaGroup): string {
  const { passed, warned, excluded, notApplicable, notSelected } = summary;
  return `${passed + warned} of ${requirements.length - excluded - notApplicable - notSelected} hold`;
}

/** Pointer only: the list below offers the same to the keyboard and to screen readers. */
function square({ id, verdict, text }: RequirementResult): Html {
  const { label, mark } = wordFor(verdict);
  return html`<a class="square ${verdict}" href="#${id}" tabindex="-1" aria-hidden="true" title="${id}, ${label}: ${plainLine(text)}">${verdict === 'passed' ? '' : mark}</a>`;
}
