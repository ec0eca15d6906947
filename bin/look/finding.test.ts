import { expect, test } from '@playwright/test';
import { closing, type Finding, missing, seen } from './finding.ts';

const RUN = 'payments-conformance run --profile p.yaml';
const there = seen('ok', 'customer', 'POST /customers answered 201');
const card = missing('card', 'POST /cards answered 400');
const refused: Finding = { level: 'refused', line: 'it stopped answering' };

for (const [what, findings, level, line] of [
  ['has everything', [there], 'ok', `nothing is missing, so a run can begin: ${RUN}`],
  [
    'lacks something',
    [there, card, missing('quote', 'POST /quotes answered 404')],
    'missing',
    `2 in all: card, quote; see their lines above. A run can begin, but the rows that need them cannot pass: ${RUN}`,
  ],
  [
    'stops answering',
    [card, refused],
    'refused',
    'a run would end before its first check, because of the lines marked refused above',
  ],
] as const) {
  test(`a look at a service that ${what} says at its end whether a run can begin`, () => {
    expect(closing(findings, RUN)).toEqual({ level, line });
  });
}
