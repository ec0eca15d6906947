import { counted } from './counted.ts';
import { type AreaGroup, byArea, selectedIn, touchedAreas } from './grouping.ts';
import { thousands } from './headline.ts';
import { type Html, html } from './html-escape.ts';
import { later } from './html-later.ts';
import { requirementRow } from './html-requirement.ts';
import { toolbar } from './html-toolbar.ts';
import type { RequirementResult, RunResult } from './model.ts';
import { plainLine } from './plain-text.ts';
import { verdictWords, wordFor } from './verdict-words.ts';

/** Every requirement, by area: as a square, and as a row that unfolds. */
export function areaList(result: RunResult): Html {
  const areas = touchedAreas(result);
  const more = byArea(result.requirements).length - areas.length;
  return html`<section id="requirements" aria-labelledby="all-requirements">
<h2 id="all-requirements">Requirements <span>${thousands(selectedIn(result).length)} in ${counted(areas.length, 'area')}</span></h2>
${toolbar(result)}
<div class="areas">
${areas.map((group) => area(group, result))}
${more === 0 ? '' : html`<p class="further">${counted(more, 'further area')} not selected</p>`}
<p class="nothing" id="nothing" hidden>No requirement matches.</p>
</div>
</section>`;
}

function area(group: AreaGroup, result: RunResult): Html {
  const { area: name, requirements } = group;
  return html`<section class="area" id="area-${name}" data-area="${name}" aria-labelledby="name-${name}">
<div class="name">
<h3 id="name-${name}"><button type="button" class="unfold" aria-controls="rows-${name}">${name}</button></h3>
<p>${holding(group)}</p>
${red(group)}
</div>
<p class="squares" role="group" aria-label="Requirements of ${name}">${requirements.map(square)}</p>
<div class="rows" id="rows-${name}">${later(html`${requirements.map((each) => requirementRow(each, result))}`)}</div>
</section>
`;
}

function holding({ summary, requirements }: AreaGroup): string {
  const { passed, warned, excluded, notApplicable, notSelected } = summary;
  return `${passed + warned} of ${requirements.length - excluded - notApplicable - notSelected} hold`;
}

function red({ summary }: AreaGroup): Html {
  const words = verdictWords.filter(
    ({ verdict, key }) => (verdict === 'failed' || verdict === 'blocked') && summary[key] > 0,
  );
  return words.length === 0
    ? html``
    : html`<p>${words.map(({ verdict, label, key }, n) => html`${n > 0 ? ', ' : ''}<b class="${verdict}">${summary[key]} ${label}</b>`)}</p>`;
}

/** Its name is the title, its mark a matter of style. Tab leads to the first of an area, arrows to the others. */
function square({ id, verdict, text }: RequirementResult): Html {
  const { label } = wordFor(verdict);
  return html`<a class="square ${verdict}" data-verdict="${verdict}" href="#${id}" tabindex="-1" title="${id}, ${label}: ${plainLine(text)}"></a>`;
}
