import { expect, test } from '@playwright/test';
import { loadOpenApi } from '../../spec/openapi.ts';
import { invalidQuoteMembers, severalInvalidMembers } from './invalid-quotes.ts';

const quote = {
  source: { sourceType: 'ACCOUNT', accountId: 'a' },
  destination: { destinationType: 'ACCOUNT', accountId: 'b' },
  lockedCurrencyAmount: 100,
  lockedCurrencySide: 'SENDING',
};

const faultsOf = (members: object) => {
  const body: unknown = JSON.parse(JSON.stringify({ ...quote, ...members }));
  return loadOpenApi().requestValidator('createQuote')?.(body) ?? [];
};

test('a quote as such has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

for (const { what, faults } of invalidQuoteMembers) {
  // Which types of source there are, and which amounts, is for the service to know.
  if (['with an unknown source type', 'with an amount of zero or less'].includes(what)) continue;
  test(`a quote ${what} has one fault`, () => {
    for (const members of faults) expect(faultsOf(members)).toHaveLength(1);
  });
}

test('faults beside each other are as many as members', () => {
  const count = Object.keys(severalInvalidMembers).length;
  expect(faultsOf(severalInvalidMembers)).toHaveLength(count);
});
