import { toVerify } from './html-causes.ts';
import { type Html, html } from './html-escape.ts';
import { lifecycleLines } from './lifecycle-coverage.ts';
import type { RunResult } from './model.ts';
import { OPENAPI_TITLE, ownOpenApiLines } from './own-openapi.ts';
import { surveyLines } from './survey.ts';

/** What a reader may want after the requirements: how to verify more, and remarks. */
export function remarks(result: RunResult): Html {
  return html`${toVerify(result)}${list('Lifecycles', lifecycleLines(result.lifecycles))}${list('Preflight', result.preflight)}${list('What the target was asked to show', surveyLines(result.survey))}${list(OPENAPI_TITLE, ownOpenApiLines(result))}${list(
    'Notes on the target',
    result.notes,
  )}${list('Mistakes of the suite', result.errors)}`;
}

function list(title: string, lines: readonly string[]): Html {
  return lines.length === 0
    ? html``
    : html`<section class="remarks"><h2>${title}</h2><ul>${lines.map(
        (text) => html`<li>${text}</li>`,
      )}</ul></section>`;
}
