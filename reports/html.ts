import type { Comparison } from './comparison.ts';
import { verdictLabel, verdictOf } from './headline.ts';
import { areaList } from './html-areas.ts';
import { toMend } from './html-causes.ts';
import { type Html, html, trusted } from './html-escape.ts';
import { overview } from './html-overview.ts';
import { policyFor } from './html-policy.ts';
import { remarks } from './html-remarks.ts';
import { pageScript } from './html-script.ts';
import { changedSince } from './html-since.ts';
import { style } from './html-style.ts';
import type { RunResult } from './model.ts';

/**
 * One page with everything a run found. It loads nothing, and its policy forbids it to: it reads
 * the same from a disk, a mail or a CI archive, and nothing a target sent can act in it.
 */
export function formatHtml(result: RunResult, since?: Comparison): string {
  const page: Html = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style, pageScript)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${verdictLabel[verdictOf(result)]} · conformance of ${result.target.baseUrl}</title>
<style>${trusted(style)}</style>
</head>
<body>
<a class="skip" href="#requirements">Skip to the requirements</a>
${overview(result)}
<main>
${toMend(result)}
${since === undefined ? '' : changedSince(since)}
${areaList(result)}
${remarks(result)}
</main>
<footer><p>Run <code>${result.run.id}</code> · <code>${result.run.command}</code> · the same result
for machines is in <code>results.json</code></p></footer>
<script>${trusted(pageScript)}</script>
</body>
</html>
`;
  return page.source;
}
