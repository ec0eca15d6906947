import { counted } from './counted.ts';
import { type Html, html } from './html-escape.ts';
import { command, exchangeList } from './html-exchange.ts';
import { later } from './html-later.ts';
import {
  CAUSED,
  type Cause,
  type CausedVerdict,
  type RunResult,
  type ShownCheck,
} from './model.ts';
import { plainLine } from './plain-text.ts';
import { wordFor } from './verdict-words.ts';

/** Causes of a verdict that are listed; what is more unfolds. */
const LISTED = 10;

const headings: Readonly<Record<CausedVerdict, { title: string; meaning: string }>> = {
  failed: { title: 'Failed', meaning: 'The target breaks the contract.' },
  blocked: {
    title: 'Blocked',
    meaning: 'A call that leads to what is checked does not do what the contract says.',
  },
  unverified: {
    title: 'Unverified',
    meaning: 'Not judged. Each line says what is missing, and what supplies it.',
  },
};

/** What turns the run red, the worst first: each cause with one transcript and all of its rows. */
export function toMend(result: RunResult): Html {
  return html`${CAUSED.filter((verdict) => isRed(verdict, result)).map((verdict) => causes(verdict, result))}`;
}

/** What would let more be verified. */
export function toVerify(result: RunResult): Html {
  return html`${CAUSED.filter((verdict) => !isRed(verdict, result)).map((verdict) => causes(verdict, result))}`;
}

/** A blocked row is mended like a failed one, whether or not the run passes with it. */
function isRed(verdict: CausedVerdict, { run }: RunResult): boolean {
  return verdict !== 'unverified' || run.requireVerified;
}

function causes(verdict: CausedVerdict, { causes: all, seed }: RunResult): Html {
  const found = all.filter((cause) => cause.verdict === verdict);
  if (found.length === 0) return html``;
  const { title, meaning } = headings[verdict];
  const ids = new Set(
    found.flatMap(({ requirements }) =>
      requirements.filter((row) => row.verdict === verdict).map(({ id }) => id),
    ),
  );
  const count = `${counted(ids.size, 'requirement')}, ${counted(found.length, 'cause')}`;
  const rest = found.slice(LISTED);
  return html`<section class="causes ${verdict}" aria-labelledby="causes-${verdict}">
<h2 id="causes-${verdict}">${title} <span>${count}</span></h2>
<p class="meaning">${meaning}</p>
${found.slice(0, LISTED).map((cause) => entry(cause, later(details(cause, seed))))}
${rest.length === 0 ? '' : more(rest, seed)}
</section>`;
}

function more(rest: readonly Cause[], seed: number): Html {
  return html`<details class="more"><summary>${counted(rest.length, 'more cause')}</summary>${later(
    html`${rest.map((cause) => entry(cause, details(cause, seed)))}`,
  )}</details>`;
}

function entry(cause: Cause, body: Html): Html {
  const { id, verdict, title } = cause;
  return html`<details class="cause ${verdict}" id="cause-${id}">
<summary><span class="title">${plainLine(title)}</span><span class="count">${counts(cause)}</span></summary>${body}
</details>
`;
}

/** How many rows of its section a cause has, and how many others by verdict. */
function counts({ verdict, requirements }: Cause): string {
  const of = (one: CausedVerdict) => requirements.filter((row) => row.verdict === one).length;
  const others = CAUSED.filter((one) => one !== verdict && of(one) > 0);
  return [
    counted(of(verdict), 'requirement'),
    ...others.map((one) => `${of(one)} ${wordFor(one).label}`),
  ].join(', ');
}

function details(cause: Cause, seed: number): Html {
  const { calls, shownBy } = cause;
  return html`<div class="body">
${rows(cause)}
${calls.length < 2 ? '' : html`<p class="label">Seen on</p><p class="ids">${calls.map(({ method, path }) => html`<code>${method} ${path}</code> `)}</p>`}
${shownBy === undefined ? '' : shown(shownBy, seed)}
</div>`;
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
