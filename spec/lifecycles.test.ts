import { expect, test } from '@playwright/test';
import { loadLifecycle, parseLifecycle } from './lifecycles.ts';
import { SpecError } from './yaml.ts';

const small = `
states: [ACTIVE, CLOSED]
initial: ACTIVE
moves:
  - { trigger: close, from: ACTIVE, to: CLOSED, requirements: [CARD-STATUS-003] }
stays: []
refused:
  - trigger: close
    from: CLOSED
    status: 409
    code: CARD_ALREADY_CLOSED
    alternatives:
      - { status: 2XX, why: X-53 }
    requirements: [CARD-STATUS-009]
`;

const parse = (text: string) => parseLifecycle('lifecycles/small.yaml', text);

test('a complete lifecycle is read', () => {
  expect(parse(small).transitions.map(({ outcome }) => outcome)).toEqual(['moves', 'refused']);
});

for (const [fault, found, instead, message] of [
  ['a target that is no state', 'to: CLOSED', 'to: SHUT', 'close from ACTIVE: SHUT is not a state'],
  ['a start that is no state', 'initial: ACTIVE', 'initial: OPEN', 'initial: OPEN is not a state'],
  ['a state without its row', 'from: ACTIVE', 'from: CLOSED', 'close from CLOSED: is there twice'],
  [
    'one state too many',
    '[ACTIVE, CLOSED]',
    '[ACTIVE, FROZEN, CLOSED]',
    'close from FROZEN: is missing',
  ],
  [
    'a code of another status',
    'status: 409',
    'status: 400',
    'CARD_ALREADY_CLOSED is not a code of 400',
  ],
  ['an unknown requirement', 'CARD-STATUS-009', 'CARD-STATUS-999', 'cites CARD-STATUS-999'],
  ['an unknown contradiction', 'X-53', 'X-99', 'X-99 is not a contradiction'],
  [
    'an unknown key',
    'code:',
    'cod: x\n    code:',
    'row 1 of refused (CARD_ALREADY_CLOSED): unknown key "cod"',
  ],
  [
    'a refusal without code',
    'code: CARD_ALREADY_CLOSED',
    '',
    'row 1 of refused: lacks the key "code"',
  ],
  [
    'a refusal that moves',
    'code:',
    'to: ACTIVE\n    code:',
    'row 1 of refused (CARD_ALREADY_CLOSED): unknown key "to"',
  ],
] as const) {
  test(`a lifecycle with ${fault} is refused`, () => {
    const read = () => parse(small.replace(found, instead));
    expect(read).toThrow(SpecError);
    expect(read).toThrow(message);
  });
}

test('a trigger that asks for states needs every pair of them', () => {
  const asking = small.replaceAll('trigger: close,', 'trigger: update, requested: CLOSED,');
  expect(() => parse(asking)).toThrow('update from ACTIVE to ACTIVE: is missing');
});

test('the card status table answers all nine pairs, four of them with a move', () => {
  const pairs = loadLifecycle('card-status').transitions.filter(
    ({ trigger }) => trigger === 'update-status',
  );
  expect(pairs).toHaveLength(9);
  expect(pairs.filter(({ outcome }) => outcome === 'moves')).toHaveLength(4);
});

test('no accepted PIN change leaves a PIN blocked', () => {
  const accepted = loadLifecycle('card-pin').transitions.filter(
    ({ from, outcome }) => from === 'BLOCKED' && outcome !== 'refused',
  );
  expect(accepted).toEqual([expect.objectContaining({ outcome: 'moves', to: 'OK', status: 204 })]);
});
