import { expect, test } from '@playwright/test';
import type { Finding } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import { causesOf, failed, shownIn } from './example-causes.ts';
import { record, setPin } from './example-run.ts';

test('a check that says less of what was due is under the heading of one that says more', () => {
  const accepted = { call: setPin(204) };
  const causes = causesOf(
    failed('CARD-PIN-001', { ...accepted, expected: '409' }),
    failed('CARD-PIN-002', { ...accepted, expected: '409' }),
    failed('CARD-PIN-003', { ...accepted, expected: '409 CONFLICT' }),
    failed('CARD-PIN-004', { ...accepted, expected: 'a refusal, 4xx' }),
  );

  expect(causes.map(({ title }) => title)).toEqual([
    'POST /cards/{id}/set-pin: expected 409 CONFLICT, got 204',
  ]);
  expect(causes[0]?.requirements).toHaveLength(4);
  expect(causes[0]?.also).toHaveLength(2);
  expect(causes[0]?.shownBy?.requirement).toBe('CARD-PIN-003');
});

test('a call that was to succeed is one cause, whatever success was due', () => {
  const refused = { call: setPin(500) };
  const causes = causesOf(
    failed('CARD-PIN-001', { ...refused, expected: 'a 2xx' }),
    failed('CARD-PIN-002', { ...refused, expected: '204 without a body' }),
    record(['CARD-PIN-003'], 'blocked', { because: { call: setPin(500) } }),
    failed('CARD-PIN-004', { ...refused, expected: '204' }),
  );

  expect(causes.map(shownIn)).toEqual([
    [
      'POST /cards/{id}/set-pin: expected 204 without a body, got 500',
      'CARD-PIN-002 failed',
      'CARD-PIN-004 failed',
      'CARD-PIN-001 failed',
      'CARD-PIN-003 blocked',
    ],
  ]);
});

test('an answer with a code and one without are one cause, two codes are two', () => {
  const due = { expected: '204' };
  const causes = causesOf(
    failed('CARD-PIN-001', { call: setPin(409), ...due }),
    failed('CARD-PIN-002', { call: setPin(409, 'CONFLICT'), ...due }),
    failed('CARD-PIN-003', { call: setPin(409, 'CARD_NOT_MUTABLE'), ...due }),
  );

  expect(causes.map(({ requirements }) => requirements.length)).toEqual([2, 1]);
});

test('two codes that were due, and another success than was due, are causes of their own', () => {
  const causes = causesOf(
    failed('CARD-PIN-001', { call: setPin(204), expected: '409 CONFLICT' }),
    failed('CARD-PIN-002', { call: setPin(204), expected: '409 CARD_NOT_MUTABLE' }),
    failed('CARD-PIN-003', { call: setPin(204), expected: '400' }),
    failed('CARD-PIN-004', { call: setPin(204), expected: '201' }),
  );

  expect(causes).toHaveLength(4);
});

test('what an answer lacks, and what checks do not find in it, is one cause', () => {
  const lacking = (requirement: RequirementId, lacks: string): Finding => {
    const message = `POST /cards answered 201: the body must have required property '${lacks}'`;
    return { requirement, verdict: 'failed', message, operation: 'createCard', lacks };
  };
  const after = { operation: 'createCard', method: 'POST', path: '/cards', status: 201 } as const;
  const other = { ...after, operation: 'listCards', method: 'GET' } as const;
  const nothing = { what: 'its status', expected: 'ACTIVE', got: 'nothing' };
  const findings = [lacking('CARD-PIN-001', 'id'), lacking('CARD-PIN-002', 'status')];
  const causes = causesOf(
    record(['GEN-JSON-001'], 'passed', { findings }),
    failed('CARD-PIN-003', { after, ...nothing }),
    record(['GEN-JSON-001'], 'blocked', { message: 'it shows no id', because: { call: after } }),
    failed('CARD-PIN-004', { after: other, ...nothing }),
  );

  expect(causes.map(shownIn)).toEqual([
    [
      "POST /cards answered 201: the body must have required property 'id', 'status'",
      'CARD-PIN-001 failed',
      'CARD-PIN-002 failed',
      'GEN-JSON-001 blocked',
      'CARD-PIN-003 failed',
    ],
    ['its status: expected ACTIVE, got nothing, after GET /cards', 'CARD-PIN-004 failed'],
  ]);
});

test('what rests on a gap is headed by what came and by what would settle it', () => {
  const message = 'the first\nPOST /cards/Card:1/set-pin\nExpected: 409\nGot: 204\nThe contract …';
  const because = { rests: ['G-37'], call: setPin(204) } as const;
  const [cause] = causesOf(record(['CARD-PIN-001'], 'unverified', { message, because }));

  expect(cause?.title).toMatch(
    /^POST \/cards\/{id}\/set-pin answered 204; G-37 .*; add G-37 to confirm/,
  );
});

test('two reasons behind one answer that was a success are two causes', () => {
  const because = { call: setPin(200) };
  const causes = causesOf(
    record(['CARD-PIN-001'], 'blocked', { message: 'it shows no status', because }),
    record(['CARD-PIN-002'], 'blocked', { message: 'it shows no id', because }),
  );

  expect(causes.map(({ title }) => title)).toEqual(['it shows no id', 'it shows no status']);
});

test('ids of resources split no cause, and stand in no heading', () => {
  const uuid = (n: number) => `01a21bdf-a37e-795b-86fa-6434b636998${n}`;
  const told = (n: number) => {
    const path = `/auth/credentials/AuthMethod:${uuid(n)}/verify`;
    const message = `P-32 a session: POST ${path} answered without expiresAt for Card:${uuid(n)}`;
    return { message };
  };
  const causes = causesOf(
    record(['CARD-PIN-001'], 'blocked', told(1)),
    record(['CARD-PIN-002'], 'blocked', told(2)),
  );

  expect(causes.map(shownIn)).toEqual([
    [
      'P-32 a session: POST /auth/credentials/{id}/verify answered without expiresAt for {id}',
      'CARD-PIN-001 blocked',
      'CARD-PIN-002 blocked',
    ],
  ]);
});
