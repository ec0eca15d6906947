import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { formatAnnotations } from './annotations.ts';
import { exampleResult, outcome, record, row, setPin } from './example-run.ts';
import type { RunResult } from './model.ts';
import { test } from './run-inline.ts';

function annotationsOf(result: RunResult, root = ''): readonly string[] {
  return formatAnnotations(result, { file: 'out/summary.md', root }).split('\n').slice(0, -1);
}

const file = 'file=suites/card-pin/set-pin.spec.ts,line=12';

test('each cause that turns the run red is an error, what is warned of a warning', () => {
  const repeat =
    "Repeat: npx payments-conformance run --requirement CARD-PIN-007 --seed 42 --profile 'my profile.yaml'";

  expect(annotationsOf(exampleResult())).toEqual([
    `::error ${file},title=failed%3A CARD-PIN-007::POST /cards/{id}/set-pin: expected 409 CONFLICT, got 204%0AA closed card is refused with 409.%0A${repeat}`,
    expect.stringMatching(/^::error file=.*,line=12,title=failed%3A GEN-JSON-001::/),
    expect.stringMatching(/^::error file=.*,line=12,title=blocked%3A CARD-PIN-003::PATCH /),
    `::warning ${file},title=warned%3A GEN-JSON-002::a byte order mark stands before the text`,
  ]);
});

test('the switches of the run decide what is an error', () => {
  const levelOf = (result: RunResult, verdict: string) =>
    annotationsOf(result)
      .find((line) => line.includes(`title=${verdict}%3A`))
      ?.split(' ')[0];

  expect(levelOf(exampleResult(), 'unverified')).toBe(undefined);
  expect(levelOf(exampleResult({ requireVerified: true }), 'unverified')).toBe('::error');
  expect(levelOf(exampleResult({ allowBlocked: true }), 'blocked')).toBe('::warning');
});

test('ten of each are shown, and how many more there are', () => {
  const ids = Array.from({ length: 25 }, (_, at) => `CARD-PIN-0${at + 10}` as 'CARD-PIN-001');
  const outcomes = ids.map((id, at) => {
    const isFailed = at < 12;
    const members = { message: `way ${'x'.repeat(at)}` };
    return outcome(id, record([id], isFailed ? 'failed' : 'warned', members));
  });
  const lines = annotationsOf(
    exampleResult({ requirements: ids.map((id) => row(id)) }, { outcomes }),
  );

  expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith('::warning'))).toHaveLength(10);
  expect(lines.at(-1)).toBe(
    '::notice title=Payments conformance::2 more errors and 3 more warnings in out/summary.md',
  );
});

test('a run that is red for no requirement says why', () => {
  const [line, ...others] = annotationsOf(
    exampleResult({}, { outcomes: [], errors: ['100% of it\r\nbroke'] }),
  );

  expect(line).toMatch(/^::error title=Payments conformance::error: .*%0A100%25 of it%0Abroke$/);
  expect(others).toEqual([]);
});

test('a run that is green and warns of nothing has none', () => {
  const outcomes = [outcome('a', record(['CARD-PIN-001'], 'passed'))];

  expect(annotationsOf(exampleResult({ knownFailures: [] }, { outcomes }))).toEqual([]);
});

test('what a target sent is text, in titles, texts and places', () => {
  const attack = '50%,\r\n::add-mask::a,b:c ##[error]x';
  const failed = {
    ...outcome('a', record(['CARD-PIN-007'], 'failed', { message: attack })),
    file: `odd,name:${attack}.ts`,
  };
  const deviation = { call: setPin(204), expected: attack };
  const other = outcome('b', record(['CARD-PIN-001'], 'failed', { message: attack, deviation }));
  const lines = annotationsOf(exampleResult({}, { outcomes: [failed, other] }));

  for (const line of lines) {
    const [, properties, text] = /^::error (.*?)::(.*)$/.exec(line) ?? [];
    expect(properties?.split(',').map((each) => each.split('=')[0])).toEqual([
      ...['file', 'line', 'title'],
    ]);
    expect(properties).not.toContain(':');
    expect(text).not.toMatch(/%(?!0A|25)|##\[/);
  }
  expect(lines).toHaveLength(2);
});

test('what the profile has to change stands beside the line of the profile', ({ folder }) => {
  const profile = join(folder, 'profile.yaml');
  writeFileSync(
    profile,
    [
      'baseUrl: https://a.test',
      'hooks:',
      '  fault: /x',
      'knownFailures:',
      '  - id: CARD-PIN-001',
      '    reason: mended soon',
    ].join('\n'),
  );
  const placesOf = (because: object) => {
    const blocked = record(['CARD-PIN-002'], 'blocked', { message: 'no', because });
    const context = {
      target: { baseUrl: 'https://a.test', profile },
      knownFailures: [{ id: 'CARD-PIN-001', reason: 'mended soon' } as const],
    };
    const outcomes = [outcome('a', record(['CARD-PIN-001'], 'passed')), outcome('b', blocked)];
    return annotationsOf(exampleResult(context, { outcomes }), folder).map(
      (line) => /file=[^,]+,line=\d+/.exec(line)?.[0],
    );
  };
  const announced = 'file=profile.yaml,line=5';

  expect(placesOf({ profileKeys: ['hooks.fault'] })).toEqual([
    announced,
    'file=profile.yaml,line=3',
  ]);
  expect(placesOf({ profileKeys: ['hooks.none'] })).toEqual([
    announced,
    'file=profile.yaml,line=2',
  ]);
  expect(placesOf({ rests: ['G-44'] })).toEqual([announced, 'file=profile.yaml,line=1']);
  expect(placesOf({})).toEqual([announced, file]);
});
