import { expect, test } from '@playwright/test';
import { type HeldExchange, holderOf } from './exchange.ts';
import { upgraded } from './upgraded.ts';

const SECRET = 'tok_3f9c1a77e2';

const card = {
  type: 'object',
  required: ['id', 'secret'],
  properties: {
    id: { type: 'string' },
    secret: { type: 'string', writeOnly: true },
    state: { enum: ['LIVE'] },
    parent: { $ref: '#/components/schemas/Card', nullable: true },
    tags: { type: 'object', additionalProperties: { type: 'integer' } },
  },
  additionalProperties: false,
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

function document(schema: object = { $ref: '#/components/schemas/Card' }) {
  return upgraded({
    openapi: '3.0.3',
    paths: {
      '/cards/{anyId}': {
        get: { responses: { '200': json(schema), '404': { description: 'none' } } },
        patch: {
          requestBody: json({ properties: { state: { enum: ['LIVE'] } } }),
          responses: { default: {} },
        },
      },
    },
    components: { schemas: { Card: card } },
  });
}

const read = { method: 'GET', path: '/cards/{id}' };

function held(exchange: Partial<HeldExchange>, given = document()) {
  const whole = {
    operation: read,
    method: 'GET',
    path: '/cards/Card:1',
    status: 200,
    isEmpty: false,
  };
  return holderOf(given, [read])({ ...whole, ...exchange });
}

const valid = { id: 'Card:1', parent: { id: 'Card:2' } };

test('an exchange that is as described is no finding, whatever only requests have', () => {
  expect(held({ came: valid })).toEqual([]);
  expect(held({ status: 404, came: { code: 'NOT_FOUND' } })).toEqual([]);
  expect(held({ method: 'PATCH', sent: { state: 'LIVE' }, came: {} })).toEqual([]);
});

for (const [what, exchange, where, differs] of [
  ['a status that is not described', { status: 409 }, 'status 409', 'is not described'],
  ['a body that is not JSON', { came: undefined }, 'answer 200', 'is not JSON'],
  ['no body', { came: undefined, isEmpty: true }, 'answer 200', 'has no body'],
  ['a missing member', { came: {} }, 'answer 200.id', 'is missing (required)'],
  ['another type', { came: { id: 7 } }, 'answer 200.id', 'is not of its type (type string)'],
  [
    'another value',
    { came: { ...valid, state: SECRET } },
    'answer 200.state',
    'is not valid (enum)',
  ],
  [
    'a further member',
    { came: { ...valid, [SECRET]: 1 } },
    'answer 200',
    'has a member that is not described (additionalProperties)',
  ],
  [
    'a member whose name is data',
    { came: { ...valid, tags: { [SECRET]: 'x' } } },
    'answer 200.tags.*',
    'is not of its type (type integer)',
  ],
  [
    'what is not described',
    { path: '/cards/Card:1/more' },
    'status 200',
    'comes although the operation is not described',
  ],
  [
    'a body that its description refuses',
    { method: 'PATCH', sent: { state: SECRET }, came: {} },
    'accepted body.state',
    'is not valid (enum)',
  ],
] as const) {
  test(`an exchange with ${what} is one finding without any value`, () => {
    const findings = held(exchange);

    expect(findings).toMatchObject([{ difference: 'drift', where, differs, count: 1 }]);
    expect(JSON.stringify(findings)).not.toContain(SECRET);
  });
}

test('what gateways answer, and paths that lead nowhere, are not held', () => {
  expect(held({ status: 503 })).toEqual([]);
  expect(held({ path: '/elsewhere', status: 404 })).toEqual([]);
});

for (const [what, schema] of [
  ['refers to nothing', { $ref: '#/components/schemas/Nowhere' }],
  ['has a pattern that is none', { type: 'object', patternProperties: { '(': {} } }],
  ['has a type that is none', { type: 'file' }],
] as const) {
  test(`a schema that ${what} is told, and fails nothing`, () => {
    const finding = { difference: 'unusable', where: 'answer 200' };

    expect(held({ came: valid }, document(schema))).toMatchObject([finding]);
  });
}

test('a pattern that JavaScript does not compile is told with its member and the reason', () => {
  const row = { allOf: [{ type: 'object', properties: { id: { pattern: '^[a-z' } } }] };
  const list = { properties: { data: { type: 'array', items: row } } };

  expect(held({ came: { data: [] } }, document(list))).toMatchObject([
    {
      difference: 'unusable',
      where: 'answer 200.data[].id',
      differs: 'its pattern is wrong: Unterminated character class',
    },
  ]);
});

test('a pattern that comes to no end is no difference', () => {
  const endless = { properties: { id: { pattern: '^(([a-zA-Z0-9:-])+.?)+!$' } } };
  const came = { id: 'Customer:01a21e46-15f4-7d7f-bf61-c2241a222420' };

  expect(held({ came }, document(endless))).toEqual([]);
});
