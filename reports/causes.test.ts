import { expect, test } from '@playwright/test';
import type { Finding } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import { causesOf, failed, ids, shownIn } from './example-causes.ts';
import { exampleResult, exchange, outcome, record, setPin } from './example-run.ts';

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

test('what most rows of one want ended at stands in its heading', () => {
  const ended = (id: RequirementId, code: string) =>
    record([id], 'unverified', {
      message: `${id}: got ${code}`,
      because: { rests: ['G-31'], call: { ...setPin(400, code), reason: `no ${code}` } },
    });
  const [cause] = causesOf(
    ended('CARD-PIN-001', 'INVALID_INPUT'),
    ended('CARD-PIN-002', 'INVALID_INPUT'),
    ended('CARD-PIN-003', 'CONFLICT'),
  );

  expect(cause?.title).toMatch(
    /^POST \/cards\/\{id\}\/set-pin answered 400 INVALID_INPUT; reason given: no INVALID_INPUT; G-31 .*; add G-31 to confirm/,
  );
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

test('what another check shows in passing is repeated by that check, though its own fails too', () => {
  const requirement = 'GEN-JSON-001';
  const finding: Finding = {
    requirement,
    verdict: 'failed',
    message: 'says text/html',
    operation: 'getCardById',
  };
  const causes = causesOf(
    failed(requirement, { call: setPin(500), expected: '400' }),
    record(['CARD-PIN-001'], 'passed', { findings: [finding] }),
  );

  expect(causes.map(({ shownBy }) => shownBy?.replay)).toEqual([
    expect.stringContaining(`--requirement ${requirement} `),
    expect.stringContaining('--requirement CARD-PIN-001 '),
  ]);
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
