import { expect, test } from '@playwright/test';
import {
  magicOutcome,
  magicSubjects,
  magicSuffixes,
  magicTable,
  parseSandbox,
  paymentOutcome,
  paymentSubjects,
  paymentTable,
} from './sandbox.ts';

const table = `
- subject: owner
  clause: A clause
  selected-by: lastName
  outcomes: [{ suffix: "001", status: PENDING }]
  otherwise: { status: APPROVED }
`;

test('every subject has its table', () => {
  expect(magicSubjects.map((subject) => magicTable(subject).subject)).toEqual([...magicSubjects]);
  expect(paymentSubjects.map((subject) => paymentTable(subject).subject)).toEqual([
    ...paymentSubjects,
  ]);
  expect(magicSuffixes('individual')).toEqual(['001', '002', '003']);
});

for (const [text, status] of [
  ['001', 'PENDING'],
  ['Robin 0001', 'PENDING'],
  ['Robin 1002', 'REJECTED'],
  ['Robin 003', 'UNVERIFIED'],
  ['Robin 01', 'APPROVED'],
  ['Robin 002 ', 'APPROVED'],
  ['', 'APPROVED'],
] as const) {
  test(`an individual named "${text}" ends up ${status}`, () => {
    expect(magicOutcome('individual', text).status).toBe(status);
  });
}

test('an owner whose name ends in 003 has no outcome of its own', () => {
  expect(magicOutcome('owner', 'Sample003')).toEqual({ status: 'APPROVED' });
});

for (const [fault, found, instead, message] of [
  ['a short ending', '"001"', '"01"', 'outcomes.0.suffix'],
  ['an unknown status', 'PENDING', 'HELD', 'outcomes.0.status'],
  ['an unknown key', 'clause:', 'clauses: x\n  clause:', 'unknown key "clauses"'],
  ['an ending given twice', '}]', '}, { suffix: "001", status: APPROVED }]', '001: is there twice'],
] as const) {
  test(`a table with ${fault} is refused`, () => {
    expect(parseSandbox(table)).toHaveLength(1);
    expect(() => parseSandbox(table.replace(found, instead))).toThrow(message);
  });
}

test('the two tables of payments differ in 003', () => {
  expect(paymentOutcome('pull-source', '003').status).toBe('FAILED');
  expect(paymentOutcome('quote-destination', '003')).toMatchObject({ first: 'PROCESSING' });
});

test('a payment is not verified, and a verification not completed', () => {
  const refused = table.replace('PENDING', 'COMPLETED');
  const payments = table.replace('owner', 'pull-source');

  expect(() => parseSandbox(refused)).toThrow('outcomes.0.status');
  expect(() => parseSandbox(payments)).toThrow('outcomes.0.status');
});
