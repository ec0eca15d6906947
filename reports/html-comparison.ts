import { type Change, type ComparedCause, type Comparison, changes } from './comparison.ts';
import { comparisonLine, stepOf } from './comparison-text.ts';
import { counted } from './counted.ts';
import { type Html, html, trusted } from './html-escape.ts';
import { policyFor } from './html-policy.ts';
import { style } from './html-style.ts';
import { plainLine } from './plain-text.ts';

/** The verdict whose colour a change has, and what it means to a reader. */
const headings: Readonly<Record<Change, { colour: string; title: string; meaning: string }>> = {
  worse: {
    colour: 'failed',
    title: 'Worse',
    meaning: 'The new run has a worse verdict for these.',
  },
  better: {
    colour: 'passed',
    title: 'Better',
    meaning: 'The new run has a better verdict for these.',
  },
  new: { colour: 'unverified', title: 'New', meaning: 'Only the new run was asked for these.' },
  gone: { colour: 'excluded', title: 'Gone', meaning: 'Only the old run was asked for these.' },
};

/** One page with what changed between two runs: it loads and runs nothing. */
export function formatComparison(comparison: Comparison): string {
  const { remarks, counts } = comparison;
  const title = titleOf(counts.worse);
  const page: Html = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title} · two runs compared</title>
<style>${trusted(style)}</style>
</head>
<body>
<header class="top">
<p class="brand">Two runs compared</p>
<section class="hero ${counts.worse > 0 ? 'failed' : 'passed'}" aria-labelledby="verdict">
<div>
<h1 id="verdict">${title}</h1>
<p class="target">${comparisonLine(comparison)}</p>
<ul class="why">${remarks.map((line) => html`<li>${plainLine(line)}</li>`)}</ul>
</div>
</section>
</header>
<main>
${changes.map((change) => section(change, comparison))}
</main>
</body>
</html>
`;
  return page.source;
}

function titleOf(worse: number): string {
  if (worse === 0) return 'No requirement is worse';
  return `${counted(worse, 'requirement')} ${worse === 1 ? 'is' : 'are'} worse`;
}

function section(change: Change, { causes, counts }: Comparison): Html {
  const own = causes.filter((cause) => cause.change === change);
  if (own.length === 0) return html``;
  const { colour, title, meaning } = headings[change];
  const count = `${counted(counts[change], 'requirement')}, ${counted(own.length, 'cause')}`;
  return html`<section class="causes ${colour}" aria-labelledby="${change}">
<h2 id="${change}">${title} <span>${count}</span></h2>
<p class="meaning">${meaning}</p>
${own.map((cause) => entry(cause, colour))}
</section>
`;
}

/** What is worse is to be read without a press. */
function entry({ change, title, rows }: ComparedCause, colour: string): Html {
  return html`<details class="cause ${colour}"${change === 'worse' ? trusted(' open') : ''}>
<summary><span class="title">${plainLine(title)}</span><span class="count">${counted(rows.length, 'requirement')}</span></summary>
<ul class="body seen">${rows.map((row) => html`<li><b class="id">${row.id}</b> ${stepOf(row)}. ${row.text}</li>`)}</ul>
</details>
`;
}
