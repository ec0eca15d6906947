import { seenIn } from './cause-details.ts';
import { causeId, causeKey, inWords } from './cause-of.ts';
import { counted } from './counted.ts';
import { selectedIn, touchedAreas } from './grouping.ts';
import { duration } from './headline.ts';
import { type Html, html } from './html-escape.ts';
import { command, exchangeList } from './html-exchange.ts';
import type { CheckResult, RequirementResult, RunResult, Verdict } from './model.ts';
import { plainLine } from './plain-text.ts';
import { verdictWords, wordFor } from './verdict-words.ts';

/** The filters and every requirement, area by area. */
export function requirementList(result: RunResult): Html {
  return html`<section id="requirements" aria-label="Requirements">
${toolbar(result)}
${touchedAreas(result).map(
  ({ area, requirements }) => html`<section class="area" id="area-${area}" data-area="${area}">
<h2>${area} <span>${selectedIn({ requirements }).length}</span></h2>
${requirements.map((requirement) => row(requirement, result))}
</section>`,
)}
<p class="nothing" id="nothing" hidden>No requirement matches.</p>
</section>`;
}

/** Shown by the script: without it the whole list is there anyway. */
function toolbar(result: RunResult): Html {
  const { summary } = result;
  return html`<form class="toolbar" id="toolbar" hidden>
<div class="verdicts" role="group" aria-label="Show only these verdicts">
${verdictWords
  .filter(({ key }) => summary[key] > 0)
  .map(({ verdict, key }) => chip(verdict, summary[key]))}
${summary.notSelected === 0 ? '' : chip('not-selected')}
</div>
<div class="search">
<label><span class="unseen">Area</span><select id="area"><option value="">every area</option>${touchedAreas(result).map(({ area }) => html`<option>${area}</option>`)}</select></label>
<label><span class="unseen">Search in ids, operations, texts, clauses and messages</span><input id="search" type="search" placeholder="Search   /" autocomplete="off" spellcheck="false"></label>
<button type="button" class="plain" id="unfold">Unfold all</button>
<output id="shown"></output>
</div>
</form>`;
}

function chip(verdict: Verdict, count?: number): Html {
  const { label, mark } = wordFor(verdict);
  const told = count === undefined ? '' : html`<b>${count}</b>`;
  return html`<button type="button" class="chip ${verdict}" data-verdict="${verdict}" aria-pressed="false"><i aria-hidden="true">${mark}</i>${label}${told}</button>`;
}

function row(requirement: RequirementResult, result: RunResult): Html {
  const { id, verdict, level, text, clause, operations } = requirement;
  const { label, mark } = wordFor(verdict);
  return html`<details class="row ${verdict}" id="${id}" data-verdict="${verdict}">
<summary><span class="pill ${verdict}"><i aria-hidden="true">${mark}</i>${label}</span><code class="id">${id}</code><span class="text">${text}</span></summary>
<div class="body">
<p class="clause"><b>${level}</b> ${operations.map((call) => html`<code>${inWords(call)}</code> · `)}${clause}</p>
${requirement.reason === undefined ? '' : html`<pre class="reason ${verdict}">${requirement.reason}</pre>`}
${observed(requirement, result)}
${requirement.checks.length === 0 ? '' : html`<h3>${requirement.checks.length === 1 ? 'Check' : 'Checks'}</h3>`}
${requirement.checks.map((each) => check(each, requirement, result))}
${requirement.replay === undefined ? '' : command('Repeat', requirement.replay)}
</div>
</details>
`;
}

function observed({ id }: RequirementResult, { unexpected }: RunResult): Html {
  const findings = unexpected
    .filter(({ requirement }) => requirement === id)
    .flatMap((found) => found.findings);
  return findings.length === 0
    ? html``
    : html`<h3>Seen in passing</h3><ul class="seen">${findings.map(
        ({ operation, message, check: title, count }) =>
          html`<li><code>${operation}</code> ${message} <span class="where">${seenIn(title, count)}</span></li>`,
      )}</ul>`;
}

function check(result: CheckResult, requirement: RequirementResult, run: RunResult): Html {
  const { file, title, verdict, message, durationMs, seed, counterexample } = result;
  const { label, mark } = wordFor(verdict);
  const others = result.requirements.filter((id) => id !== requirement.id);
  return html`<section class="check ${verdict}">
<h4><i class="dot ${verdict}" title="${label}">${mark}</i><span><span class="title">${title}</span><span class="where">${file} · ${duration(durationMs)}</span></span></h4>
${message === undefined || message === requirement.reason ? '' : html`<pre>${message}</pre>`}
${counterexample === undefined ? '' : html`<p class="label">Counterexample</p><pre>${counterexample}</pre>`}
${verdict === 'passed' || verdict === 'not-applicable' ? '' : html`<p class="note">Seed ${seed}, drawn from the run's ${run.seed}</p>`}
${others.length === 0 ? '' : html`<p class="note">Also covers ${others.map((id, n) => html`${n > 0 ? ', ' : ''}<a href="#${id}">${id}</a>`)}</p>`}
${exchangesOf(result, run)}
</section>`;
}

/** What came of a cause is shown there, once for all of its checks. */
function exchangesOf(result: CheckResult, { causes }: RunResult): Html {
  const id = causeId(causeKey(result));
  const cause = causes.find((each) => each.id === id);
  return cause === undefined
    ? html`${leftOut(result)}${exchangeList(result.transcript ?? [])}`
    : html`<p class="note">What led to it: <a href="#cause-${id}">${plainLine(cause.title)}</a></p>`;
}

function leftOut({ exchangesLeftOut = 0 }: CheckResult): Html {
  return exchangesLeftOut === 0
    ? html``
    : html`<p class="note">${counted(exchangesLeftOut, 'exchange')} left out</p>`;
}
