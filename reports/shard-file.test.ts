import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { CheckRecord } from '../spec/check-record.ts';
import { digestOf } from '../spec/digest.ts';
import {
  exampleContext,
  exampleOutcomes,
  exampleResult,
  exchange,
  outcome,
  record,
  setPin,
} from './example-run.ts';
import { readShard } from './read-shard.ts';
import { writeResults } from './report-files.ts';
import { test } from './run-inline.ts';
import schema from './shard.schema.json' with { type: 'json' };
import { checkName, MOST_SHARDS, type Shard, writeShard } from './shard-file.ts';

const gathered = {
  subject: '',
  outcomes: exampleOutcomes,
  notRun: 0,
  shards: { held: [2], total: 3 },
  errors: ['the suite broke'],
  startedAt: new Date('2026-11-01T10:00:00Z'),
  durationMs: 1234,
};
const names = exampleOutcomes.map(checkName);
const plan = { shared: ['elsewhere › held', ...names], held: names };

/** The file of a shard, written anew with something else. */
function written(folder: string, change: (text: string) => string): string {
  writeShard(folder, exampleContext, plan, gathered);
  const file = join(folder, 'shard.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return file;
}

/** The same as one who edits with care leaves it. */
function edited(folder: string, change: (shard: Shard) => object): string {
  return written(folder, (text) => {
    const { digest: _, ...shard } = JSON.parse(text);
    const other = { ...shard, ...change(shard) };
    return JSON.stringify({ ...other, digest: digestOf(other) });
  });
}

test('a shard is read as it was written, with nothing of the machine it ran on', ({ folder }) => {
  const { requirements: _, requireVerified: __, allowBlocked: ___, ...context } = exampleContext;

  writeShard(folder, { ...exampleContext, ...{ out: folder } }, plan, gathered);

  const file = join(folder, 'shard.json');
  expect(readShard(folder)).toEqual({ schema: 3, file, context, plan, gathered });
});

test('the published schema knows every member of a record', ({ folder }) => {
  const because = { rests: ['G-65'], precondition: 'P-22', profileKeys: ['hooks.fault'] } as const;
  const whole: Required<Omit<CheckRecord, 'gone'>> = {
    ...record(['CARD-PIN-007'], 'failed'),
    message: 'got 204',
    because: { ...because, call: setPin(204) },
    deviation: {
      ...{ call: setPin(204), after: setPin(500, 'INTERNAL_ERROR'), what: 'the answer' },
      ...{ expected: '409 CONFLICT', got: '204', finding: 'GEN-JSON-001' },
    },
    blames: ['CARD-PIN-007'],
    excused: [{ requirement: 'CARD-PIN-001', message: 'rests on G-65', because }],
    mistake: 'the suite broke',
    asked: [{ fact: 'pin-block-taken', answer: 'differs', told: 'got 204', call: setPin(204) }],
    findings: [
      {
        ...{ requirement: 'GEN-JSON-001', verdict: 'warned', message: 'not JSON' },
        ...{ operation: 'getCard', exchange: 1 },
      },
    ],
    drift: [
      {
        ...{ difference: 'drift', operation: 'GET /cards/{id}', where: 'status 409' },
        ...{ differs: 'is not described', clause: 'CARD-PIN-007', count: 2 },
      },
    ],
    notes: ['a remark'],
    transcript: [{ ...exchange, responseBody: '{}', error: 'cut off' }],
    exchangesLeftOut: 1,
    counterexample: '["0042"]',
  };
  const outcomes = [outcome('whole', whole)];
  const { requirements: _, requireVerified: __, allowBlocked: ___, ...context } = exampleContext;
  const asked = { areas: ['cards'], ids: ['CARD-PIN-007'] };
  const digest = digestOf('a profile');
  const all = { ...context, asked, profileDigest: digest };
  const held = outcomes.map(checkName);

  writeShard(folder, all, { shared: held, held }, { ...gathered, gone: false, outcomes });

  expect(readShard(folder)).toMatchObject({ context: all, gathered: { outcomes } });
});

test('a file in another order, or over several lines, is the same shard', ({ folder }) => {
  written(folder, (text) => {
    const members = Object.entries(JSON.parse(text)).reverse();
    return JSON.stringify(Object.fromEntries(members), null, 2);
  });

  expect(readShard(folder).gathered).toEqual(gathered);
});

const withoutOne = exampleOutcomes.slice(1);
const [example] = exampleOutcomes;

for (const [what, change, reason] of [
  ['is empty', () => '', 'it is cut off, or not JSON'],
  ['is cut', (text) => text.slice(0, text.length / 2), 'it is cut off, or not JSON'],
  ['is not a shard', () => '{ "schema": 1 }', "it must have required property 'digest'"],
  ['is null', () => 'null', 'it must be object'],
  ['is deep', () => '['.repeat(1e6) + ']'.repeat(1e6), 'it must be object'],
  ['was edited', (text) => text.replace('42', '43'), 'its digest does not fit it'],
  [
    'was renumbered',
    (text) => text.replace('"held":[2]', '"held":[1]'),
    'its digest does not fit it',
  ],
  [
    'has a verdict that does not exist',
    (text) => text.replace('"verdict":"blocked"', '"verdict":"splendid"'),
    '/gathered/outcomes/3/record/verdict must be equal to one of the allowed values (passed, failed, warned, blocked, unverified, not-applicable)',
  ],
  [
    'is of very many',
    (text) => text.replace('"total":3', '"total":100000000'),
    '/gathered/shards/total must be <= 1000',
  ],
  [
    'has a member of another version',
    (text) => text.replace('"schema":3', '"schema":3,"\\u001b[31m\\nred":1'),
    'it must NOT have additional properties',
  ],
] as const satisfies readonly (readonly [string, (text: string) => string, string])[]) {
  test(`a shard that ${what} is refused in a line`, ({ folder }) => {
    const file = written(folder, change);

    const start = `${file} is not as a run of this version left it: ${reason}`;
    expect(() => readShard(folder)).toThrow(start);
    expect(() => readShard(folder)).toThrow(/^\P{Cc}+; run it again$/u);
  });
}

for (const [what, change, reason] of [
  ['lacks a check', { outcomes: withoutOne }, `it lacks the check ${names[0]}`],
  ['lacks all checks', { outcomes: [] }, `it lacks the check ${names[0]}`],
  [
    'has a check that it did not hold',
    { outcomes: [...exampleOutcomes, { ...example, title: 'of another' }] },
    'of another, which it did not hold',
  ],
  ['has a check twice', { outcomes: [...exampleOutcomes, example] }, 'it has a check twice'],
  ['is above the last', { shards: { held: [4], total: 3 } }, 'it is shard 4 of 3'],
  ['began at no time', { startedAt: '2026-12-31T23:59:60Z' }, 'its startedAt is not a time'],
] as const) {
  test(`a shard that ${what} is refused, though its digest fits`, ({ folder }) => {
    edited(folder, (shard) => ({ gathered: { ...shard.gathered, ...change } }));

    expect(() => readShard(folder)).toThrow(reason);
  });
}

test('a shard that is a pipe is not waited for', ({ folder }) => {
  const file = join(folder, 'shard.json');
  execFileSync('mkfifo', [file]);

  expect(() => readShard(folder)).toThrow('it is not a file');
  rmSync(file);
});

test('a run that did not come to its end is no shard to merge', ({ folder }) => {
  writeResults(folder, exampleResult({}, { cutShort: 'interrupted', notRun: 2 }));

  expect(() => readShard(folder)).toThrow(
    `${folder} holds a run that did not come to its end (interrupted); run it again`,
  );
});

test('a result that is not one tells nothing of how a run ended', ({ folder }) => {
  const file = join(folder, 'results.json');
  writeFileSync(file, JSON.stringify({ run: { cutShort: { toString: 1 } } }));

  expect(() => readShard(folder)).toThrow(`${file} is not as a run of this version left it`);
});

test('the published schema has as many shards as a run', () => {
  const { properties } = schema.properties.gathered;

  expect(properties.shards.properties.total.maximum).toBe(MOST_SHARDS);
  expect(properties.shards.properties.held.items.maximum).toBe(MOST_SHARDS);
});
