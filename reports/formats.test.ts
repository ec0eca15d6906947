import { expect, test } from '@playwright/test';
import { formatBadge } from './badge.ts';
import { exampleOutcomes, exampleResult, exchange, outcome, record } from './example-run.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { RunResult } from './model.ts';
import { formatSarif } from './sarif.ts';
import { formatTerminal } from './terminal.ts';

const formats: Readonly<Record<string, (result: RunResult) => string>> = {
  json: (result) => JSON.stringify(result),
  terminal: (result) => formatTerminal(result, { colour: true, folder: 'out' }),
  markdown: formatMarkdown,
  junit: formatJunit,
  sarif: formatSarif,
  html: formatHtml,
  badge: formatBadge,
};

const forPeople = Object.entries(formats).filter(
  ([name]) => !['json', 'sarif', 'badge'].includes(name),
);

const attack = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  ']]><evil/>',
  '`````',
  '| a | b |',
  '\u001b[2J\u001b]0;owned\u0007',
  '\u202egnp.exe',
  '\u0000',
  '\ud800',
  '" onmouseover="alert(1)',
].join(' ');

const hostile = exampleResult(
  {
    target: { baseUrl: `https://x.test/${attack}`, profile: attack },
    preflight: [attack],
    selection: [attack],
  },
  {
    errors: [attack],
    outcomes: [
      outcome(
        attack,
        record(['CARD-PIN-007'], 'failed', {
          message: attack,
          counterexample: attack,
          notes: [attack],
          transcript: [
            {
              ...exchange,
              url: attack,
              requestBody: attack,
              responseBody: attack,
              responseHeaders: { [attack]: attack },
              error: attack,
              curl: attack,
            },
          ],
          findings: [
            { requirement: 'GEN-JSON-001', verdict: 'failed', message: attack, operation: attack },
          ],
        }),
      ),
      outcome('b', record(['CARD-PIN-003'], 'unverified', { message: attack })),
      outcome('c', record(['CARD-PIN-001'], 'blocked', { message: attack })),
    ],
  },
);

/** What the page and the XML hold as markup, once everything quoted or escaped is taken away. */
function tagsOf(markup: string): string[] {
  return [...markup.matchAll(/<([a-z!/][a-z0-9-]*)/gi)].map(([, name = '']) => name);
}

for (const [name, format] of Object.entries(formats)) {
  test(`the ${name} report is the same for any order of the checks`, () => {
    const shuffled = [...exampleOutcomes].reverse();
    const rotated = [...exampleOutcomes.slice(3), ...exampleOutcomes.slice(0, 3)];

    const report = format(exampleResult());

    expect(format(exampleResult({}, { outcomes: shuffled }))).toBe(report);
    expect(format(exampleResult({}, { outcomes: rotated }))).toBe(report);
  });
}

for (const [name, format] of forPeople) {
  test(`the ${name} report takes the sting out of what a target sent`, () => {
    const report = format(hostile);

    for (const forbidden of ['\u0000', '\u0007', '\u202e', '\ud800 ', '\u001b[2J']) {
      expect(report).not.toContain(forbidden);
    }
  });

  test(`the ${name} report cuts a text of 100 kB and says so`, () => {
    const message = 'x'.repeat(100_000);
    const outcomes = [outcome('a', record(['CARD-PIN-007'], 'failed', { message }))];

    const report = format(exampleResult({}, { outcomes }));

    expect(report).toContain('more characters in results.json');
    expect(report.length).toBeLessThan(60_000);
  });
}

test('the html report has no element and no attribute that a target put there', () => {
  const report = formatHtml(hostile);

  expect(tagsOf(report)).not.toContain('img');
  expect(tagsOf(report).filter((tag) => tag === 'script')).toHaveLength(1);
  expect(report.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*onmouseover/);
});

test('the junit report has no element that a target put there', () => {
  const known = ['!', 'error', 'failure', 'skipped', 'system-out'];
  const names = new Set(tagsOf(formatJunit(hostile)).map((name) => name.replace(/^\//, '')));

  expect(
    [...names].filter((name) => !/^(?:test|propert)/.test(name) && !known.includes(name)),
  ).toEqual([]);
});

test('the markdown report shows hostile text as text', () => {
  const outside = formatMarkdown(hostile)
    .replace(/^(`{3,})text$[\s\S]*?^\1$/gm, '')
    .replace(/(?<!\\)`[^`\n]*`/g, '');

  expect(outside).not.toMatch(/<(script|img)/);
  expect(outside).not.toMatch(/[^\\]`{2,}/);
});
