import { expect, test } from '@playwright/test';
import { loadOpenApi } from '../../spec/openapi.ts';
import { describedBy } from '../../spec/their-openapi/description.ts';
import { upgraded } from '../../spec/their-openapi/upgraded.ts';
import { describedShapes } from './described-shapes.ts';
import { sayable, textSource, withMore } from './profile-source.ts';

const { document, operations } = loadOpenApi();

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

function shapes(paths: object) {
  return describedShapes(describedBy(upgraded({ openapi: '3.1.0', paths })), operations);
}

const text = { type: 'string' };

test('the description of the contract proposes nothing', () => {
  expect(describedShapes(describedBy(upgraded(document)), operations)).toEqual({});
});

test('an operation that only a gap names is found by its words, with names and values of its own', () => {
  const body = {
    type: 'object',
    required: ['holder', 'form', 'product'],
    properties: {
      holder: text,
      form: { enum: ['virtual'] },
      product: { const: 'debit' },
      funding_sources: { type: 'array', items: text },
      extra: text,
    },
    additionalProperties: false,
  };
  const card = { properties: { id: text, pin_status: text, status: text } };
  const proposed = shapes({
    '/v1/issuing/cards': {
      post: { requestBody: json(body), responses: { 201: json({ properties: { card } }) } },
      get: { responses: { 200: json({ properties: { items: { type: 'array', items: card } } }) } },
    },
    '/v1/cards/{card}': { get: { responses: { 200: json(card) } } },
    '/v1/config': { get: {}, patch: {} },
  });

  expect(proposed['operations.createCard']).toEqual({
    path: '/issuing/cards',
    body: {
      holder: '$cardholderId',
      form: '$form',
      'form.values': { VIRTUAL: 'virtual' },
      product: 'debit',
      funding_sources: '$fundingSources',
    },
    without: ['platformCardId', 'maxSpendPerTransaction', 'threeDSecurePassword'],
    answer: { '.': 'card', pinStatus: 'card.pin_status' },
  });
  expect(proposed['operations.listCards']).toEqual({
    path: '/issuing/cards',
    answer: { data: 'items', 'data[].pinStatus': 'items[].pin_status' },
  });
});

test('nothing is proposed of an operation that the contract names', () => {
  const body = { properties: { encrypted_pin_block: text } };
  const proposed = shapes({ '/cards/{id}/set-pin': { post: { requestBody: json(body) } } });

  expect(proposed).toEqual({});
});

test('a path that leaves out what a call is addressed to is not proposed', () => {
  const proposed = shapes({ '/card': { patch: { operationId: 'updateCardById' } } });

  expect(proposed).toEqual({});
});

test('what a profile cannot say, or says already, is left out, and the rest is read with it', () => {
  const written = {
    baseUrl: 'http://localhost:9/2025-10-13',
    credentials: { apiTokenId: 'id', apiClientSecret: 'a secret of ours' },
    operations: { listCards: { path: '/mine' } },
  };
  const source = textSource(JSON.stringify(written), 'profile.yaml', {});

  const said = sayable(source, {
    'operations.listCards': { path: '/theirs' },
    'operations.setCardPin': { path: '/pins' },
    'operations.createCard': { path: '/issuing/cards' },
  });

  expect(said).toEqual({ 'operations.createCard': { path: '/issuing/cards' } });
  expect(withMore(source, said)({}).operations).toEqual({
    listCards: { path: '/mine' },
    createCard: { path: '/issuing/cards' },
  });
});
