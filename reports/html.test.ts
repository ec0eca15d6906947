import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { exampleResult, outcome, record } from './example-run.ts';
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
    expect(page).toContain(`href="#${id}" tabindex="-1"`);
  }
});

test('a requirement names its operation beside its clause', () => {
  expect(page).toContain('<code>POST /cards/{id}/set-pin</code> · Set a card PIN</p>');
  expect(page).toContain('<p class="clause"><b>MUST</b> Set a card PIN</p>');
});

test('what turns the run red is listed first, cause by cause', () => {
  const [, list = ''] = /What to mend([\s\S]*?)<\/section>/.exec(page) ?? [];

  expect([...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'CARD-PIN-007',
    'GEN-JSON-001',
    'CARD-PIN-003',
  ]);
  expect(list).toContain('PATCH /cards/{id}: expected a 2xx, got 500');
});

test('a cause unfolds to its message, exchange, curl and replay command', () => {
  const [, body = ''] = /class="cause failed"([\s\S]*?)\n<\/details>\n/.exec(page) ?? [];

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

  expect(restricted).toContain('<dt>Requirements</dt><dd>1</dd>');
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
