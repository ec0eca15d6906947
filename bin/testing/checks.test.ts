import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inPassingUrl } from '../../spec/in-passing.ts';
import { shapeOnlyUrl } from '../../spec/shape-only.ts';
import { coverageBy } from '../commands/coverage.ts';
import { listChecks } from '../run/checks.ts';
import { inPassingText } from '../run/in-passing.ts';
import type { Check } from '../run/known-checks.ts';
import { checksText, checksUrl } from '../run/known-checks.ts';
import { dictates, shapeOnlyText, suiteText } from '../run/shape-only.ts';
import { findsIn, forms, statements } from './plain-words.ts';

// Listing the checks is most of what these tests take, so they share a worker.
test.describe.configure({ mode: 'default' });
let listing: ReturnType<typeof listChecks> | undefined;

// A pipeline may lead the JSON of its own tests to a file, which the listing is not to follow.
test.beforeAll(() => {
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = 'own.json';
});

test.afterAll(() => {
  delete process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];
});

function listed(): ReturnType<typeof listChecks> {
  listing ??= listChecks();
  return listing;
}

/** What is wrong with the headers of checks, one line each. */
function faultsInHeaders(all: readonly Check[]): readonly string[] {
  const seen = new Set<string>();
  return all.flatMap(({ file, title, requirements }) => {
    const place = `${file} › ${title}`;
    const isRepeated = seen.has(place);
    seen.add(place);
    return [
      ...(requirements.length === 0 ? ['cites no requirement'] : []),
      ...(/\b(should|test that)\b/i.test(title) ? ['is a wish, not a fact'] : []),
      ...(title.length > 90 ? [`has ${title.length} characters`] : []),
      ...(title.split(' › ').length > 2 ? ['is described at two levels'] : []),
      ...(isRepeated ? ['is there twice'] : []),
      ...findsIn(title.replace(' › ', ' '), [...forms, ...statements]).map(
        (form) => `has the form “${form}”`,
      ),
    ].map((fault) => `${place}: ${fault}`);
  });
}

test('every check states a fact and cites a requirement', async () => {
  const all = await listed();

  expect(all.length).toBeGreaterThan(200);
  expect(faultsInHeaders(all)).toEqual([]);
});

test('every requirement has a check or an exclusion, and every check a defect', async () => {
  const { uncovered, unproven } = coverageBy(await listed());

  expect(uncovered.map(({ id }) => id)).toEqual([]);
  expect(unproven.map(({ id }) => id)).toEqual([]);
});

test('which checks there are, of which requirements, is known', async () => {
  const isFresh = readFileSync(checksUrl, 'utf8') === checksText(await listed());

  expect(isFresh, `${checksUrl.pathname} is stale: npm run generate`).toBe(true);
});

test('which rows are judged in shape only is known', async () => {
  const isFresh = readFileSync(shapeOnlyUrl, 'utf8') === shapeOnlyText(await listed());

  expect(isFresh, `${shapeOnlyUrl.pathname} is stale: npm run generate`).toBe(true);
});

test('which rows are judged in passing is known', () => {
  const isFresh = readFileSync(inPassingUrl, 'utf8') === inPassingText();

  expect(isFresh, `${inPassingUrl.pathname} is stale: npm run generate`).toBe(true);
  expect(inPassingText()).toMatch(/"ERR-OBJECT-001"[\s\S]*"GEN-TIME-003"/);
});

test('a row is in shape only where all of its checks dictate the answer', () => {
  const check = (file: string, requirements: Check['requirements']) => ({
    file,
    title: 'works',
    requirements,
  });
  const text = (file: string) => (file === 'a.spec.ts' ? 'await armFault(platform);' : '');
  const both = [
    check('a.spec.ts', ['CARD-PIN-002', 'CARD-PIN-001']),
    check('b.spec.ts', ['CARD-PIN-001', 'CARD-PIN-003']),
  ];

  expect(JSON.parse(shapeOnlyText(both, text))).toEqual(['CARD-PIN-002']);
});

test('a file with a check that dictates the answer has no other check', async () => {
  const files = [...new Set((await listed()).map(({ file }) => file))];
  const dictating = files.filter((file) => dictates(suiteText(file)));
  const mixed = dictating.filter((file) => {
    const bodies = suiteText(file).split(/\n\s*check\(/);
    return !bodies.slice(1).every(dictates);
  });

  expect(dictating.length).toBeGreaterThan(3);
  expect(mixed).toEqual([]);
});

for (const [fault, wrong] of [
  ['cites no requirement', { requirements: [] }],
  ['is a wish, not a fact', { title: 'set-PIN › should work' }],
  ['is a wish, not a fact', { title: 'Test that set-PIN works' }],
  ['has 91 characters', { title: 'x'.repeat(91) }],
  ['is described at two levels', { title: 'cards › set-PIN › works' }],
  ['has the form “is no X”', { title: 'set-PIN with a body › that is no JSON returns 400' }],
] as const) {
  test(`a check that ${fault} is found: ${JSON.stringify(wrong).slice(0, 40)}`, () => {
    const check: Check = { file: 'a.spec.ts', title: 'works', requirements: ['CARD-PIN-001'] };

    expect(faultsInHeaders([check])).toEqual([]);
    expect(faultsInHeaders([{ ...check, ...wrong }])).toEqual([expect.stringContaining(fault)]);
    expect(faultsInHeaders([check, check])).toEqual(['a.spec.ts › works: is there twice']);
  });
}
