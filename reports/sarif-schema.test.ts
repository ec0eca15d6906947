import official from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with {
  type: 'json',
};
import { expect, test } from '@playwright/test';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { exampleResult, outcome, record } from './example-run.ts';
import { formatSarif } from './sarif.ts';

// It is of draft 4, of which the validator knows all that it uses, but for the name of its id; and one
// of its patterns has a bracket that only expressions without the flag `u` let pass.
const { id: _, $schema: __, ...schema } = official;
const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
formats.default(ajv);
const validate = ajv.compile(schema);

function problems(text: string): string[] {
  validate(JSON.parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const target = { baseUrl: 'https://a.test/v 1/%é', profile: 'ci/prófil[1]%#\ud800.yaml' };
const attack = '\u0000\ud800 {0} "<b>" \u202e';

const cases = {
  'a run with every verdict': exampleResult(),
  'a run with a profile in the repository': exampleResult({ target }),
  'a run in which nothing was judged': exampleResult({ knownFailures: [] }, { outcomes: [] }),
  'a run that was cut short': exampleResult({}, { cutShort: 'interrupted', notRun: 2 }),
  'a run that went wrong': exampleResult({}, { errors: ['the suite broke'] }),
  'a run against a hostile target': exampleResult(
    { target: { baseUrl: attack, profile: attack } },
    { outcomes: [outcome('a', record(['CARD-PIN-007'], 'failed', { message: attack }))] },
  ),
} as const;

for (const [name, result] of Object.entries(cases)) {
  test(`the SARIF of ${name} fits the official schema`, () => {
    expect(problems(formatSarif(result))).toEqual([]);
  });
}

test('the name of a profile is written as an address', () => {
  expect(formatSarif(exampleResult({ target }))).toContain('"ci/pr%C3%B3fil%5B1%5D%25%23');
});

test('the official schema refuses what is not SARIF', () => {
  const log = JSON.parse(formatSarif(exampleResult()));
  const [run] = log.runs;
  const changed = (members: object) =>
    problems(JSON.stringify({ ...log, runs: [{ ...run, ...members }] }));

  expect(changed({ extra: 1 })).toEqual(['/runs/0 must NOT have additional properties']);
  expect(changed({ tool: {} })).toEqual(["/runs/0/tool must have required property 'driver'"]);
  expect(changed({ results: [{ ...run.results[0], level: 'fatal' }] })).toEqual([
    '/runs/0/results/0/level must be equal to one of the allowed values',
  ]);
});
