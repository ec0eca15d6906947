import { expect, test } from '@playwright/test';
import { type AreaRow, heldTogether, neededBy, restsOn } from './areas.ts';

const cards: AreaRow = { id: 'cards', title: 'Cards', prefixes: ['CARD'] };
const pin: AreaRow = { id: 'card-pin', title: 'Card PIN', prefixes: ['PIN'], needs: ['cards'] };

test('rows that need each other in one direction are taken', () => {
  const rows: readonly AreaRow[] = [{ ...cards, serviceNeeds: ['card-pin'] }, pin];

  expect(heldTogether(rows)).toBe(rows);
});

test('an area rests on the operations that a needed one goes through, and imports nothing of theirs', () => {
  const through: AreaRow = { id: 'tokenization', title: 'Tokens', prefixes: ['T'] };
  const rows = [{ ...cards, through: ['tokenization'] }, pin, through] as const;

  expect([...neededBy('card-pin', rows)]).toEqual(['cards']);
  expect([...restsOn('card-pin', rows)]).toEqual(['cards', 'tokenization']);
});

for (const [name, rows, message] of [
  ['a need that is not a row', [pin], /card-pin: needs cards/],
  ['a need of the service that is not a row', [{ ...cards, serviceNeeds: ['uma'] }], /needs uma/],
  ['a circle', [{ ...cards, needs: ['card-pin'] }, pin], /needs itself/],
  ['one prefix twice', [cards, { ...pin, prefixes: ['CARD'] }], /CARD/],
] as const) {
  test(`${name} is refused`, () => {
    expect(() => heldTogether(rows)).toThrow(message);
  });
}
