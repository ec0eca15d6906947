import { expect, test } from '@playwright/test';
import { exampleResult } from './example-run.ts';
import { formatJunit } from './junit.ts';

/** The test case of that name, as the XML writes it. */
function testCase(xml: string, name: string): string {
  const [, rest = ''] = xml.split(`<testcase classname="card-pin" name="${name}`);
  const [, general = ''] = xml.split(`<testcase classname="general" name="${name}`);
  return (rest || general).split('<testcase')[0] ?? '';
}

test('there is a test case per requirement and check, in a suite per area', () => {
  const xml = formatJunit(exampleResult());

  expect(xml).toContain(
    '<testsuite name="card-pin" timestamp="2026-11-01T10:00:00.000Z" tests="7" failures="2" errors="0" skipped="3">',
  );
  expect(testCase(xml, 'CARD-PIN-002 on an active card')).toContain(
    'file="suites/card-pin/set-pin.spec.ts" time="0.02"/>',
  );
});

test('failed and blocked are failures, and say all that is known', () => {
  const xml = formatJunit(exampleResult());

  expect(testCase(xml, 'CARD-PIN-007')).toContain(
    '<failure message="failed: expected 409 CONFLICT got 204" type="failed">clause    MUST, Set a card PIN\n' +
      'text      A closed card is refused with 409.\n',
  );
  expect(testCase(xml, 'CARD-PIN-007')).toContain('repeat    payments-conformance run');
  expect(testCase(xml, 'CARD-PIN-003')).toContain('type="blocked"');
});

test('a requirement that failed although its checks held has a failure of its own', () => {
  const xml = formatJunit(exampleResult());

  expect(testCase(xml, 'GEN-JSON-001 every body')).not.toContain('<failure');
  expect(testCase(xml, 'GEN-JSON-001"')).toContain('<failure message="failed: listCards: expected');
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
    '<testsuites name="payments conformance" tests="11" failures="3" errors="0" skipped="4">',
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

test('mistakes of the suite and a cut end are red', () => {
  const xml = formatJunit(exampleResult({}, { errors: ['it broke'], cutShort: 'interrupted' }));

  expect(xml).toContain('<error message="1 mistake of the suite itself">it broke</error>');
  expect(xml).toContain('<failure message="interrupted"/>');
});
