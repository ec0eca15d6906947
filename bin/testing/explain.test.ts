import { expect, test } from '@playwright/test';
import { requirementIds } from '../../spec/generated/requirement-ids.ts';
import { parseOwnRequirements } from '../../spec/requirement-files.ts';
import { layout } from '../explain/entry.ts';
import { explainRow } from '../explain/row.ts';
import { subjectOf, subjects } from '../explain/subjects.ts';
import { noSuites } from '../run/own-suites.ts';

function explained(name: string): string {
  return layout(subjectOf(name)());
}

test('everything but rows is explained in lines of a screen', () => {
  const rows = new Set<string>(requirementIds);
  const others = [...subjects()].filter(([name]) => !rows.has(name));
  expect(others.length).toBeGreaterThan(600);

  const isWide = (line: string) => line.length > 100 && !line.includes('npx ') && / .* /.test(line);
  const unclear: string[] = [];
  for (const [name, explain] of others) {
    const text = layout(explain());
    const [heading = '', ...lines] = text.split('\n');
    const isClear = heading.includes(name) && lines.length > 1 && !lines.some(isWide);
    if (!isClear || /undefined|\[object/.test(lines.join('\n'))) unclear.push(text);
  }
  expect(unclear).toEqual([]);
});

test('a row says its rule, its call, what is sent and accepted, and how to repeat it', () => {
  const text = explained('CARD-PIN-007');

  expect(text).toContain(
    'rule       POST /cards/{id}/set-pin on a closed card returns 409 CONFLICT.',
  );
  expect(text).toContain('contract   Set a card PIN, response table, 409');
  expect(text).toContain('call       POST /cards/{id}/set-pin (setCardPin)');
  expect(text).toContain('application/json: encryptedPinBlock of 16 to 1024 characters');
  expect(text).toContain('accepted   409 CONFLICT: ');
  expect(text).toContain('rests on   nothing else: the contract states all of it');
  expect(text).toContain('suites/card-pin/set-pin-conflict.spec.ts › ');
  expect(text).toMatch(/repeat +npx payments-conformance run .*--requirement CARD-PIN-007$/m);
  expect(text).toMatch(/serve .*--defect "CARD-PIN-007 [^"]+"$/m);
});

test('a row that rests on a gap says which part does, what is assumed and what settles it', () => {
  const text = explained('TRANSFER-IN-006').replace(/\s+/g, ' ');

  expect(text).toContain('stated That the call is accepted; That the call is refused; The code');
  expect(text).toContain('rests on The status of the answer: G-162, ');
  expect(text).toContain('Assumed: ');
  expect(text).toContain('add G-162 to confirm to have it judged');
  expect(text).toContain('shown by transfer-out-of-unknown-refused: ');
});

test('a row of a suite of your own is stated by that suite, which has to be given', () => {
  expect(() => subjectOf('OWN-BUDGET-001')).toThrow(
    'explain "OWN-BUDGET-001": it belongs to a suite of your own; name its folder with --add FOLDER',
  );
  const [row] = parseOwnRequirements('a.yaml', '- { id: OWN-A-001, clause: Our rules, text: A. }');
  if (row === undefined) throw new Error('no row was read');

  const text = layout(explainRow(row, noSuites));

  expect(text).toContain('clause     Our rules');
  expect(text).toContain('rests on   nothing else: your own suite states all of it');
});

test('an excluded row says why no run sees it', () => {
  const text = explained('CARD-PIN-SECRET-003');

  expect(text).toContain('excluded   ');
  expect(text).not.toContain('repeat ');
});

test('a gap says what is assumed, what settles it and which rows are held to it then', () => {
  const text = explained('G-44');

  expect(text).toContain('G-44 · not shown by the contract');
  expect(text).toContain('default    the usual collection and item routes');
  expect(text).toContain(
    'settle     Add G-44 to confirm to have it judged; where the service differs from the default, set',
  );
  expect(text).toContain('paths      GET /cards (listCards)');
  expect(text).toContain('shown by   card-issued: ');
  expect(text).toContain('CARD-ISSUE-001');
});

test('a gap that nothing can show says why, and one of which facts show some names them first', () => {
  expect(explained('G-01')).toMatch(/shown by +A list with its rows in data/);
  expect(explained('G-20')).toMatch(/shown by +token-[\s\S]+ That a token with one permission/);
});

test('a reading says what passes and what is a warning', () => {
  const text = explained('X-56');

  expect(text).toContain('accepted   A Request-Id that was never issued is 401 UNAUTHORIZED.');
  expect(text).toMatch(/warned +any other 401, or 404 REQUEST_NOT_FOUND; a failure once/);
});

test('a precondition says which calls lead to it and which keys supply it', () => {
  const text = explained('P-08');

  expect(text).toContain('needed     a card that is active, frozen or closed.');
  expect(text).toContain('call       POST /cards (createCard)');
  expect(text).toContain('fixtures.closedCardId: A closed card.');
  expect(explained('P-29')).toContain('The contract names no call that leads to it.');
});

test('a fact says what is shown, by which calls, and which rows are held to it', () => {
  const text = explained('cards-by-status');

  expect(text).toContain('fact       GET /cards filters by status');
  expect(text).toContain('call       GET /cards (listCards)');
  expect(text).toContain('CARD-LIST-004  ');
  expect(text).toContain('fixtures/survey/facts/cards-by-status.ts');
});

test('an operation says the members within the members that are sent', () => {
  const text = explained('createAgent').replace(/\s+/g, ' ');

  expect(text).toContain('spendingLimits [{ currency, perTransactionLimit');
});

test('an operation says the members that are read of its answers, which a profile maps', () => {
  const text = explained('createAgent').replace(/\s+/g, ' ');
  const lists = explained('listStablecoins').replace(/\s+/g, ' ');

  expect(text).toMatch(/ read 2XX: agent \{ id, .*\}, deviceCode \{ code, /);
  expect(text).toContain('defaultExecutionMode AUTO | APPROVAL_REQUIRED');
  expect(lists).toMatch(/ read 2XX: data \[\{ id, name, .*\}\] answers/);
});

test('a code says its status, when it is sent, and what brings it about', () => {
  const text = explained('CARD_LIMIT_REACHED');

  expect(text).toContain('accepted   under 409: ');
  expect(text).toContain('CARD-LIMIT-001  ');
  expect(text).toContain('call       POST /cards (createCard)');
  expect(explained('409 CARD_LIMIT_REACHED')).toBe(text);
  expect(explained('card_limit_reached')).toBe(text);
});

test('an operation is found by its id and its call, and says what it takes, answers and rests on', () => {
  const text = explained('POST /cards/{cardId}/set-pin');

  expect(text).toContain('POST /cards/{id}/set-pin · setCardPin · cards');
  expect(text).toContain('caller     BasicAuth\n');
  expect(text).toContain('stated     members of the body: encryptedPinBlock (Set a card PIN)');
  expect(text).toContain('answers    204, 400, 401');
  expect(text).toContain('CARD-PIN-007');
  expect(text).toMatch(/repeat .*--operation "POST \/cards\/\{id\}\/set-pin"$/m);
  expect(explained('setCardPin')).toBe(text);
  expect(explained('createCard')).toContain('G-44 assumes it: ');
});

test('a row that every answer is held against says so beside its checks', () => {
  const line = /^ +and, in passing, every answer to any other check$/m;

  expect(explained('GEN-TIME-003')).toMatch(line);
  expect(explained('CARD-PIN-007')).not.toMatch(line);
});

for (const [given, nearest] of [
  ['CARD-PIN-999', 'CARD-PIN-'],
  ['G-444', 'G-44'],
  ['P-88', 'P-08'],
  ['CONFLIKT', 'CONFLICT'],
  ['setCardPinn', 'setCardPin'],
  ['POST /card/{id}/set-pin', 'POST /cards/{id}/set-pin'],
] as const) {
  test(`"${given}" is refused, and the nearest names are given`, () => {
    expect(() => subjectOf(given)).toThrow(`explain "${given}": nothing has this name; `);
    expect(() => subjectOf(given)).toThrow(
      new RegExp(`the nearest are .*${nearest.replace(/[{}]/g, '.')}`),
    );
  });
}
