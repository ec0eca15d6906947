import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { isDeterministicBySeed, producesEach, producesOnly } from '../laws.ts';
import {
  invalidAddressMembers,
  invalidMember,
  invalidMembers,
  misformedMember,
} from './invalid-members.ts';
import { malformedCountryCode } from './malformed-country-code.ts';
import { malformedDate } from './malformed-date.ts';
import { nonText } from './non-text.ts';
import { unlistedIdType } from './unlisted-id-type.ts';

const seed = 20251013;

test('malformedDate is no day of the calendar', () => {
  isDeterministicBySeed(malformedDate, { seed });
  const isDay = (text: string) =>
    /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text);
  expect(isDay('1990-02-28')).toBe(true);
  producesOnly(malformedDate, (text) => Number.isNaN(Date.parse(text)) || !isDay(text), { seed });
  producesEach(
    malformedDate,
    {
      words: (text) => /^[a-z]+$/.test(text),
      'no such month': (text) => /-13-\d\d$/.test(text),
      'no such day': (text) => /-31$/.test(text),
      'one part too many': (text) => /^\d{4}(-\d\d){3}$/.test(text),
    },
    { seed },
  );
});

test('malformedCountryCode is in no list of codes', () => {
  isDeterministicBySeed(malformedCountryCode, { seed });
  producesOnly(malformedCountryCode, (text) => !/^[A-Za-z]{2,3}$/.test(text), { seed });
});

test('unlistedIdType is a word, and none of those the contract names', () => {
  isDeterministicBySeed(unlistedIdType, { seed });
  producesOnly(unlistedIdType, (text) => /^UNLISTED_[B-Z]{4,10}$/.test(text), { seed });
});

test('nonText is JSON of every other type', () => {
  isDeterministicBySeed(nonText, { seed });
  producesOnly(nonText, (value) => typeof value !== 'string' && value !== null, { seed });
  producesEach(
    nonText,
    {
      number: (value) => typeof value === 'number',
      boolean: (value) => typeof value === 'boolean',
      list: Array.isArray,
      object: (value) => typeof value === 'object' && !Array.isArray(value),
    },
    { seed },
  );
});

for (const [name, kinds] of [
  ['invalidMember', invalidMember],
  ['misformedMember', misformedMember],
] as const) {
  test(`${name} is one fault, each kind in a member of its own`, () => {
    const fields = kinds.map((kind) => {
      isDeterministicBySeed(kind, { seed });
      return new Set(fc.sample(kind, { seed, numRuns: 50 }).map(({ field }) => field));
    });
    expect(fields.map(({ size }) => size)).toEqual(fields.map(() => 1));
    expect(new Set(fields.flatMap((each) => [...each])).size).toBe(fields.length);
  });
}

test('misformedMember is always a text', () => {
  for (const kind of misformedMember) {
    producesOnly(kind, ({ value }) => typeof value === 'string', { seed });
  }
});

for (const [name, members, belongs] of [
  ['invalidMembers', invalidMembers, /^\w+(\.\w+)?$/],
  ['invalidAddressMembers', invalidAddressMembers, /^address\.\w+$/],
] as const) {
  test(`${name} are two faults or more, no member twice`, () => {
    for (const kind of members) {
      isDeterministicBySeed(kind, { seed });
      producesOnly(
        kind,
        (faults) =>
          faults.length >= 2 &&
          new Set(faults.map(({ field }) => field)).size === faults.length &&
          faults.every(({ field }) => belongs.test(field)),
        { seed },
      );
    }
  });
}

test('a fault prints as where it is', () => {
  const [fault] = fc.sample(invalidMember[0] ?? fc.constant(undefined), { seed, numRuns: 1 });
  expect(fc.stringify(fault)).toMatch(/^fullName = /);
});
