import { expect, test } from '@playwright/test';
import { codeHomes } from './code-homes.ts';
import { loadErrors } from './errors.ts';
import type { Requirement } from './requirements.ts';

test('every listed code has a home', () => {
  const homeless = codeHomes().flatMap(({ code, kind }) => (kind === undefined ? [code] : []));

  expect(homeless).toEqual([]);
});

test('a code without a home, or excluded, has no row that sees it', () => {
  const homes = codeHomes();
  const kindOf = (wanted: string) => homes.find(({ code }) => code === wanted)?.kind;

  expect(homes).toHaveLength(loadErrors().length);
  expect(kindOf('CARD_LIMIT_REACHED')).toBe('natural');
  expect(kindOf('REQUEST_NOT_FOUND')).toBe('another reading');
  expect(kindOf('SERVICE_SWITCH_ERROR')).toBe('shape only');
  expect(kindOf('PLATFORM_NOT_FOUND')).toBe('excluded');
  for (const { kind, reason } of homes) {
    expect(reason !== undefined, `${kind} with a reason`).toBe(kind === 'excluded');
  }
});

const CONFLICT = { code: 'CONFLICT', status: 409, condition: 'A fact.' };

function row(id: Requirement['id'], members: Partial<Requirement>): Requirement {
  const text = 'A thing is refused with 409 CONFLICT.';
  return { id, area: 'cards', level: 'MUST', clause: 'C', operations: [], text, ...members };
}

const excluded = row('CARD-PIN-001', { excluded: 'Not seen.' });
const dictated = row('CARD-PIN-002', { shapeOnly: true });
const reading = row('CARD-PIN-003', {
  text: 'A thing is refused.',
  readings: [{ status: 409, code: 'CONFLICT', why: 'X-01' }],
});
const other = row('CARD-PIN-005', { text: 'What is in CONFLICT returns that code under 409.' });
const natural = row('CARD-PIN-004', { text: 'The refusal of a thing has the code CONFLICT.' });

for (const [kind, rows, ids] of [
  [undefined, [], []],
  ['excluded', [excluded], ['CARD-PIN-001']],
  ['shape only', [excluded, dictated], ['CARD-PIN-002']],
  ['another reading', [excluded, dictated, reading], ['CARD-PIN-003']],
  ['natural', [excluded, dictated, reading, natural], ['CARD-PIN-004']],
  ['natural', [other], ['CARD-PIN-005']],
] as const) {
  test(`a code seen by ${rows.length} kinds of rows is ${kind}`, () => {
    const reason = kind === 'excluded' ? { reason: 'Not seen.' } : {};

    expect(codeHomes([CONFLICT], rows)).toEqual([
      { code: 'CONFLICT', status: 409, kind, rows: ids, ...reason },
    ]);
  });
}

for (const text of [
  'A thing is refused with 400 CONFLICT.',
  'A thing is refused with 409 CONFLICT_OF_OLD.',
  'A thing is in CONFLICT.',
]) {
  test(`"${text}" is not a home`, () => {
    expect(codeHomes([CONFLICT], [row('CARD-PIN-004', { text })])).toMatchObject([{ rows: [] }]);
  });
}
