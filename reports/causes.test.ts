import { expect, test } from '@playwright/test';
import type { CheckRecord, Deviation, Finding } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import { exampleResult, exchange, outcome, record, row, setPin } from './example-run.ts';
import type { Cause } from './model.ts';

const ids = ['CARD-PIN-001', 'CARD-PIN-002', 'CARD-PIN-003', 'CARD-PIN-004'] as const;

/** The causes of a run with a check for each of these records. */
function causesOf(...records: readonly CheckRecord[]): readonly Cause[] {
  const requirements = [...ids, 'GEN-JSON-001' as const].map((id) => row(id));
  const outcomes = records.map((each, n) => outcome(`check ${n}`, each));
  return exampleResult({ requirements, knownFailures: [] }, { outcomes }).causes;
}

function failed(id: RequirementId, deviation: Deviation, members: Partial<CheckRecord> = {}) {
  return record([id], 'failed', { message: `${id} is broken`, deviation, ...members });
}

function shownIn({ title, requirements }: Cause): [string, ...string[]] {
  return [title, ...requirements.map(({ id, verdict }) => `${id} ${verdict}`)];
}

test('what failed by the same answer to the same operation is one cause, whatever the ids', () => {
  const causes = causesOf(
    failed('CARD-PIN-001', { call: setPin(500, undefined, 'Card:1'), expected: '204' }),
    failed('CARD-PIN-002', { call: setPin(500, undefined, 'Card:2'), expected: '204' }),
  );

  expect(causes.map(shownIn)).toEqual([
    [
      'POST /cards/{id}/set-pin: expected 204, got 500',
      'CARD-PIN-001 failed',
      'CARD-PIN-002 failed',
    ],
  ]);
  expect(causes[0]).toMatchObject({
    calls: [{ operation: 'setCardPin', method: 'POST', path: '/cards/{id}/set-pin' }],
    expected: '204',
    got: '500',
  });
});

test('another answer, and another that was due, is another cause', () => {
  const causes = causesOf(
    failed('CARD-PIN-001', { call: setPin(500), expected: '204' }),
    failed('CARD-PIN-002', { call: setPin(409, 'CONFLICT'), expected: '204' }),
    failed('CARD-PIN-003', { call: setPin(500), expected: '409 CONFLICT' }),
  );

  expect(new Set(causes.map(({ id }) => id)).size).toBe(3);
});

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

test('a call that blocks and fails is one cause, and as bad as its worst row', () => {
  const because = { call: setPin(401, 'UNAUTHORIZED', 'Card:2') };
  const causes = causesOf(
    record(['CARD-PIN-001'], 'blocked', { message: 'P-10 a PIN', because }),
    failed('CARD-PIN-002', { call: setPin(401, 'UNAUTHORIZED'), expected: 'a 2xx' }),
  );

  expect(causes.map(shownIn)).toEqual([
    [
      'POST /cards/{id}/set-pin: expected a 2xx, got 401 UNAUTHORIZED',
      'CARD-PIN-001 blocked',
      'CARD-PIN-002 failed',
    ],
  ]);
  expect(causes[0]?.verdict).toBe('failed');
});

test('what blocks without a call is told by its reason', () => {
  const reason = { message: 'P-04 an individual: it stayed PENDING' };
  const causes = causesOf(
    record(['CARD-PIN-001'], 'blocked', reason),
    record(['CARD-PIN-002'], 'blocked', reason),
  );

  expect(causes.map(shownIn)).toEqual([
    [reason.message, 'CARD-PIN-001 blocked', 'CARD-PIN-002 blocked'],
  ]);
});

test('what is unverified for want of the same is one cause, whatever was seen without it', () => {
  const because = { precondition: 'P-34', profileKeys: ['hooks.fault'] } as const;
  const causes = causesOf(
    record(['CARD-PIN-001'], 'unverified', { message: 'P-34 a lock: set hooks.fault', because }),
    record(['CARD-PIN-002'], 'unverified', { message: 'P-34 a limit: set hooks.fault', because }),
    record(['CARD-PIN-003'], 'unverified', { message: 'got 200', because: { rests: ['G-37'] } }),
    record(['CARD-PIN-004'], 'unverified', { message: 'got 201', because: { rests: ['G-37'] } }),
  );

  expect(causes.map(({ requirements }) => requirements.length)).toEqual([2, 2]);
  expect(causes.map(({ title }) => title).sort()).toEqual([
    expect.stringMatching(/^G-37 .*add G-37 to confirm/),
    expect.stringMatching(/^P-34 .*; set hooks\.fault$/),
  ]);
});

