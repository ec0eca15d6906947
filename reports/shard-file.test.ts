import { expect } from '@playwright/test';
import { exampleContext, exampleOutcomes, exampleResult } from './example-run.ts';
import { writeResults } from './report-files.ts';
import { test } from './run-inline.ts';
import { readShard, writeShard } from './shard-file.ts';

test('a shard is read as it was written, with nothing of the machine it ran on', ({ folder }) => {
  const gathered = {
    subject: '',
    outcomes: exampleOutcomes,
    notRun: 0,
    shards: { held: [2], total: 3 },
    errors: ['the suite broke'],
    startedAt: new Date('2026-11-01T10:00:00Z'),
    durationMs: 1234,
  };
  const { requirements: _, requireVerified: __, allowBlocked: ___, ...context } = exampleContext;

  writeShard(folder, { ...exampleContext, ...{ out: folder } }, gathered);

  expect(readShard(folder)).toEqual({ schema: 1, context, gathered });
});

test('a run that did not come to its end is no shard to merge', ({ folder }) => {
  writeResults(folder, exampleResult({}, { cutShort: 'interrupted', notRun: 2 }));

  expect(() => readShard(folder)).toThrow(
    `${folder} holds a run that did not come to its end (interrupted); run it again`,
  );
});
