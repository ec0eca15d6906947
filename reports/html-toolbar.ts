import { touchedAreas } from './grouping.ts';
import { type Html, html } from './html-escape.ts';
import type { RunResult, Verdict } from './model.ts';
import { verdictWords, wordFor } from './verdict-words.ts';

/** The filters. Shown by the script: without it the whole list is there anyway. */
export function toolbar(result: RunResult): Html {
  const { summary } = result;
  return html`<form class="toolbar" id="toolbar" hidden>
<div class="verdicts" role="group" aria-label="Show only these verdicts">
${verdictWords
  .filter(({ key }) => summary[key] > 0)
  .map(({ verdict, key }) => chip(verdict, summary[key]))}
${summary.notSelected === 0 ? '' : chip('not-selected')}
</div>
<div class="search">
<select id="area" aria-label="Area"><option value="">every area</option>${touchedAreas(result).map(({ area }) => html`<option>${area}</option>`)}</select>
<input id="search" type="search" aria-label="Search in ids, operations, texts, clauses and messages" placeholder="Search   /" title="Escape shows everything again" autocomplete="off" spellcheck="false">
<button type="button" class="plain" id="unfold">Unfold all</button>
<output id="shown"></output>
</div>
</form>`;
}

function chip(verdict: Verdict, count?: number): Html {
  const { label, mark } = wordFor(verdict);
  const told = count === undefined ? '' : html` <b>${count}</b>`;
  return html`<button type="button" class="chip ${verdict}" data-verdict="${verdict}" aria-pressed="false"><i aria-hidden="true">${mark}</i>${label}${told}</button>`;
}
