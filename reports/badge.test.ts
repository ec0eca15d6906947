import { expect, test } from '@playwright/test';
import { formatBadge } from './badge.ts';
import { exampleOutcomes, exampleResult, row } from './example-run.ts';

const green = exampleResult({
  requirements: [row('CARD-PIN-001'), row('CARD-PIN-002')],
  knownFailures: [],
});

const texts = {
  '2 failed, 1 blocked, 3 passed': exampleResult(),
  '2 passed': green,
  '2 passed, 1 known failure': exampleResult(
    { requirements: [row('CARD-PIN-001'), row('CARD-PIN-002'), row('CARD-PIN-004')] },
    { outcomes: exampleOutcomes },
  ),
  '2 passed, partial': { ...green, partial: ['shard 1 of 2'] },
  'not complete, 2 passed': exampleResult(
    { requirements: [row('CARD-PIN-001'), row('CARD-PIN-002')] },
    { outcomes: exampleOutcomes, cutShort: 'interrupted' },
  ),
  'nothing judged': exampleResult({ knownFailures: [] }, { outcomes: [] }),
  error: exampleResult({}, { errors: ['it broke'] }),
} as const;

for (const [text, result] of Object.entries(texts)) {
  test(`the badge says ${text}`, () => {
    expect(formatBadge(result)).toContain(`<title>conformance: ${text}</title>`);
  });
}
