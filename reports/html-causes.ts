import { counted } from './counted.ts';
import { type Html, html } from './html-escape.ts';
import { command, exchangeList } from './html-exchange.ts';
import { CAUSED, type Cause, type RunResult, type ShownCheck } from './model.ts';
import { plainLine } from './plain-text.ts';
import { wordFor } from './verdict-words.ts';

/** What turns the run red, the worst first: each cause with one transcript and all of its rows. */
export function toMend({ causes, seed }: RunResult): Html {
  const red = causes.filter(({ verdict }) => verdict !== 'unverified');
  return red.length === 0
    ? html``
    : html`<section class="causes" aria-labelledby="causes">
<h2 id="causes">What to mend <span>${counted(red.length, 'cause')}, the worst first</span></h2>
${red.map((cause) => entry(cause, seed))}
</section>`;
}

/** What would let more be verified. */
export function toVerify({ causes, seed }: RunResult): Html {
  const open = causes.filter(({ verdict }) => verdict === 'unverified');
  return open.length === 0
    ? html``
    : html`<section class="causes" aria-labelledby="open">
<h2 id="open">Why requirements are unverified <span>${counted(open.length, 'cause')}</span></h2>
${open.map((cause) => entry(cause, seed))}
</section>`;
}

function entry(cause: Cause, seed: number): Html {
  const { id, verdict, title, requirements, calls, shownBy } = cause;
  const { label, mark } = wordFor(verdict);
  return html`<details class="cause ${verdict}" id="cause-${id}">
<summary><span class="pill ${verdict}"><i aria-hidden="true">${mark}</i>${label}</span><span class="title">${plainLine(title)}</span><span class="count">${counted(requirements.length, 'requirement')}</span></summary>
<div class="body">
${rows(cause)}
${calls.length < 2 ? '' : html`<p class="label">Seen on</p><p class="ids">${calls.map(({ method, path }) => html`<code>${method} ${path}</code> `)}</p>`}
${shownBy === undefined ? '' : shown(shownBy, seed)}
</div>
</details>
`;
}

function rows({ requirements }: Cause): Html {
  return html`${CAUSED.map((verdict) => {
    const ids = requirements.filter((row) => row.verdict === verdict);
    return ids.length === 0
      ? ''
      : html`<p class="label">${counted(ids.length, 'requirement')} ${wordFor(verdict).label}</p><p class="ids">${ids.map(({ id }) => html`<a href="#${id}">${id}</a> `)}</p>`;
  })}`;
}

function shown(check: ShownCheck, runSeed: number): Html {
  const { file, title, message, counterexample, seed, exchanges, replay } = check;
  return html`<p class="label">Shown by</p><p>${title} <span class="where">${file} · seed ${seed}, drawn from the run's ${runSeed}</span></p>
${message === undefined ? '' : html`<pre>${message}</pre>`}
${counterexample === undefined ? '' : html`<p class="label">Counterexample</p><pre>${counterexample}</pre>`}
${exchangeList(exchanges)}
${replay === undefined ? '' : command('Repeat', replay)}`;
}
