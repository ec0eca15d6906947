import { expect, test } from '@playwright/test';
import { loadGaps } from '../gaps.ts';
import { gone, toCome } from './dropped.ts';
import { gapsNamedBy, idsOf, keysFor, namesOf, remedyFor, withKeys } from './gap-keys.ts';
import { replaced } from './replaced.ts';
import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('what a key is for is a gap or a precondition that there is', () => {
  const { gaps, preconditions } = loadGaps();
  const known = ids([...gaps, ...preconditions]);
  const named = Object.values<Setting>(settings).flatMap(idsOf);
  const before = [...Object.keys(gone), ...Object.keys(toCome)];

  expect(named.filter((id) => !known.includes(id))).toEqual([]);
  expect(before.filter((id) => id !== 'nothing' && !known.includes(id))).toEqual([]);
});

test('a key is used or dropped, not both', () => {
  const before = [...Object.values(gone), ...Object.values(toCome)].flatMap((keys) => keys ?? []);

  const all = [...before, ...Object.keys(replaced)];
  expect(all.filter((key) => Object.hasOwn(settings, key))).toEqual([]);
});

test('a path leads to the gap that is closest to it, by a dropped key as well', () => {
  const found = {
    'pin.encryption': 'G-31',
    'ids.Card': 'G-43',
    'ids.Quote': 'G-05',
    'errors.map.setCardPin': 'G-36',
    'errors.map.createCard.limit': 'G-09',
    'simulate.clearing.path': 'G-59',
    'operations.sandboxSimulateCardReturnReversal.body': 'G-60',
    'operations.getCardById.answer.pinStatus': 'G-40',
    'quote.anything': 'G-152',
    'limits.dailyVolume.USD': 'G-29',
    'capabilities.transfers': 'G-162',
    'sandbox.marker': 'G-172',
  };

  expect(Object.keys(found).map((path) => gapsNamedBy(path)[0]?.id)).toEqual(Object.values(found));
});

test('every name of a gap leads back to it', () => {
  const astray = loadGaps().gaps.flatMap(({ id }) =>
    namesOf(id).filter((name) => !ids(gapsNamedBy(name)).includes(id)),
  );
  expect(astray).toEqual([]);
});

test('a section names every gap with a key below it, and other words name none', () => {
  expect(ids(gapsNamedBy('pin'))).toEqual(['G-31', 'G-32', 'G-33', 'G-34', 'G-35', 'G-37', 'G-38']);
  expect(ids(gapsNamedBy('money.shape'))).toEqual(['G-08', 'G-65']);
  for (const path of ['pins', 'pin.encrypton', 'timeouts.settleMs', 'platforms']) {
    expect(gapsNamedBy(path), path).toEqual([]);
  }
});

test('a reason names the keys of a gap, and confirm where it has none', () => {
  expect(keysFor('P-10')).toEqual(['fixtures.blockedPinCardId', 'hooks.pinLock']);
  expect(keysFor('P-21')).toEqual(['platforms']);
  expect(withKeys('G-32')).toBe('G-32 (pin.publicKeyUrl, pin.publicKeyPem)');
  expect(withKeys('G-37')).toBe('G-37 (add it to confirm)');
  expect(remedyFor(['G-40'])).toBe(
    'add G-40 to confirm to have it judged; where the service differs from the default, set operations.getCardById.answer.pinStatus as well',
  );
  expect(remedyFor(['G-37'])).toBe('add G-37 to confirm to have it judged');
});
