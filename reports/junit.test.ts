import { expect, test } from '@playwright/test';
import { exampleResult, exchange, outcome, record, setPin } from './example-run.ts';
import { formatJunit } from './junit.ts';

/** The test case of that name, as the XML writes it. */
function testCase(xml: string, name: string): string {
  const [, rest = ''] = xml.split(`<testcase classname="card-pin" name="${name}`);
  const [, general = ''] = xml.split(`<testcase classname="general" name="${name}`);
  return (rest || general).split('<testcase')[0] ?? '';
}

test('there is a test case per requirement, in a suite per area', () => {
  const xml = formatJunit(exampleResult());

  expect(xml.match(/<testcase /g)).toHaveLength(10);
  expect(xml).toContain(
    '<testsuite name="card-pin" timestamp="2026-11-01T10:00:00" tests="7" failures="2" errors="0" skipped="3" time="0.100">',
  );
  expect(testCase(xml, 'CARD-PIN-002 The 204 is empty.')).toMatch(/^" time="0\.010"\/>/);
});

/** What `junit-10.xsd` of the xUnit plugin for Jenkins allows, the strictest schema in use. */
const allowed: Readonly<Record<string, RegExp>> = {
  testsuites: /^(?:name|time|tests|failures|errors)$/,
  testsuite: /^(?:name|timestamp|tests|failures|errors|skipped|time)$/,
  properties: /^$/,
  property: /^(?:name|value)$/,
  testcase: /^(?:classname|name|time)$/,
  failure: /^(?:message|type)$/,
  error: /^(?:message|type)$/,
  skipped: /^(?:message|type)$/,
  'system-out': /^$/,
};

test('no element has an attribute that a schema refuses, and each that counts time has it', () => {
  const results = [
    exampleResult(),
    exampleResult({ requireVerified: true }),
    exampleResult({}, { errors: ['it broke'], cutShort: 'interrupted' }),
  ];
  for (const xml of results.map(formatJunit)) {
    const elements = [...xml.matchAll(/<([a-z-]+)((?: [a-z]+="[^"]*")*)\/?>/g)];
    for (const [, name = '', attributes = ''] of elements) {
      const names = [...attributes.matchAll(/ ([a-z]+)=/g)].map(([, key = '']) => key);
      for (const key of names) expect(key, name).toMatch(allowed[name] ?? /^$/);
      if (/^test/.test(name)) expect(attributes).toMatch(/ time="[0-9]+\.[0-9]{3}"/);
    }
    expect(new Set(elements.map(([, name]) => name))).toContain('failure');
  }
});

test('the times of cases add up to those of their suites, and of the checks of the run', () => {
  const result = exampleResult();
  const timesOf = (name: string) =>
    [...formatJunit(result).matchAll(new RegExp(`<${name} [^>]*time="([0-9.]+)"`, 'g'))].map(
      ([, time]) => Math.round(1000 * Number(time)),
    );
  const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0);
  const [whole] = timesOf('testsuites');
  const checks = new Map(
    result.requirements.flatMap((row) => row.checks.map((check) => [check.title, check])),
  );

  expect(sum(timesOf('testcase'))).toBe(whole);
  expect(sum(timesOf('testsuite'))).toBe(whole);
  expect(sum([...checks.values()].map(({ durationMs }) => durationMs))).toBe(whole);
});

test('failed and blocked are failures, and say all that is known', () => {
  const xml = formatJunit(exampleResult());

  expect(testCase(xml, 'CARD-PIN-007')).toContain(
    '<failure message="failed: POST /cards/{id}/set-pin: expected 409 CONFLICT, got 204" type="failed">row       CARD-PIN-007 · POST /cards/{id}/set-pin · MUST\n' +
      '        │ Set a card PIN\n' +
      '        │ A closed card is refused with 409.\n',
  );
  expect(testCase(xml, 'CARD-PIN-007')).toContain('repeat    npx payments-conformance run');
  expect(testCase(xml, 'CARD-PIN-003')).toContain('type="blocked"');
});

test('a cause is told in full in one of its cases, which the others name', () => {
  const failed = (id: 'CARD-PIN-001' | 'CARD-PIN-002', exchanges: number) => {
    const deviation = { call: setPin(500), expected: 'a 2xx' };
    const transcript = Array.from({ length: exchanges }, () => exchange);
    return outcome(id, record([id], 'failed', { message: 'got 500', deviation, transcript }));
  };
  const outcomes = [failed('CARD-PIN-001', 2), failed('CARD-PIN-002', 1)];

  const xml = formatJunit(exampleResult({ knownFailures: [] }, { outcomes }));

  expect(testCase(xml, 'CARD-PIN-002')).toContain('exchange  POST');
  expect(testCase(xml, 'CARD-PIN-001')).not.toContain('exchange');
  expect(testCase(xml, 'CARD-PIN-001')).toContain('as 1 other requirement; CARD-PIN-002 shows it');
});

test('what was not selected has no case', () => {
  const outcomes = [outcome('a', record(['CARD-PIN-001'], 'passed'))];

  const xml = formatJunit(exampleResult({ asked: { areas: [], ids: [] } }, { outcomes }));

  expect(xml.match(/<testcase /g)).toHaveLength(1);
});

test('a requirement that failed although its checks held has a failure of its own', () => {
  const xml = formatJunit(exampleResult());

  expect(testCase(xml, 'GEN-JSON-001')).toContain(
    '<failure message="failed: expected application/json',
  );
});

test('unverified, known, not applicable and excluded are skipped with their reason', () => {
  const xml = formatJunit(exampleResult());

  expect(testCase(xml, 'CARD-PIN-005')).toContain(
    '<skipped message="unverified: needs fixtures.blockedPinCardId"/>',
  );
  expect(testCase(xml, 'CARD-PIN-004')).toContain('<skipped message="known-failure: got 500"/>');
  expect(testCase(xml, 'CARD-PIN-006')).toContain('<skipped message="not-applicable: the profile');
  expect(testCase(xml, 'GEN-JSON-003')).toContain('<skipped message="excluded: Not visible');
  expect(xml).toContain(
    '<testsuites name="payments conformance" tests="10" failures="3" errors="0" time="0.140">',
  );
});

test('a warning passes and is told in the output', () => {
  expect(testCase(formatJunit(exampleResult()), 'GEN-JSON-002')).toContain(
    '<system-out>warned: a byte order mark stands before the text</system-out>',
  );
});

test('the switches of the run decide what is red here too', () => {
  const xml = formatJunit(exampleResult({ requireVerified: true, allowBlocked: true }));

  expect(testCase(xml, 'CARD-PIN-005')).toContain('<failure message="unverified: ');
  expect(testCase(xml, 'CARD-PIN-003')).toContain('<skipped message="blocked: ');
});

test('every suite says how much the run judged', () => {
  const result = exampleResult();
  const xml = formatJunit(result);
  const areas = new Set(result.requirements.map(({ area }) => area));

  expect(xml.match(/<property name="rows judged" value="6 of 10"\/>/g)).toHaveLength(areas.size);
  expect(xml).toContain('<property name="verdict" value="failed"/>');
  expect(xml).toContain('<property name="known failures" value="1"/>');
  expect(xml).toContain(
    '<property name="taken out by capabilities.cards.pin-entry" value="1 row"/>',
  );
});

test('a run that judged nothing is an error, a shard of that kind is skipped', () => {
  const outcomes = [outcome('a', record(['CARD-PIN-001'], 'unverified'))];

  const whole = formatJunit(exampleResult({ knownFailures: [] }, { outcomes }));
  const shard = formatJunit(exampleResult({ knownFailures: [] }, { outcomes, awaitsMerge: true }));

  expect(whole).toContain('<property name="verdict" value="nothing judged"/>');
  expect(whole).toContain('<error message="no row came to a verdict"');
  expect(shard).toContain('<skipped message="nothing judged in this shard: 0 of ');
});

test('mistakes of the suite and a cut end are red', () => {
  const xml = formatJunit(exampleResult({}, { errors: ['it broke'], cutShort: 'interrupted' }));

  expect(xml).toContain('<error message="1 mistake of the suite itself">it broke</error>');
  expect(xml).toContain('<failure message="interrupted"/>');
});
