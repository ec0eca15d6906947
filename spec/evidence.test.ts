import { expect, test } from '@playwright/test';
import { factsBehind, factsThatClose, loadEvidence } from './evidence.ts';
import { loadRequirements, requirement } from './requirements.ts';

const closing = (id: Parameters<typeof requirement>[0], part: 'accepted' | 'effect') =>
  factsThatClose('G-152', requirement(id), part).map((each) => each.id);

test('a fact that lists rows binds no other row about its calls, and no other part', () => {
  expect(closing('QUOTE-CREATE-001', 'accepted')).toEqual(['quote-between-currencies']);
  expect(closing('QUOTE-CREATE-001', 'effect')).toEqual([]);
  expect(closing('QUOTE-CREATE-002', 'accepted')).toEqual([]);
});

test('a fact that lists rows says nothing of a state that other calls are to lead to', () => {
  expect(factsBehind('G-152', 'createQuote')).toEqual([]);
  expect(factsBehind('G-31', 'setCardPin').map(({ id }) => id)).toEqual(['pin-block-taken']);
});

test('every gap and reading that a row rests on is closed by a fact, or says why none can show it', () => {
  const { facts, silent } = loadEvidence();
  const told = new Set([...facts.flatMap(({ closes }) => closes), ...silent.map(({ id }) => id)]);
  const rests = loadRequirements().flatMap((row) => Object.values(row.rests ?? {}).flat());

  expect(rests.length).toBeGreaterThan(500);
  expect([...new Set(rests)].filter((id) => !told.has(id))).toEqual([]);
});
