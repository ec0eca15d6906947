import { expect, test } from '@playwright/test';
import { exampleResult } from './example-run.ts';
import { formatTerminal } from './terminal.ts';

const plain = formatTerminal(exampleResult(), { colour: false });

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

test('a failure can be understood and repeated from its own text', () => {
  expect(plain).toContain(
    [
      'FAILED CARD-PIN-007 · MUST · Set a card PIN',
      '  A closed card is refused with 409.',
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

test('what was seen in passing names the operation and the check', () => {
  expect(plain).toContain(
    'listCards: expected application/json, got text/html\n          │ in every body is labelled',
  );
});

test('requirements that wait for the same thing are listed under it', () => {
  expect(plain).toContain('UNVERIFIED 1\n  needs fixtures.blockedPinCardId\n    CARD-PIN-005');
  expect(plain).toContain('KNOWN-FAILURE 1\n  mended in our next release\n    CARD-PIN-004');
});

test('the last line is the verdict, with what was left out', () => {
  expect(plain.trimEnd().split('\n').at(-1)).toBe(
    'failed: 2 requirements failed, 1 requirement blocked (partial: 1 requirement unverified)',
  );
});

test('colour is used only where it is wanted', () => {
  expect(plain).not.toContain('\u001b');
  expect(formatTerminal(exampleResult(), { colour: true })).toContain('\u001b[31;1mFAILED');
});
