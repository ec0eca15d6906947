import { expect, test } from '@playwright/test';
import { codesOf, loadErrors, parseErrors, statusesOf } from './errors.ts';

const row = '- { code: CONFLICT, status: 409, condition: A fact. }\n';

test('every code of the Errors section is there', () => {
  const counts = [400, 401, 403, 404, 409, 423, 429, 500, 501].map((status) => [
    status,
    codesOf(status).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    400: 61,
    401: 7,
    403: 7,
    404: 24,
    409: 24,
    423: 1,
    429: 1,
    500: 2,
    501: 3,
  });
});

test('no code is listed under two statuses', () => {
  expect(loadErrors().filter(({ code }) => statusesOf(code).length !== 1)).toEqual([]);
});

test('a code is found under its status and nowhere else', () => {
  expect(statusesOf('CARD_LIMIT_REACHED')).toEqual([409]);
  expect(statusesOf('NO_SUCH_CODE')).toEqual([]);
  expect(codesOf(500)).toEqual(['SERVICE_SWITCH_ERROR', 'INTERNAL_ERROR']);
  expect(codesOf(418)).toEqual([]);
});

test('a row with an unknown key is refused', () => {
  expect(() => parseErrors(row.replace('}', ', meaning: x }'))).toThrow(
    'spec/errors.yaml, row 1 (CONFLICT): unknown key "meaning"',
  );
});

test('a code that is there twice under one status is refused', () => {
  expect(() => parseErrors(row + row)).toThrow('409 CONFLICT: is there twice');
});

test('a status that lists no codes is refused', () => {
  expect(() => parseErrors(row.replace('409', '422'))).toThrow('row 1 (CONFLICT): key "status"');
});