test('what is judged in passing is one cause for its row, with every operation', () => {
  const seen = (operation: string): Finding => {
    const requirement = 'GEN-JSON-001';
    return { requirement, verdict: 'failed', message: `${operation} says text/html`, operation };
  };
  const causes = causesOf(
    record(['CARD-PIN-001'], 'passed', { findings: [seen('setCardPin')] }),
    record(['CARD-PIN-002'], 'passed', { findings: [seen('createCard'), seen('setCardPin')] }),
    failed('GEN-JSON-001', { finding: 'GEN-JSON-001' }, { message: 'setCardPin says text/html' }),
  );

  expect(causes).toHaveLength(1);
  expect(causes[0]?.requirements).toEqual([{ id: 'GEN-JSON-001', verdict: 'failed' }]);
});

test('the exchange that was found wrong is the last that is shown', () => {
  const at = (n: number) => ({ ...exchange, url: `/${n}` });
  const finding: Finding = {
    requirement: 'GEN-JSON-001',
    verdict: 'failed',
    message: 'says text/html',
    operation: 'getCardById',
    exchange: 2,
  };
  const transcript = [1, 2, 3].map(at);
  const [cause] = causesOf(record(['CARD-PIN-001'], 'passed', { findings: [finding], transcript }));

  expect(cause?.shownBy?.exchanges).toEqual([at(1), at(2)]);
});

test('a failed cause goes before a blocked one, though that has more rows', () => {
  const open = { message: 'needs a card', because: { precondition: 'P-08' } } as const;
  const causes = causesOf(
    record([...ids], 'unverified', open),
    failed('CARD-PIN-001', { call: setPin(500), expected: '204' }),
    record(['CARD-PIN-002', 'CARD-PIN-003'], 'blocked', { because: { call: setPin(404) } }),
  );

  expect(causes.map(({ verdict }) => verdict)).toEqual(['failed', 'blocked', 'unverified']);
});

test('a cause is shown by the check that needs the fewest exchanges for it', () => {
  const deviation = { call: setPin(500), expected: '204' };
  const after = (n: number) => ({ transcript: Array.from({ length: n }, () => exchange) });
  const [cause] = causesOf(
    failed('CARD-PIN-001', deviation),
    failed('CARD-PIN-002', deviation, after(5)),
    failed('CARD-PIN-003', deviation, after(2)),
  );

  expect(cause?.shownBy).toMatchObject({
    requirement: 'CARD-PIN-003',
    title: 'check 2',
    message: 'CARD-PIN-003 is broken',
    exchanges: [exchange, exchange],
    replay: expect.stringContaining('--requirement CARD-PIN-003'),
  });
});

test('what a check left unjudged is told with what it ended at', () => {
  const deviation = { call: setPin(500), expected: '204' };
  const [cause] = causesOf(
    record(['CARD-PIN-001', 'CARD-PIN-002'], 'failed', { deviation, blames: ['CARD-PIN-001'] }),
  );

  expect(cause && shownIn(cause).slice(1)).toEqual([
    'CARD-PIN-001 failed',
    'CARD-PIN-002 unverified',
  ]);
});

test('a failure that was announced and did not come is a cause of its own', () => {
  const knownFailures = [{ id: 'CARD-PIN-001', reason: 'mended soon' }] as const;
  const outcomes = [outcome('holds', record(['CARD-PIN-001'], 'passed'))];
  const { causes } = exampleResult({ knownFailures }, { outcomes });

  expect(causes.map(shownIn)).toEqual([
    ['unexpected pass: remove it from knownFailures (mended soon)', 'CARD-PIN-001 failed'],
  ]);
});
