import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { resultIn, run, startTarget, test } from './testing.ts';

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

  const shardFile = join(folder, '2', 'shard.json');
  const written = readFileSync(shardFile, 'utf8');
  const altered = '2/shard.json is not as a run of this version left it';
  for (const [text, reason] of [
    [written.slice(0, -100), 'it is cut off, or not JSON'],
    [written.replace(/"outcomes":.*,"notRun"/, '"outcomes":[],"notRun"'), 'its digest'],
    [written.replace('"verdict":"passed"', '"verdict":"splendid"'), '/gathered/outcomes/'],
    [written.replace('"total":3', '"total":100000000'), '/gathered/shards/total must be <= 1000'],
  ] as const) {
    writeFileSync(shardFile, text);
    const { code, stderr, stdout } = await run(folder, ['merge', '1', '2', '3']);
    expect(stderr).toContain(`payments-conformance: ${altered}: ${reason}`);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect([code, stdout]).toEqual([2, '']);
  }

  rmSync(shardFile);
  const lacking = 'holds no result of a shard; merge takes folders of run --shard I/N';
  for (const [args, line] of [
    [['1', '1'], '1/shard.json: shard 1 is there twice'],
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

  writeFileSync(shardFile, written);
  const outside = join(folder, 'outside.json');
  writeFileSync(outside, '{}');
  symlinkSync(outside, join(folder, '2', 'allure-results', 'link-result.json'));
  const linked = await run(folder, ['merge', '1', '2', '3', '--out', 'linked']);
  expect(linked.code).toBe(2);
  expect(linked.stderr).toContain('2/allure-results/link-result.json is a link; remove it');
  expect(existsSync(join(folder, 'linked'))).toBe(false);
});

test('shards of one profile merge by its content, whatever its path', async ({ folder }) => {
  const target = await startTarget();
  const { credentials } = target.profile;
  const shard = (profile: object, index: number) => {
    const flags = ['--requirement', 'GEN-VERSION-001', '--shard', `${index}/2`];
    writeFileSync(join(folder, `${index}.json`), JSON.stringify(profile));
    return run(folder, ['run', '--profile', `${index}.json`, ...flags, '--out', `${index}`]);
  };
  await shard(target.profile, 1);
  await shard({ ...target.profile, hooks: {}, credentials: { ...credentials } }, 2);

  const same = await run(folder, ['merge', '1', '2', '--out', 'same']);
  const written = readFileSync(join(folder, '1', 'shard.json'), 'utf8');
  await shard({ ...target.profile, confirm: [] }, 2);
  const other = await run(folder, ['merge', '1', '2', '--out', 'other']);
  await target.close();

  expect([same.stderr, same.code]).toEqual(['', 0]);
  expect(written).not.toContain(credentials.apiClientSecret);
  expect(other.stderr).toMatch(
    /^payments-conformance: 2\/shard\.json: shard 2\/2 has another content of the profile than shard 1\/2: \w+, not \w+\n$/,
  );
  expect(other.code).toBe(2);
});
