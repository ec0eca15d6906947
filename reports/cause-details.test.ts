import { expect, test } from '@playwright/test';
import type { OperationId } from '../spec/openapi.ts';
import { aboutRow } from './cause-details.ts';
import { exampleResult, row } from './example-run.ts';

function headingOf(operations: readonly OperationId[]): string | undefined {
  const { requirements } = exampleResult(
    { requirements: [row('CARD-PIN-001', { operations })] },
    { outcomes: [] },
  );
  return requirements.map((each) => aboutRow(each).text.split('\n')[0])[0];
}

for (const [what, operations, shown] of [
  ['none', [], ' '],
  ['one', ['lookupUma'], ' GET /receiver/uma/{receiverUmaAddress} · '],
  ['two', ['createQuote', 'listCards'], ' POST /quotes, GET /cards · '],
  ['more', ['createQuote', 'listCards', 'createCard'], ' POST /quotes, GET /cards, 1 more · '],
] as const) {
  test(`a requirement about ${what} of the operations says so beside its id`, () => {
    expect(headingOf(operations)).toBe(`CARD-PIN-001 ·${shown}MUST`);
  });
}
