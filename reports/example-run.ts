import type { CallMade, CheckRecord } from '../spec/check-record.ts';
import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import type { Requirement } from '../spec/requirements.ts';
import type { TranscriptEntry } from '../spec/transcript.ts';
import type { RunContext, RunResult } from './model.ts';
import type { Outcome } from './outcome.ts';
import { buildResult, type Gathered } from './result.ts';

const general = { area: 'general', operations: [] } as const;

/** A small made-up run with every verdict in it, for the tests of this folder. */
const exampleRows: readonly Requirement[] = [
  row('GEN-JSON-001', { ...general, text: 'Bodies are labelled as JSON.' }),
  row('GEN-JSON-002', { ...general, level: 'SHOULD', text: 'Bodies are one JSON text.' }),
  row('GEN-JSON-003', { ...general, excluded: 'Not visible from outside.' }),
  row('CARD-PIN-001', { text: 'A PIN is set with 204.' }),
  row('CARD-PIN-002', { text: 'The 204 is empty.' }),
  row('CARD-PIN-003', { text: 'A frozen card takes a PIN.' }),
  row('CARD-PIN-004', { text: 'A PIN can be set twice.' }),
  row('CARD-PIN-005', { text: 'A blocked PIN is usable again.' }),
  row('CARD-PIN-006', { text: 'The hosted page works too.', capability: 'cards.pin-entry' }),
  row('CARD-PIN-007', { text: 'A closed card is refused with 409.' }),
];

export function row(id: RequirementId, members: Partial<Requirement> = {}): Requirement {
  const ofPin = { area: 'card-pin', operations: ['setCardPin'] } as const;
  return { id, ...ofPin, level: 'MUST', clause: 'Set a card PIN', text: 'T.', ...members };
}

export const exampleContext: RunContext = {
  suite: { version: '0.1.0', commit: '0123456789abcdef0123456789abcdef01234567' },
  contract: { version: '2025-10-13' },
  revision: '2026-09',
  target: { baseUrl: 'https://api.example.test/v/2025-10-13', profile: 'my profile.yaml' },
  run: {
    id: 'run-1',
    command: 'payments-conformance run --profile my profile.yaml',
    flags: ['--profile', 'my profile.yaml'],
  },
  seed: 42,
  requirements: exampleRows,
  knownFailures: [{ id: 'CARD-PIN-004', reason: 'mended in our next release' }],
  pastFailures: [],
  absentCapabilities: ['cards.pin-entry'],
  guessedCapabilities: [],
  selection: [],
  preflight: ['clock: 0.2 s ahead of this machine'],
  requireVerified: false,
  allowBlocked: false,
};

export const exchange: TranscriptEntry = {
  method: 'POST',
  url: 'https://api.example.test/v/2025-10-13/cards/Card:1/set-pin',
  requestHeaders: { 'content-type': 'application/json', authorization: '[redacted]' },
  requestBody: '{"encryptedPinBlock":"[redacted]"}',
  status: 204,
  responseHeaders: { date: 'Sun, 01 Nov 2026 10:00:00 GMT' },
  durationMs: 12,
  curl: 'curl -X POST \'https://api.example.test/v/2025-10-13/cards/Card:1/set-pin\' -u "$ID:$SECRET"',
};

/** A call that sets the PIN of a card, with its answer. */
export function setPin(status: number, code?: string, card = 'Card:1'): CallMade {
  const call = { operation: 'setCardPin', method: 'POST', path: `/cards/${card}/set-pin` } as const;
  return { ...call, status, ...(code === undefined ? {} : { code }) };
}

export function record(
  requirements: readonly RequirementId[],
  verdict: CheckRecord['verdict'],
  members: Partial<CheckRecord> = {},
): CheckRecord {
  return {
    subject: '',
    requirements,
    verdict,
    findings: [],
    notes: [],
    exchanges: 2,
    seed: 7,
    ...members,
  };
}

export function outcome(title: string, of: CheckRecord): Outcome {
  return { file: 'suites/card-pin/set-pin.spec.ts', title, line: 12, durationMs: 20, record: of };
}

export const exampleOutcomes: readonly Outcome[] = [
  outcome(
    'every body is labelled',
    record(['GEN-JSON-001'], 'passed', {
      findings: [
        {
          requirement: 'GEN-JSON-001',
          verdict: 'failed',
          message: 'expected application/json, got text/html',
          operation: 'listCards',
          exchange: 1,
        },
      ],
      transcript: [{ ...exchange, method: 'GET' }],
      notes: ['listCards: member colour is not in the contract'],
    }),
  ),
  outcome(
    'every body parses',
    record(['GEN-JSON-002'], 'warned', { message: 'a byte order mark stands before the text' }),
  ),
  outcome('on an active card is accepted', record(['CARD-PIN-001', 'CARD-PIN-002'], 'passed')),
  outcome(
    'on a frozen card is accepted',
    record(['CARD-PIN-003'], 'blocked', {
      message: 'PATCH /cards/{id} answered 500',
      because: {
        call: { operation: 'updateCardById', method: 'PATCH', path: '/cards/Card:1', status: 500 },
      },
      transcript: [{ ...exchange, method: 'PATCH', status: 500 }],
    }),
  ),
  outcome('twice is accepted', record(['CARD-PIN-004'], 'failed', { message: 'got 500' })),
  outcome(
    'makes a blocked PIN usable',
    record(['CARD-PIN-005'], 'unverified', { message: 'needs fixtures.blockedPinCardId' }),
  ),
  outcome(
    'on a closed card returns 409 CONFLICT',
    record(['CARD-PIN-007'], 'failed', {
      message: 'expected 409 CONFLICT\ngot 204',
      deviation: { call: setPin(204), expected: '409 CONFLICT' },
      transcript: [exchange],
      counterexample: '["0042"]',
    }),
  ),
];

export function exampleResult(
  context: Partial<RunContext> = {},
  gathered: Partial<Gathered> = {},
): RunResult {
  return buildResult(
    { ...exampleContext, ...context },
    {
      subject: '',
      outcomes: exampleOutcomes,
      notRun: 0,
      errors: [],
      startedAt: new Date('2026-11-01T10:00:00Z'),
      durationMs: 1234,
      ...gathered,
    },
  );
}
