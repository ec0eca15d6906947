import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { requirementIds } from '../spec/generated/requirement-ids.ts';
import { exampleOutcomes, exampleResult, outcome, record, row, setPin } from './example-run.ts';
import { formatHtml } from './html.ts';

const page = formatHtml(exampleResult());

test('the page loads nothing and its policy allows no other script', () => {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');

  expect(page).not.toMatch(/ (src|srcset|action)=|href="[^#]|@import|url\(/);
  expect(page).toContain(`default-src &#39;none&#39;`);
  expect(page).toContain(`script-src &#39;sha256-${hash.replaceAll('=', '=')}&#39;`);
});

test('every requirement has a square, a row to unfold and an anchor', () => {
  for (const { id } of exampleResult().requirements) {
    expect(page).toContain(`<details class="row `);
    expect(page).toContain(`id="${id}" data-verdict=`);
    expect(page).toContain(`href="#${id}" tabindex="-1" title="${id}, `);
  }
});

test('a requirement names its operation beside its clause', () => {
  expect(page).toContain('<code>POST /cards/{id}/set-pin</code> · Set a card PIN</p>');
  expect(page).toContain('<p class="clause"><b>MUST</b> Set a card PIN</p>');
});

/** A section of the page, by the id of its headline. */
function section(id: string): string {
  const [, found = ''] = new RegExp(`<h2 id="${id}">([\\s\\S]*?)</section>`).exec(page) ?? [];
  return found;
}

test('what failed and what is blocked stand apart, each under a headline with its counts', () => {
  const rows = (id: string) =>
    [...section(id).matchAll(/href="#([^"]+)"/g)].map(([, found]) => found);

  expect(section('causes-failed')).toMatch(/^Failed <span>2 requirements, 2 causes<\/span>/);
  expect(rows('causes-failed')).toEqual(['CARD-PIN-007', 'GEN-JSON-001']);
  expect(section('causes-blocked')).toMatch(/^Blocked <span>1 requirement, 1 cause<\/span>/);
  expect(rows('causes-blocked')).toEqual(['CARD-PIN-003']);
  expect(section('causes-blocked')).toContain('PATCH /cards/{id}: expected a 2xx, got 500');
});

test('the causes stand above the requirements, what is unverified below', () => {
  const heads = [...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);

  expect(heads).toEqual([
    'causes-failed',
    'causes-blocked',
    'all-requirements',
    'causes-unverified',
  ]);
});

test('what has to be verified stands above the requirements too', () => {
  const strict = formatHtml(exampleResult({ requireVerified: true }));

  expect(strict.indexOf('"causes-unverified"')).toBeLessThan(strict.indexOf('"all-requirements"'));
});

test('past ten causes of a verdict the others unfold', () => {
  const outcomes = requirementIds.slice(0, 14).map((id, n) => {
    const deviation = { call: setPin(500 + n), expected: '204' };
    return outcome(id, record([id], 'failed', { deviation }));
  });
  const requirements = outcomes.flatMap(({ record: { requirements: ids } }) =>
    ids.map((id) => row(id)),
  );
  const many = formatHtml(exampleResult({ requirements, knownFailures: [] }, { outcomes }));

  expect(many).toMatch(/<details class="more"><summary>4 more causes<\/summary><noscript>/);
  expect(many.match(/class="cause failed"/g)).toHaveLength(14);
});

test('the head says how many rows were judged, and a run that judged none is no success', () => {
  const unjudged = formatHtml(exampleResult({}, { outcomes: [] }));

  expect(page).toContain('<li>6 of 10 rows judged, 1 known failure</li>');
  expect(unjudged).toContain('<section class="hero unjudged"');
  expect(unjudged).toContain('<h1 id="verdict">Nothing was judged');
  expect(unjudged).toContain('<title>nothing judged · ');
});

test('the head of a run that passes with known failures does not hide them', () => {
  const requirements = [row('CARD-PIN-001'), row('CARD-PIN-004')];
  const known = formatHtml(exampleResult({ requirements }, { outcomes: exampleOutcomes }));

  expect(known).toContain('<h1 id="verdict">No breach beside the known failures');
});

test('a cause unfolds to its message, exchange, curl and replay command', () => {
  const [, body = ''] =
    /class="cause failed"([\s\S]*?)<\/noscript>\n<\/details>\n/.exec(page) ?? [];

  expect(body).toContain('expected 409 CONFLICT\ngot 204');
  expect(body).toContain('<b class="status">204</b>');
  expect(body).toContain('curl -X POST');
  expect(body).toContain('--requirement CARD-PIN-007 --seed 42');
});

test('the exchanges of a cause are shown once, and its rows lead there', () => {
  const [, body = ''] = /id="CARD-PIN-007"([\s\S]*?)\n<\/details>\n/.exec(page) ?? [];
  const [, cause] = /href="#(cause-[0-9a-f]+)"/.exec(body) ?? [];

  expect(body).not.toContain('curl -X POST');
  expect(page).toContain(`id="${cause}"`);
});

test('what was not selected is a hollow square, and belongs to no count', () => {
  const outcomes = [outcome('a', record(['CARD-PIN-001'], 'passed'))];
  const selection = ['--requirement CARD-PIN-001'];
  const asked = { areas: [], ids: ['CARD-PIN-001'] };

  const restricted = formatHtml(exampleResult({ selection, asked }, { outcomes }));

  expect(restricted).toContain('<li>1 of 1 rows judged, 0 known failures</li>');
  expect(restricted).toContain('1 of 1 hold');
  expect(restricted.match(/class="square not-selected"/g)).toHaveLength(6);
  expect(restricted).toContain('1 further area not selected');
  expect(restricted).toMatch(/<i aria-hidden="true">○<\/i>not selected<\/button>/);
});

test('there are filters for the verdicts that occur, and no others', () => {
  const green = formatHtml({
    ...exampleResult(),
    summary: { ...exampleResult().summary, failed: 0 },
  });

  expect(page).toContain('class="chip failed"');
  expect(green).not.toContain('class="chip failed"');
});

test('an id that a reader follows exists once', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  expect(new Set(ids).size).toBe(ids.length);
});
