import { expect, test } from '@playwright/test';
import { factsBehind, factsThatClose } from './evidence.ts';
import { requirement } from './requirements.ts';

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
