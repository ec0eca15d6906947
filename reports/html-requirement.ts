import type { TranscriptEntry } from '../spec/transcript.ts';
import { counted } from './counted.ts';
import { seenIn } from './failure-details.ts';
import { byArea } from './grouping.ts';
import { duration } from './headline.ts';
import { type Html, html } from './html-escape.ts';
import type { CheckResult, RequirementResult, RunResult } from './model.ts';
import { plainLine } from './plain-text.ts';
import { verdictWords, wordFor } from './verdict-words.ts';

/** The filters and every requirement, area by area. */
export function requirementList(result: RunResult): Html {
  return html`<section id="requirements" aria-label="Requirements">
${toolbar(result)}
${byArea(result).map(
  ({ area, requirements }) => html`<section class="area" id="area-${area}" data-area="${area}">
<h2>${area} <span>${requirements.length}</span></h2>
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
  .map(
    ({ verdict, label, mark, key }) =>
      html`<button type="button" class="chip ${verdict}" data-verdict="${verdict}" aria-pressed="false"><i aria-hidden="true">${mark}</i>${label}<b>${summary[key]}</b></button>`,
  )}
</div>
<div class="search">
<label><span class="unseen">Area</span><select id="area"><option value="">every area</option>${byArea(
    result,
  ).map(({ area }) => html`<option>${area}</option>`)}</select></label>
<label><span class="unseen">Search in ids, texts, clauses and messages</span><input id="search" type="search" placeholder="Search   /" autocomplete="off" spellcheck="false"></label>
<button type="button" class="plain" id="unfold">Unfold all</button>
<output id="shown"></output>
</div>
</form>`;
}

function row(requirement: RequirementResult, result: RunResult): Html {
  const { id, verdict, level, text, clause } = requirement;
  const { label, mark } = wordFor(verdict);
  return html`<details class="row ${verdict}" id="${id}" data-verdict="${verdict}">
<summary><span class="pill ${verdict}"><i aria-hidden="true">${mark}</i>${label}</span><code class="id">${id}</code><span class="text">${text}</span></summary>
<div class="body">
<p class="clause"><b>${level}</b> ${clause}</p>
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
${leftOut(result)}
${exchanges(result.transcript ?? [])}
</section>`;
}

function leftOut({ exchangesLeftOut = 0 }: CheckResult): Html {
  return exchangesLeftOut === 0
    ? html``
    : html`<p class="note">${counted(exchangesLeftOut, 'exchange')} left out</p>`;
}

function exchanges(entries: readonly TranscriptEntry[]): Html {
  return entries.length === 0
    ? html``
    : html`<ol class="exchanges">${entries.map(
        (entry) => html`<li><details><summary>${line(entry)}</summary>
${message('Request', entry.requestHeaders, entry.requestBody)}
${message('Answer', entry.responseHeaders, entry.responseBody)}
${command('curl', entry.curl)}
</details></li>`,
      )}</ol>`;
}

function line({ method, url, status, error, durationMs }: TranscriptEntry): Html {
  const answer = status === undefined ? 'no answer' : String(status);
  return html`<b>${method}</b> <span class="url">${plainLine(url)}</span> <b class="status">${answer}</b> <span class="where">${duration(durationMs)}${error === undefined ? '' : ` · ${plainLine(error)}`}</span>`;
}

function message(
  title: string,
  headers: Readonly<Record<string, string>> | undefined,
  body: string | undefined,
): Html {
  if (headers === undefined && body === undefined) {
    return html``;
  }
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const text = [...lines, ...(body === undefined ? [] : ['', body])].join('\n');
  return html`<p class="label">${title}</p><pre>${text}</pre>`;
}

function command(title: string, text: string): Html {
  return html`<p class="label">${title}</p><div class="command"><pre>${text}</pre><button type="button" class="plain copy" hidden>Copy</button></div>`;
}
