import { seenIn } from './cause-details.ts';
import { causeKey, causeOfKey, inWords } from './cause-of.ts';
import { counted } from './counted.ts';
import { duration } from './headline.ts';
import { type Html, html } from './html-escape.ts';
import { command, exchangeList } from './html-exchange.ts';
import type { CheckResult, RequirementResult, RunResult } from './model.ts';
import { plainLine } from './plain-text.ts';
import { wordFor } from './verdict-words.ts';

/** One requirement: what it says, and what the run made of it. */
export function requirementRow(requirement: RequirementResult, result: RunResult): Html {
  const { id, verdict, level, text, clause, operations } = requirement;
  const { label, mark } = wordFor(verdict);
  return html`<details class="row ${verdict}" id="${id}" data-verdict="${verdict}">
<summary><span class="pill ${verdict}"><i aria-hidden="true">${mark}</i>${label}</span><code class="id">${id}</code><span class="text">${text}</span></summary>
<div class="body">
<p class="clause"><b>${level}</b> ${requirement.shapeOnly ? 'shape only · ' : ''}${operations.map((call) => html`<code>${inWords(call)}</code> · `)}${clause}</p>
${requirement.reason === undefined ? '' : html`<pre class="reason ${verdict}">${requirement.reason}</pre>`}
${observed(requirement, result)}
${requirement.checks.length === 0 ? '' : html`<h4>${requirement.checks.length === 1 ? 'Check' : 'Checks'}</h4>`}
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
    : html`<h4>Seen in passing</h4><ul class="seen">${findings.map(
        ({ operation, message, check: title, count }) =>
          html`<li><code>${operation}</code> ${message} <span class="where">${seenIn(title, count)}</span></li>`,
      )}</ul>`;
}

function check(result: CheckResult, requirement: RequirementResult, run: RunResult): Html {
  const { file, title, verdict, message, durationMs, seed, counterexample } = result;
  const { label, mark } = wordFor(verdict);
  const others = result.requirements.filter((id) => id !== requirement.id);
  return html`<section class="check ${verdict}">
<h5><i class="dot ${verdict}" title="${label}">${mark}</i><span><span class="title">${title}</span><span class="where">${file} · ${duration(durationMs)}</span></span></h5>
${message === undefined || message === requirement.reason ? '' : html`<pre>${message}</pre>`}
${counterexample === undefined ? '' : html`<p class="label">Counterexample</p><pre>${counterexample}</pre>`}
${verdict === 'passed' || verdict === 'not-applicable' ? '' : html`<p class="note">Seed ${seed}, drawn from the run's ${run.seed}</p>`}
${others.length === 0 ? '' : html`<p class="note">Also covers ${others.map((id, n) => html`${n > 0 ? ', ' : ''}<a href="#${id}">${id}</a>`)}</p>`}
${requirement.verdict === 'passed' ? '' : exchangesOf(result, run)}
</section>`;
}

/**
 * What came of a cause is shown there, once for all of its checks. A check that passed has exchanges
 * for what was seen in passing, against another row.
 */
function exchangesOf(result: CheckResult, { causes }: RunResult): Html {
  const cause = causeOfKey(causeKey(result), causes);
  return cause === undefined
    ? html`${leftOut(result)}${exchangeList(result.transcript ?? [])}`
    : html`<p class="note">What led to it: <a href="#cause-${cause.id}">${plainLine(cause.title)}</a></p>`;
}

function leftOut({ exchangesLeftOut = 0 }: CheckResult): Html {
  return exchangesLeftOut === 0
    ? html``
    : html`<p class="note">${counted(exchangesLeftOut, 'exchange')} left out</p>`;
}
