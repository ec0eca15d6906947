import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { exampleResult, row } from './example-run.ts';
import schema from './results.schema.json' with { type: 'json' };

const ajv = new Ajv2020({ allErrors: true });
formats.default(ajv);
const validate = ajv.compile(schema);

function problems(result: unknown): string[] {
  validate(JSON.parse(JSON.stringify(result)));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const cases = {
  'a run with every verdict': exampleResult(),
  'one of many subjects': exampleResult({}, { subject: 'CARD-PIN-007 accepts a closed card' }),
  'a run that was cut short': exampleResult({}, { cutShort: 'interrupted', notRun: 2 }),
  'a run with a row in shape only': exampleResult({
    requirements: [row('CARD-PIN-001', { shapeOnly: true })],
  }),
  'a run that went wrong': exampleResult({}, { outcomes: [], errors: ['the suite broke'] }),
} as const;

for (const [name, result] of Object.entries(cases)) {
  test(`the published schema describes ${name}`, () => {
    expect(problems(result)).toEqual([]);
  });
}

test('the published schema is closed', () => {
  const result = exampleResult();
  const [requirement] = result.requirements;

  expect(problems({ ...result, extra: 1 })).toEqual([' must NOT have additional properties']);
  expect(problems({ ...result, requirements: [{ ...requirement, extra: 1 }] })).toEqual([
    '/requirements/0 must NOT have additional properties',
  ]);
});
