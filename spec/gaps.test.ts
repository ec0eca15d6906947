import { expect, test } from '@playwright/test';
import { contradiction, gap, gapsSchema, loadGaps, precondition } from './gaps.ts';
import { parseYaml } from './yaml.ts';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('every gap and contradiction has its number, without a hole', () => {
  const { gaps, contradictions, preconditions } = loadGaps();

  expect(ids(gaps)).toEqual(gaps.map((_, n) => `G-${String(n + 1).padStart(2, '0')}`));
  expect(ids(contradictions)).toEqual(
    contradictions.map((_, n) => `X-${String(n + 1).padStart(2, '0')}`),
  );
  expect([gaps.length, contradictions.length, preconditions.length]).toEqual([196, 62, 46]);
});

test('a row is found by its id, an unknown id is refused', () => {
  expect(gap('G-31').title).toContain('PIN block');
  expect(contradiction('X-53').allowed).toContain('2xx');
  expect(precondition('P-10').needs).toBe('a card whose PIN is blocked');

  expect(() => gap('G-197')).toThrow('spec/gaps.yaml, G-197: no row has this id');
  expect(() => gap('X-01')).toThrow('no row has this id');
  expect(() => contradiction('X-63')).toThrow('no row has this id');
  expect(() => precondition('P-14')).toThrow('no row has this id');
});

test('an unknown member and a wrong letter are refused with the row', () => {
  const row = '{ id: G-01, title: t, default: d, rely: D }';
  const rest = 'contradictions: []\npreconditions: []';
  const read = (text: string) => parseYaml('gaps.yaml', `gaps: [${text}]\n${rest}`, gapsSchema);

  expect(() => read(row)).not.toThrow();
  expect(() => read(row.replace('rely', 'relies'))).toThrow(/gaps.yaml, G-01: .*rely/);
  expect(() => read(row.replace('title: t', 'title: t, keys: [a.b]'))).toThrow(
    'unknown key "keys"',
  );
  expect(() => read(row.replace('rely: D', 'rely: E'))).toThrow('key "rely"');
});
