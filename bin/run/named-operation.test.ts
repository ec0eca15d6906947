import { expect, test } from '@playwright/test';
import { callOf, operationIds } from '../../spec/openapi.ts';
import { namedOperation } from './named-operation.ts';

test('every operation is found by its id and by its call', () => {
  for (const id of operationIds) {
    expect(namedOperation(id)).toBe(id);
    expect(namedOperation(callOf(id))).toBe(id);
  }
});

for (const given of [
  'POST /cards/{id}/set-pin',
  'post /cards/{cardId}/set-pin',
  'Post  cards/:id/set-pin/',
  'POST /cards/<id>/set-pin',
  'POST /cards/{}/set-pin',
  ' POST /cards/{card_id}/set-pin ',
]) {
  test(`"${given}" is the operation that sets a PIN`, () => {
    expect(namedOperation(given)).toBe('setCardPin');
  });
}

test('a path in place of a parameter is another operation', () => {
  expect(namedOperation('GET /customers/{id}')).toBe('getCustomerById');
  expect(namedOperation('GET /customers/agreements')).toBe('listAgreements');
});

for (const [given, nearest] of [
  ['POST /quote', /; the nearest are POST \/quotes, /],
  ['GET /customers/agreement', /; the nearest are GET \/customers\/agreements, /],
  ['DELETE /cards/{id}', /; the nearest are GET \/cards\/\{id\}, PATCH \/cards\/\{id\}, /],
  ['setCardPinn', /; the nearest are setCardPin, /],
  ['/quotes', /no operation has this name; the nearest are .*POST \/quotes/],
  ['', /no operation has this name/],
] as const) {
  test(`"${given}" is refused, and the nearest operations are named`, () => {
    expect(() => namedOperation(given)).toThrow(nearest);
    expect(() => namedOperation(given)).toThrow(
      `--operation "${given}": no operation has this name`,
    );
  });
}
