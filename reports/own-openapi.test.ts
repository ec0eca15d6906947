import { expect, test } from '@playwright/test';
import type { DescriptionFinding } from '../spec/their-openapi/finding.ts';
import { exampleOutcomes, exampleResult, outcome, record } from './example-run.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { OwnOpenApi } from './model.ts';
import { ownOpenApiLines } from './own-openapi.ts';
import { formatTerminal } from './terminal.ts';

const stricter: DescriptionFinding = {
  difference: 'stricter',
  operation: 'POST /quotes',
  where: 'body.note',
  differs: 'is required',
  count: 1,
};

const drift: DescriptionFinding = {
  ...{ difference: 'drift', operation: 'GET /cards/{id}', where: 'status 409' },
  ...{ differs: 'is not described', clause: 'CARD-PIN-007', count: 2 },
};

const openapi: OwnOpenApi = {
  ...{ source: 'api.yaml', digest: 'a'.repeat(64), operations: 3 },
  ...{ found: 4, findings: [stricter] },
};

const drifting = ['one', 'two'].map((title) =>
  outcome(title, record(['CARD-PIN-001'], 'passed', { drift: [drift] })),
);

const told = exampleResult({ openapi }, { outcomes: [...exampleOutcomes, ...drifting] });
const quiet = exampleResult({}, { outcomes: [...exampleOutcomes, ...drifting] });

test('what the checks saw is added up, counted and sorted with what was found before', () => {
  expect(told.openapi).toEqual({
    ...{ source: 'api.yaml', operations: 3, found: 5 },
    findings: [{ ...drift, count: 4 }, stricter],
  });
  expect(ownOpenApiLines(told)).toEqual([
    'api.yaml, 3 operations: 5 findings, no verdict',
    'GET /cards/{id}: status 409 is not described; the service does otherwise than described (CARD-PIN-007), 4 times',
    'POST /quotes: body.note is required; the contract allows more requests',
    'and 3 more that no report holds',
  ]);
});

test('findings change neither verdict nor exit code', () => {
  const { openapi: _, ...others } = told;

  expect(others).toEqual(quiet);
});

test('every report has a section of them where a run is given a description, and none otherwise', () => {
  const terminal = { colour: false, folder: 'out' };
  for (const format of [
    formatMarkdown,
    formatHtml,
    (result: typeof told) => formatTerminal(result, terminal),
  ]) {
    expect(format(told)).toContain('body.note is required');
    expect(format(quiet)).not.toMatch(/your OpenAPI/i);
  }
  expect(formatJunit(told)).toContain('name="findings around the OpenAPI description" value="5"');
});

test('a description that differs in nothing is told in a line', () => {
  const same = exampleResult({ openapi: { ...openapi, found: 0, findings: [] } });

  expect(ownOpenApiLines(same)).toEqual(['api.yaml, 3 operations: nothing differs']);
});
