import { expect, test } from '@playwright/test';
import { excusedOn } from './known-failures.ts';

test('an entry excuses to the end of its last day, and says whose it is', () => {
  const entry = { id: 'CARD-PIN-001', reason: 'soon', owner: 'cards', until: '2026-11-30' };

  expect(excusedOn('2026-11-30', [entry])).toEqual({
    excused: [{ ...entry, reason: 'soon (cards, until 2026-11-30)' }],
    past: [],
  });
  expect(excusedOn('2026-12-01', [entry])).toEqual({ excused: [], past: [entry] });
});

test('an entry without a last day excuses for ever, in its own words', () => {
  const entry = { id: 'CARD-PIN-001', reason: 'soon' };

  expect(excusedOn('2999-01-01', [entry])).toEqual({ excused: [entry], past: [] });
});
