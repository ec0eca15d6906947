import { expect, test } from '@playwright/test';
import { parseReplaced, parseRequirements } from './requirement-files.ts';
import { loadRequirements, requirement, takenOverBy } from './requirements.ts';
import { SpecError } from './yaml.ts';

const row = `
- id: CARD-PIN-999
  level: SHOULD
  clause: 'Set a card PIN'
  text: A fact.
`;

const parse = (text: string) => parseRequirements([{ area: 'card-pin', text }]);

test('a well-formed row is read and knows its area', () => {
  expect(parse(row)).toEqual([expect.objectContaining({ id: 'CARD-PIN-999', area: 'card-pin' })]);
});

for (const [fault, line, message] of [
  ['an unknown key', 'sinec: 2026-08', 'unknown key "sinec"'],
  ['a month that is no revision', 'since: 2026-06', 'key "since"'],
  ['a month given as a date', 'until: 2026-08-01', 'key "until"'],
  ['a capability that is not listed', 'capability: cards.pins', 'key "capability"'],
  ['an exclusion without a reason', 'excluded: ""', 'key "excluded"'],
  ['an operation that is not there', 'operation: setCardPins', 'names the operation setCardPins'],
  ['one of two that is not there', 'operation: [setCardPin, setPin]', 'names the operation setPin'],
  ['an empty list of operations', 'operation: []', 'key "operation"'],
  ['one operation as a list', 'operation: [setCardPin]', 'key "operation"'],
  ['an operation named twice', 'operation: [setCardPin, setCardPin]', 'key "operation"'],
  ['an operation as its call', 'operation: POST /cards', 'key "operation"'],
  ['a key given twice', 'level: MAY', 'Map keys must be unique'],
] as const) {
  test(`a row with ${fault} is refused`, () => {
    const read = () => parse(`${row}  ${line}\n`);
    expect(read).toThrow(SpecError);
    expect(read).toThrow(/^spec\/requirements\/card-pin\.yaml/);
    expect(read).toThrow(message);
  });
}

for (const [what, line, operations] of [
  ['none', '', []],
  ['one', '  operation: setCardPin\n', ['setCardPin']],
  ['several', '  operation: [createCard, setCardPin]\n', ['createCard', 'setCardPin']],
] as const) {
  test(`a row with ${what} of the operations has them as a list`, () => {
    expect(parse(row + line)).toEqual([expect.objectContaining({ operations })]);
  });
}

test('a row with a missing key is refused by its id', () => {
  expect(() => parse(row.replace(/ {2}clause.*\n/, ''))).toThrow(
    'spec/requirements/card-pin.yaml, CARD-PIN-999: lacks the key "clause"',
  );
});

test('a row without a level is a MUST', () => {
  expect(parse(row)).toEqual([expect.objectContaining({ level: 'SHOULD' })]);
  const [must] = parse(row.replace(/ {2}level.*\n/, ''));
  expect(must?.level).toBe('MUST');
});

test('what stands before the rows of a file holds for each that does not say otherwise', () => {
  const other = row.replace('999', '998').concat('  since: 2026-09\n');
  expect(parse(`since: 2026-08\ncapability: cards.pin\n---${row}${other}`)).toMatchObject([
    { since: '2026-08', capability: 'cards.pin' },
    { since: '2026-09', capability: 'cards.pin' },
  ]);
  expect(() => parse(`level: MAY\n---${row}`)).toThrow('card-pin.yaml: unknown key "level"');
});

test('an id of another form is refused', () => {
  expect(() => parse(row.replace('999', '9'))).toThrow('key "id" must match pattern');
});

test('an id in two areas is refused', () => {
  expect(() =>
    parseRequirements([
      { area: 'cards', text: row },
      { area: 'card-pin', text: row },
    ]),
  ).toThrow('CARD-PIN-999: is there twice');
});

test('a row is found by its id, in its area', () => {
  expect(requirement('CARD-PIN-007')).toMatchObject({ area: 'card-pin', level: 'MUST' });
});

test('a row in the file of another area is refused', () => {
  expect(() => parseRequirements([{ area: 'cards', text: row }])).toThrow(
    'spec/requirements/cards.yaml, CARD-PIN-999: its prefix is that of card-pin',
  );
});

test('there are at least 220 rows, and no two say the same', () => {
  const texts = loadRequirements().map(({ text }) => text);
  expect(texts.length).toBeGreaterThanOrEqual(220);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('a permission always carries the reason why nothing can break it', () => {
  const checked = loadRequirements().filter(
    ({ level, excluded }) => level === 'MAY' && excluded === undefined,
  );
  expect(checked).toEqual([]);
});

const replaced = '- id: CARD-PIN-998\n  replacedBy: CARD-PIN-999\n';

test('a replaced id is kept, is no requirement, and names the row that took over', () => {
  const sources = [{ area: 'card-pin', text: row + replaced }] as const;

  expect(parseRequirements(sources).map(({ id }) => String(id))).toEqual(['CARD-PIN-999']);
  expect(parseReplaced(sources)).toEqual([{ id: 'CARD-PIN-998', replacedBy: 'CARD-PIN-999' }]);
  expect(takenOverBy('RETRY-SIGNER-005')).toBe('SESSION-SIGN-005');
  expect(takenOverBy('SESSION-SIGN-005')).toBeUndefined();
});

test('a replaced id is never given again, and says nothing itself', () => {
  const read = (text: string) => () => parseReplaced([{ area: 'card-pin', text }]);

  expect(read(row + replaced + replaced)).toThrow('CARD-PIN-998: is there twice');
  expect(read(replaced)).toThrow('CARD-PIN-998: is replaced by CARD-PIN-999, which is not a row');
  expect(read(`${row}${replaced}  text: It says more.\n`)).toThrow(
    'CARD-PIN-998: must NOT have more than 2 properties',
  );
});
