import type { Comparison } from './comparison.ts';
import { comparisonLine, stepOf } from './comparison-text.ts';
import { counted } from './counted.ts';
import { type Html, html } from './html-escape.ts';

/** Requirements of a change that the page lists. */
const LISTED = 50;

/** What is worse and better than in the run before; what only one of them was asked for is counted. */
export function changedSince(since: Comparison): Html {
  return html`<section class="remarks" aria-labelledby="since"><h2 id="since">Since the last run <span>${comparisonLine(since)}</span></h2>
<ul>${since.remarks.map((line) => html`<li>${line}</li>`)}${(['worse', 'better'] as const).map((change) => list(since, change))}</ul></section>`;
}

function list({ causes }: Comparison, change: 'worse' | 'better'): Html {
  const rows = causes.filter((cause) => cause.change === change).flatMap((cause) => cause.rows);
  const more = rows.length - LISTED;
  return html`${rows
    .slice(0, LISTED)
    .map(
      (row) =>
        html`<li>${change}: <a href="#${row.id}">${row.id}</a> ${stepOf(row)}. ${row.text}</li>`,
    )}${more > 0 ? html`<li>${change}: ${counted(more, 'more requirement')}</li>` : ''}`;
}
