import { expect, test } from '@playwright/test';
import { requirementIds } from '../spec/generated/requirement-ids.ts';
import { exampleResult, exchange, outcome, record, row, setPin } from './example-run.ts';
import type { RunResult } from './model.ts';
import { formatTerminal } from './terminal.ts';

const plain = formatTerminal(exampleResult(), { colour: false, folder: 'out' });

test('the summary has a row per area and one for all', () => {
  const rows = plain
    .split('\n')
    .filter((line) => line.startsWith('│'))
    .map((line) =>
      line
        .split('│')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' '),
    );

  expect(rows).toEqual([
    'area failed blocked warned unverified known passed n/a excluded all',
    'general 1 1 1 3',
    'card-pin 1 1 1 1 2 1 7',
    'all 2 1 1 1 1 2 1 1 10',
  ]);
});

test('a cause can be understood and repeated from its own text', () => {
  expect(plain).toContain(
    [
      'FAILED POST /cards/{id}/set-pin: expected 409 CONFLICT, got 204',
      '  1 failed: CARD-PIN-007',
      '    row       CARD-PIN-007 · POST /cards/{id}/set-pin · MUST',
      '            │ Set a card PIN',
      '            │ A closed card is refused with 409.',
      '    check     suites/card-pin/set-pin.spec.ts › on a closed card returns 409 CONFLICT',
      '    result    expected 409 CONFLICT',
      '            │ got 204',
      '    exchange  POST https://api.example.test/v/2025-10-13/cards/Card:1/set-pin → 204 (12 ms)',
      '            │ > {"encryptedPinBlock":"[redacted]"}',
    ].join('\n'),
  );
  expect(plain).toContain('    curl      curl -X POST ');
  expect(plain).toContain('    example   ["0042"]\n    seed      7, drawn from the run\'s 42\n');
  expect(plain).toContain("--requirement CARD-PIN-007 --seed 42 --profile 'my profile.yaml'");
});

test('the causes come first, failed before blocked, and the table of areas below them', () => {
  const lines = plain.split('\n');
  const at = (start: string) => lines.findIndex((line) => line.startsWith(start));

  expect(at('FAILED ')).toBeLessThan(25);
  expect(at('BLOCKED ')).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('FAILED ')));
  expect(at('UNVERIFIED ')).toBeGreaterThan(at('BLOCKED '));
  expect(at('│ area')).toBeGreaterThan(at('UNVERIFIED '));
});

test('what was seen in passing names the row, and the check that saw it', () => {
  expect(plain).toContain(
    'FAILED expected application/json, got text/html\n  1 failed: GEN-JSON-001',
  );
  expect(plain).toContain('suites/card-pin/set-pin.spec.ts › every body is labelled');
});

test('what is unverified, warned or known is listed by its reason', () => {
  expect(plain).toContain(
    'UNVERIFIED needs fixtures.blockedPinCardId\n  1 unverified: CARD-PIN-005',
  );
  expect(plain).toContain('KNOWN-FAILURE 1\n  mended in our next release\n    CARD-PIN-004');
});

test('of what is unverified, what was seen is shown before what is missing, and without its reason', () => {
  const seen = 'the balance\n- 20\n+ 30';
  const message = `${seen}\nThe contract does not state this: G-08; add G-08 to confirm`;
  const because = { rests: ['G-08'] } as const;
  const needs = {
    message: 'needs hooks.fault',
    because: { profileKeys: ['hooks.fault'] },
  } as const;
  const outcomes = [
    ...(['CARD-PIN-005', 'CARD-PIN-007'] as const).map((id) =>
      outcome(id, record([id], 'unverified', needs)),
    ),
    outcome('a', record(['CARD-PIN-001'], 'unverified', { message, because })),
  ];

  const told = formatTerminal(exampleResult({ knownFailures: [] }, { outcomes }), {
    colour: false,
    folder: 'out',
  });

  expect(told).toMatch(/result +the balance\n +│ - 20\n +│ \+ 30\n/);
  expect(told.indexOf('CARD-PIN-001')).toBeLessThan(told.indexOf('CARD-PIN-005'));
});

/** A run in which each of so many requirements has a cause of its own, or all have the same. */
function redRun(count: number, isShared: boolean): RunResult {
  const ids = requirementIds.slice(0, count);
  const outcomes = ids.map((id, n) => {
    const deviation = { call: setPin(500 + (isShared ? 0 : n)), expected: '409 CONFLICT' };
    const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const transcript = Array.from({ length: 9 }, () => exchange);
    return outcome(id, record([id], 'failed', { message, deviation, transcript }));
  });
  const areas = ['general', 'errors', 'authentication', 'customers', 'documents'] as const;
  const requirements = ids.map((id, n) => row(id, { area: areas[n % areas.length] ?? 'cards' }));
  return exampleResult({ requirements, knownFailures: [] }, { outcomes });
}

for (const [count, isShared] of [
  [1, true],
  [500, true],
  [500, false],
] as const) {
  test(`${count} failures of ${isShared ? 'one cause' : 'a cause each'} take 150 lines at most`, () => {
    const result = redRun(count, isShared);

    const lines = formatTerminal(result, { colour: false, folder: 'out' }).trimEnd().split('\n');

    expect(lines.length).toBeLessThanOrEqual(150);
    expect(lines.filter((line) => line.startsWith('FAILED ')).length).toBeGreaterThan(
      isShared ? 0 : 10,
    );
    if (count > 1) expect(lines.join('\n')).toMatch(/and \d+ more .*in out\/summary\.md/);
  });
}

test('the last line is the verdict, with what was judged and what was left out', () => {
  expect(plain.trimEnd().split('\n').at(-1)).toBe(
    'failed: 2 requirements failed, 1 requirement blocked; 6 of 10 rows judged, 1 known failure; taken out by the profile: cards.pin-entry (1 row) (partial: 1 requirement unverified)',
  );
});

test('colour is used only where it is wanted', () => {
  expect(plain).not.toContain('\u001b');
  expect(formatTerminal(exampleResult(), { colour: true, folder: 'out' })).toContain(
    '\u001b[31;1mFAILED',
  );
});

test('a run that judged nothing ends with a grey line', () => {
  const outcomes = [outcome('a', record(['CARD-PIN-001'], 'unverified'))];
  const result = exampleResult({ knownFailures: [] }, { outcomes });

  const told = formatTerminal(result, { colour: true, folder: 'out' });

  expect(told.trimEnd().split('\n').at(-1)?.startsWith('\u001b[90mnothing judged: ')).toBe(true);
});
