import { expect, test } from '@playwright/test';
import { replyOf } from '../../fixtures/testing/reply.ts';
import { proposedRequest } from './proposed-request.ts';

const sent = {
  cardholderId: 'Customer:0a1b2c3d-0000-4000-8000-000000000001',
  form: 'VIRTUAL',
  fundingSources: ['InternalAccount:0a1b2c3d-0000-4000-8000-000000000002'],
};

const proposed = (errors: readonly object[], reason = 'x', status = 400) =>
  proposedRequest(sent, replyOf(status, { code: 'INVALID_INPUT', reason, details: { errors } }));

test('a member is made of the one that fits it by its name, or by what its id is of', () => {
  expect(proposed([{ field: 'holder' }, { field: 'account' }])).toMatchObject({
    body: { holder: '$cardholderId', account: '$fundingSources.0' },
  });
});

test('a member that nothing fits has a value that the refusal allows, the one sent first', () => {
  const constraint = { enum: ['physical', 'virtual'] };
  expect(proposed([{ field: 'plan', constraint }])).toEqual({
    body: { plan: 'virtual' },
    others: [{ plan: 'physical' }],
  });
  expect(proposed([{ field: 'plan', message: 'must be one of basic, plus' }])).toMatchObject({
    body: { plan: 'basic' },
  });
});

test('a member that is not known is left out, unless it goes under another name', () => {
  const unknown = (field: string) => ({ field, message: 'This member is not known here.' });
  expect(proposed([{ field: 'holder' }, unknown('cardholderId'), unknown('form')])).toMatchObject({
    body: { holder: '$cardholderId' },
    without: ['form'],
  });
});

test('a reason names members where no list does', () => {
  expect(proposed([], "'holder' is required")).toMatchObject({
    body: { holder: '$cardholderId' },
  });
});

test('a value that is refused, and another status, propose nothing', () => {
  expect(proposed([{ field: 'form', message: 'is too long' }])).toBeUndefined();
  expect(proposed([{ field: 'holder' }], 'x', 409)).toBeUndefined();
});
