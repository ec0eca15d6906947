import { expect, test } from '@playwright/test';
import type { Log } from 'sarif';
import { exampleResult, outcome, record, setPin } from './example-run.ts';
import { formatJunit } from './junit.ts';
import type { RunResult } from './model.ts';
import { formatSarif } from './sarif.ts';

function runIn(result: RunResult): Log['runs'][number] {
  const log: Log = JSON.parse(formatSarif(result));
  const [run] = log.runs;
  if (run === undefined) throw new Error('a log has a run');
  return run;
}

test('there is a result for each requirement that failed, is blocked, warned or known to fail', () => {
  const result = exampleResult();
  const { results = [], tool } = runIn(result);

  const found = result.requirements.filter(({ verdict }) =>
    ['failed', 'blocked', 'warned', 'known-failure'].includes(verdict),
  );
  expect(results.map(({ ruleId }) => ruleId)).toEqual(found.map(({ id }) => id));
  expect(tool.driver.rules?.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  expect(results.map(({ ruleIndex }) => ruleIndex)).toEqual(found.map((_, index) => index));
});

test('a result says what happened, how grave it is, and where it has to be mended', () => {
  const { results = [] } = runIn(
    exampleResult({ target: { baseUrl: 'https://a.test/v1', profile: 'ci/profile.yaml' } }),
  );
  const levels = Object.fromEntries(results.map(({ ruleId, level }) => [ruleId, level]));
  const closed = results.find(({ ruleId }) => ruleId === 'CARD-PIN-007');

  expect(levels).toMatchObject({
    'CARD-PIN-007': 'error',
    'CARD-PIN-003': 'error',
    'GEN-JSON-002': 'warning',
    'CARD-PIN-004': 'note',
  });
  expect(closed).toMatchObject({
    message: {
      text: 'A closed card is refused with 409.\nfailed: POST /cards/{id}/set-pin: expected 409 CONFLICT, got 204',
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'ci/profile.yaml' },
          region: { startLine: 1 },
        },
        logicalLocations: [{ fullyQualifiedName: 'POST /cards/{id}/set-pin' }],
      },
    ],
  });
});

test('a run that was cut short did not succeed, and says so', () => {
  const invocationOf = (result: RunResult) => runIn(result).invocations?.[0];
  const whole = exampleResult();
  const cut = exampleResult({}, { cutShort: 'interrupted' });

  expect(whole.exitCode).toBe(1);
  expect(invocationOf(whole)).toMatchObject({ executionSuccessful: true, exitCode: 1 });
  expect(invocationOf(cut)).toMatchObject({
    executionSuccessful: false,
    exitCode: 1,
    exitCodeDescription: expect.stringContaining('the run was interrupted'),
  });
});

test('a known failure is suppressed, with the reason that the profile gives', () => {
  const { results = [] } = runIn(exampleResult());

  expect(results.filter(({ suppressions }) => suppressions !== undefined)).toMatchObject([
    {
      ruleId: 'CARD-PIN-004',
      suppressions: [{ kind: 'external', justification: 'mended in our next release' }],
    },
  ]);
});

test('a profile that is no file of the folder gives no place', () => {
  for (const profile of ['the built-in one', '/etc/profile.yaml', '../profile.yaml']) {
    const { results = [] } = runIn(
      exampleResult({ target: { baseUrl: 'https://a.test', profile } }),
    );

    expect(JSON.stringify(results)).not.toContain('physicalLocation');
  }
});

test('a requirement has the same fingerprint in every run, whatever came', () => {
  const withStatus = (status: number) => {
    const deviation = { call: setPin(status), expected: '409 CONFLICT' };
    const failed = outcome('a', record(['CARD-PIN-007'], 'failed', { deviation }));
    return runIn(exampleResult({ seed: status }, { outcomes: [failed] })).results?.map(
      ({ message, partialFingerprints }) => ({ message, partialFingerprints }),
    );
  };
  const [one] = withStatus(204) ?? [];
  const [other] = withStatus(500) ?? [];

  expect(one?.message).not.toEqual(other?.message);
  expect(one?.partialFingerprints).toEqual(other?.partialFingerprints);
});

test('the switches of the run decide what is an error, as in JUnit', () => {
  for (const context of [{}, { allowBlocked: true }, { requireVerified: true }]) {
    const result = exampleResult(context);
    const { results = [] } = runIn(result);
    const errors = results.filter(({ level }) => level === 'error').map(({ ruleId }) => ruleId);

    const failures = formatJunit(result).match(/name="[A-Z-]+-\d{3}[^>]*>\s*<failure/g) ?? [];
    expect(errors).toEqual(failures.map((text) => text.match(/[A-Z-]+-\d{3}/)?.[0]));
  }
});
