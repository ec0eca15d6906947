import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { resultIn, run, test } from './testing.ts';

const suite = ['run', '--suite', 'uma', '--seed', '5'];

test('shards, the last with what must be alone, merge into what one run says', async ({
  folder,
}) => {
  const whole = await run(folder, [...suite, '--out', 'whole']);
  for (const index of [1, 2, 3]) {
    const { code } = await run(folder, [...suite, '--shard', `${index}/3`, '--out', `${index}`]);
    expect(code).toBe(0);
  }

  const ended = await run(folder, ['merge', '1', '2', '3', '--out', 'all']);

  const [one, all] = ['whole', 'all'].map((out) => resultIn(join(folder, out)));
  expect(ended.stderr).toBe('');
  expect([ended.code, whole.code]).toEqual([0, 0]);
  expect(all?.run.checks).toBe(one?.run.checks);
  expect(all?.summary).toEqual(one?.summary);
  expect(all?.partial).toEqual(['restricted by --suite uma']);
  const own = (result: typeof one) =>
    result?.requirements.map(({ id, verdict, checks }) => [
      id,
      verdict,
      checks.map(({ title, seed }) => [title, seed]),
    ]);
  expect(own(all)).toEqual(own(one));
  const left = (out: string) =>
    readdirSync(join(folder, out)).filter((name) => name !== 'artifacts');
  expect(left('all')).toEqual(left('whole'));
  const attempts = (out: string) => readdirSync(join(folder, out, 'allure-results'));
  expect(attempts('all')).toHaveLength(attempts('whole').length);

  const half = await run(folder, ['merge', '1', '3', '--out', 'half']);

  expect(half.stdout).toContain('2 of 3 shards, without 2)\n');
  expect(half.code).toBe(0);

  // As a file of a proof, which another command adds up.
  writeFileSync(join(folder, '2', 'shard.json'), '{ "schema": 1 }');
  const lacking = 'holds no result of a shard; merge takes folders of run --shard I/N';
  for (const [args, line] of [
    [['1', '1'], 'shard 1 is there twice'],
    [['1', '2'], `2 ${lacking}`],
    [['1', 'none'], `none ${lacking}`],
    [['1', '--out', '1'], '--out 1 is one of the folders to merge; name another'],
    [['1', '3', '--require-verified'], '--require-verified takes all shards; missing: 2'],
    [[], 'merge takes the folders that shards left with --out'],
  ] as const) {
    const { code, stderr, stdout } = await run(folder, ['merge', ...args]);
    expect(stderr).toBe(`payments-conformance: ${line}\n`);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  }
});
