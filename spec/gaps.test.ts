import { expect, test } from '@playwright/test';
import {
  contradiction,
  gap,
  gapOf,
  gapsNamedBy,
  gapsSchema,
  gapsWith,
  loadGaps,
  precondition,
  profileKeysOf,
} from './gaps.ts';
import { parseYaml } from './yaml.ts';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('every gap and contradiction has its number, without a hole', () => {
  const { gaps, contradictions, preconditions } = loadGaps();

  expect(ids(gaps)).toEqual(gaps.map((_, n) => `G-${String(n + 1).padStart(2, '0')}`));
  expect(ids(contradictions)).toEqual(
    contradictions.map((_, n) => `X-${String(n + 1).padStart(2, '0')}`),
  );
  expect([gaps.length, contradictions.length, preconditions.length]).toEqual([194, 61, 44]);
});

test('a row is found by its id, an unknown id is refused', () => {
  expect(gap('G-31').keys).toEqual(['pin.encryption']);
  expect(contradiction('X-53').allowed).toContain('2xx');
  expect(precondition('P-10').keys).toEqual(['fixtures.blockedPinCardId', 'hooks.pinLock']);

  expect(() => gap('G-195')).toThrow('spec/gaps.yaml, G-195: there is no such row');
  expect(() => gap('X-01')).toThrow('no such row');
  expect(() => contradiction('X-62')).toThrow('no such row');
  expect(() => precondition('P-14')).toThrow('no such row');
});

test('a profile key leads to the gap that is closest to it', () => {
  const found = {
    'pin.encryption': 'G-31',
    'ids.Card': 'G-43',
    'ids.Quote': 'G-05',
    'errors.map.setCardPin': 'G-36',
    'errors.map.createCard.limit': 'G-09',
    'simulate.clearing.path': 'G-59',
    'simulate.refField': 'G-60',
    'quote.railField': 'G-160',
    'quote.anything': 'G-152',
    'limits.dailyVolume.USD': 'G-29',
  };

  expect(Object.keys(found).map((key) => gapOf(key).id)).toEqual(Object.values(found));
});

test('every key listed leads back to a gap that lists it', () => {
  for (const { id, keys } of loadGaps().gaps) {
    for (const key of keys) {
      expect(ids(gapsWith(key)), key).toContain(id);
    }
  }
});

test('a key no gap has is refused, and so is a whole section', () => {
  expect(() => gapOf('pin.encrypton')).toThrow('no gap has the key "pin.encrypton"');
  expect(() => gapOf('timeouts.settleMs')).toThrow('no gap has the key');
  expect(() => gapOf('pin')).toThrow('no gap has the key "pin"');
});

test('a section names every gap with a key below it', () => {
  expect(ids(gapsNamedBy('pin'))).toEqual(['G-31', 'G-32', 'G-33', 'G-34', 'G-35', 'G-37', 'G-38']);
  expect(ids(gapsNamedBy('money.shape'))).toEqual(['G-08', 'G-65']);
  expect(gapsNamedBy('pins')).toEqual([]);
});

test('the keys of a gap are told to people', () => {
  expect(profileKeysOf('G-32')).toBe('profile pin.publicKeyUrl, pin.publicKeyPem');
  expect(profileKeysOf('G-10')).toBe('no profile key');
});

test('an unknown member and a wrong letter are refused with the row', () => {
  const row = '{ id: G-01, title: t, default: d, keys: [a.b], rely: D }';
  const rest = 'contradictions: []\npreconditions: []';
  const read = (text: string) => parseYaml('gaps.yaml', `gaps: [${text}]\n${rest}`, gapsSchema);

  expect(() => read(row)).not.toThrow();
  expect(() => read(row.replace('rely', 'relies'))).toThrow(/gaps.yaml, G-01: .*rely/);
  expect(() => read(row.replace('title: t', 'title: t, keyz: 1'))).toThrow('unknown key "keyz"');
  expect(() => read(row.replace('rely: D', 'rely: E'))).toThrow('key "rely"');
  expect(() => read(row.replace('a.b', 'a..b'))).toThrow('key "keys');
});
