import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { alikeIds } from './alike-ids.ts';
import { malformedId } from './malformed-id.ts';
import { unknownId } from './unknown-id.ts';
import { unknownIdLike } from './unknown-id-like.ts';

const seed = 20251013;
const wellFormed = /^Card:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const version4 = /^Card:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('unknownId is a well-formed id that no other draw repeats', () => {
  isDeterministicBySeed(unknownId('Card'), { seed });
  producesOnly(unknownId('Card'), (id) => version4.test(id), { seed });
  const ids = fc.sample(unknownId('Card'), { seed, numRuns: 2000 });
  expect(new Set(ids).size).toBe(ids.length);
});

test('unknownId never shrinks to a round value that somebody may have taken', () => {
  shrinksReadably(unknownId('Card'), (id) => version4.test(id) && !/0{6}/.test(id), { seed });
});

test('malformedId is never well formed, and always one path segment', () => {
  isDeterministicBySeed(malformedId('Card'), { seed });
  producesOnly(malformedId('Card'), (id) => !wellFormed.test(id), { seed });
  const oneSegment = (id: string) => {
    const { pathname } = new URL(`https://host/v/cards/${encodeURIComponent(id)}/set-pin`);
    return pathname === `/v/cards/${encodeURIComponent(id)}/set-pin` && !/^[.\s]*$|[/\\]/.test(id);
  };
  producesOnly(malformedId('Card'), oneSegment, { seed });
  producesOnly(malformedId(''), oneSegment, { seed });
});

test('malformedId departs from the form in each of the known ways', () => {
  const holds = (pattern: RegExp) => (id: string) => pattern.test(id);
  const kinds = {
    'no UUID': holds(/^Card:not-a-uuid$/),
    'empty UUID': holds(/^Card:$/),
    'wrong resource': holds(/^Nonesuch:[0-9a-f-]{36}$/),
    'no resource': holds(/^:[0-9a-f-]{36}$/),
    'too short': holds(/^Card:[0-9a-f-]{35}$/),
    'not hexadecimal': holds(/^Card:[0-9a-f-]{35}g$/),
    'stray character': holds(/^Card:[0-9a-f-]{36}[^0-9a-z]$/),
    'stray space': holds(/ /),
  };
  producesEach(malformedId('Card'), kinds, { seed });
  shrinksReadably(malformedId('Card'), (id) => id === 'Card:', { seed });
});

const shapes: Readonly<Record<string, RegExp>> = {
  'Card:6f8b4c1e-8d2a-7e8f-9a55-0123456789ab': /^Card:[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-9/,
  '6F8B4C1E-8D2A-7E8F-9A55-0123456789AB':
    /^\d[A-F]\d[A-F]\d[A-F]\d[A-F]-\d[A-F]\d[A-F]-7[A-F]\d[A-F]-9/,
  'deadbeef-8d2a-4e8f-9a55-0123456789ab': /^[a-f]{8}-\d[a-f]\d[a-f]-4/,
  crd_9f2ab01: /^crd_\d[a-f]\d[a-f]{2}\d{2}$/,
  crd_a: /^crd_[b-z]$/,
  crd_9x2zb01: /^crd_\d[a-z]\d[a-z]{2}\d{2}$/,
  'acme-card-KX93': /^acme-card-[A-Z]{2}\d{2}$/,
  '1042': /^(10(4[3-9]|[5-9]\d)|1[1-9]\d\d|[2-9]\d{3})$/,
  '0007': /^0*([8-9]|[1-9]\d+)$/,
  '99': /^[1-9]\d$/,
  '90071992547409931234': /^9\d{19}$/,
  crd_: /^[a-z]{3}_$/,
  card_77: /^card_(7[89]|[89]\d)$/,
  plain: /^[a-z]{5}$/,
};

for (const [sample, shape] of Object.entries(shapes)) {
  test(`unknownIdLike(${sample}) keeps the shape and is another id`, () => {
    const ids = unknownIdLike(sample);
    isDeterministicBySeed(ids, { seed });
    const other = (id: string) => id !== sample && id.length === sample.length && shape.test(id);
    producesOnly(ids, other, { seed });
  });
}

test('an id without letters or digits gets some behind it', () => {
  producesOnly(unknownIdLike('護照'), (id) => /^護照\d{6}$/.test(id), { seed });
  producesOnly(unknownIdLike(''), (id) => /^\d{6}$/.test(id), { seed });
});

test('an id of a megabyte has a likeness that differs at its end', () => {
  const sample = `Card:${'9f'.repeat(500_000)}`;
  const other = (id: string) => id !== sample && id.startsWith(sample.slice(0, -64));
  producesOnly(unknownIdLike(sample), (id) => other(id) && id.length === sample.length, { seed });
});

test('alikeIds resemble an id, and none is the id or a bare UUID', () => {
  const uuid = '6f8b4c1e-8d2a-7e8f-9a55-0123456789ab';
  for (const id of [`Card:${uuid}`, uuid, 'crd_9f2ab01', '1042']) {
    const alike = alikeIds(id);

    expect(new Set(alike).size, id).toBe(alike.length);
    expect(alike.length, id).toBeGreaterThan(1);
    expect(alike, id).not.toContain(id);
    expect(alike, id).not.toContain(uuid);
  }
  expect(alikeIds('1042'), 'which may be the ids of others').not.toContain('104');
});
