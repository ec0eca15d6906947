import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { check, resultsIn, root, startTarget, test } from './testing.ts';

const quick = ['--suite', 'general', '--requirement', 'GEN-VERSION-001'];

/** What an earlier run left, green. */
function leftGreen(folder: string): void {
  mkdirSync(join(folder, 'out'));
  writeFileSync(join(folder, 'out', '.payments-conformance'), '{"run":"earlier","pids":[]}');
  writeFileSync(join(folder, 'out', 'results.json'), '{"exitCode":0}');
  writeFileSync(join(folder, 'out', 'summary.md'), '# Conformance: passed\n');
}

/**
 * Runs the command where one folder is a disk without room, with what was in the folder. The disk is
 * seen by this process alone and goes with it; a system that lacks `unshare` cannot make one.
 */
async function onFullDisk(
  folder: string,
  full: string,
  args: readonly string[],
  temporary: string,
): Promise<{ code: number; stderr: string; left: readonly string[] }> {
  const script = `set -e
    mkdir -p "${full}" kept && cp -a "${full}/." kept/
    mount -t tmpfs -o size=64k tmpfs "${full}" && cp -a kept/. "${full}/"
    dd if=/dev/zero of="${full}/filling" bs=1k count=100 2>/dev/null || true
    code=0
    TMPDIR="${temporary}" node "${root}/bin/payments-conformance.mjs" ${args.join(' ')} >printed || code=$?
    echo "$code" && ls -A "${full}"`;
  const unshared = ['-rm', 'sh', '-c', script];
  return new Promise((resolve, reject) => {
    const child = execFile('unshare', unshared, { cwd: folder }, (error, stdout, stderr) => {
      const [code = '', ...left] = stdout.trim().split('\n');
      if (error === null) resolve({ code: Number(code), stderr, left });
      else reject(error);
    });
    child.stdin?.end();
  });
}

test('a full disk leaves no green report of an earlier run beside the exit code 2', async ({
  folder,
}) => {
  leftGreen(folder);
  const address = ['--base-url', 'http://127.0.0.1:9/2025-10-13'];
  const profile = join(folder, 'profile.json');
  const credentials = { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' };
  writeFileSync(profile, JSON.stringify({ credentials }));
  const flags = ['run', '--profile', profile, ...address, '--out', 'out'];

  const { code, stderr, left } = await onFullDisk(folder, 'out', flags, '/tmp');

  expect(stderr).toMatch(
    /^payments-conformance: --out \S+\/out is on a disk that is full \(ENOSPC\); free some space, or name another folder\n$/,
  );
  expect(code).toBe(2);
  expect([...left].sort()).toEqual(['.payments-conformance', 'filling']);
});

test('a full folder for temporary files ends a run with 2 and one line', async ({ folder }) => {
  leftGreen(folder);
  const target = await startTarget();
  writeFileSync(join(folder, 'profile.json'), JSON.stringify(target.profile));
  const flags = ['run', '--profile', 'profile.json', ...quick, '--out', 'out'];

  const { code, stderr } = await onFullDisk(folder, 'temporary', flags, join(folder, 'temporary'));
  await target.close();

  const told =
    'has 0 MiB left, and a run takes 16; free some space, or set TMPDIR to another folder';
  expect(stderr).toBe(
    `payments-conformance: the folder for temporary files, ${join(folder, 'temporary')}, ${told}\n`,
  );
  expect(code).toBe(2);
  expect(existsSync(join(folder, 'out', 'results.json'))).toBe(false);
});

test('a limit that is over before any check ends the run with 2 and its key', async ({
  folder,
}) => {
  const target = await startTarget();

  const { code, stdout } = await check(
    folder,
    { ...target.profile, run: { limitMinutes: 0.0001 } },
    quick,
  );
  await target.close();

  expect(stdout).toMatch(
    /\nnothing judged: the run was stopped at its limit of [\d.]+ minutes \(run\.limitMinutes\); 0 of \d+ rows judged/,
  );
  expect(resultsIn(folder)).toMatchObject({ exitCode: 2, errors: [] });
  expect(code).toBe(2);
});
