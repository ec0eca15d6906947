import { expect } from '@playwright/test';
import {
  type HostileMode,
  type HostileServer,
  hostileModes,
  startHostileServer,
} from '../../fixtures/testing/hostile-server.ts';
import { startProxy } from './proxy.ts';
import { refusal } from './refusal.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';

const timeouts = { requestMs: 1_000, settleMs: 300 };
const DRIP_MS = 100;

/** What a run says of each mode: exit code and line of the preflight, words of a check. */
const said: Record<HostileMode, readonly [code: number, preflight: RegExp, check?: RegExp]> = {
  'hangs-before-head': [3, /no answer within 1000 ms \(0 interim answers, 0 bytes\)/],
  'hangs-in-head': [3, /no answer within 1000 ms \(0 interim answers, 27 bytes\)/],
  'hangs-in-body': [3, /the body stopped for 1000 ms after 12 of 500 bytes/],
  resets: [3, /the connection was reset after \d+ ms without a byte of an answer/],
  'resets-in-body': [3, /the connection was reset in the middle of the answer/],
  'closes-without-answer': [3, /the connection was closed after \d+ ms without a byte/],
  truncates: [3, /the connection was closed in the middle of the answer/],
  'truncates-chunked': [3, /the connection was closed in the middle of the answer/],
  'sends-50-mb': [3, /the body is larger than 4194304 bytes/],
  'sends-endless-head': [3, /the head of the answer is larger than 16 kB/],
  'html-with-200': [2, /answered 200, GET \/customers 200 with HTML/, /without an id/],
  'invalid-utf8': [2, /answered 200 with no JSON/, /without an id/],
  'length-too-long': [3, /the body stopped for 1000 ms after 15 of 99 bytes/],
  'length-too-short': [2, /answered 200 with no JSON/, /without an id/],
  'gzip-bomb': [2, /answered 200 with no JSON/, /without an id/],
  'redirects-forever': [2, /answered 307, a redirect to/, /answered 307/],
  drips: [3, /not complete after 2000 ms \(\d+ of 5000 bytes of body\)/],
  'interim-forever': [3, /no answer within 1000 ms \(\d+ interim answers/],
  'garbles-chunks': [3, /not valid HTTP\/1\.1 \(Invalid character in chunk size\)/],
  'switches-protocols': [3, /not valid HTTP\/1\.1/],
  'speaks-no-http': [3, /not valid HTTP\/1\.1 \(Expected HTTP\//],
  'closes-after-answer': [3, /does not show itself to be a sandbox/, /kept showing status absent/],
  // Either the end or the answer is seen first.
  'closes-on-reuse': [3, /no sandbox call|to be a sandbox/, /status absent|without a byte/],
};

const credentials = { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' };

/** The profile of a target that never answers as it should, and what stops that target. */
async function hostileTarget(mode: HostileMode) {
  const server = await startHostileServer(mode, DRIP_MS);
  const baseUrl = server.baseUrl.replace('/v/', '/');
  return { profile: { baseUrl, credentials, timeouts }, close: () => server.close() };
}

for (const mode of hostileModes) {
  test(`a target that ${mode} ends the run with ${said[mode][0]} and one line`, async ({
    folder,
  }) => {
    const { profile, close } = await hostileTarget(mode);

    const { code, line } = await refusal(folder, profile);
    await close();

    expect(line.split('\n')).toEqual([expect.stringMatching(said[mode][1])]);
    expect(code).toBe(said[mode][0]);
  });
}

// One for each exit code, and one that takes a whole request's time.
for (const mode of ['resets-in-body', 'redirects-forever', 'drips'] as const) {
  test(`the command says of a target that ${mode} one line, and nothing else`, async ({
    folder,
  }) => {
    const { profile, close } = await hostileTarget(mode);

    const ended = await check(folder, profile, []);
    await close();

    expect(ended.stderr.split('\n')).toEqual([expect.stringMatching(said[mode][1]), '']);
    expect(ended.stdout).toBe('');
    expect(ended.code).toBe(said[mode][0]);
  });
}

/** Checks that begin with a card of their own; each meets the mode at its own place in the list. */
const checks = [
  'CARD-PIN-001',
  'CARD-PIN-003',
  'CARD-PIN-004',
  'CARD-PIN-005',
  'CARD-PIN-007',
  'CARD-PIN-010',
  'CARD-PIN-015',
  'CARD-PIN-KEY-002',
  'CARD-PIN-STATE-001',
  'CARD-PIN-STATE-009',
  'CARD-PIN-STATE-003',
  'CARD-PIN-STATE-004',
  'CARD-PIN-STATE-005',
  'CARD-PIN-URL-001',
  'CARD-PIN-URL-002',
  'CARD-PIN-URL-003',
  'CARD-PIN-SECRET-006',
  'CARD-PIN-SECRET-007',
  'CARD-READ-004',
  'CARD-STATUS-018',
  'CARD-CLOSED-005',
  'CARD-PIN-002',
  'CARD-ID-002',
] as const;

const modeOf = new Map<string, HostileMode>(hostileModes.map((mode, n) => [checks[n] ?? '', mode]));

async function everyHostileServer(): Promise<ReadonlyMap<HostileMode, HostileServer>> {
  const started = hostileModes.map(
    async (mode) => [mode, await startHostileServer(mode, DRIP_MS)] as const,
  );
  return new Map(await Promise.all(started));
}

function portOf(server: { readonly baseUrl: string }): number {
  return Number(new URL(server.baseUrl).port);
}

test('a target whose cards turn hostile is told apart mode by mode in one run', async ({
  folder,
}) => {
  const target = await startTarget();
  const servers = await everyHostileServer();
  const proxy = await startProxy(({ path, requirement }) => {
    const mode = path.includes('/cards') ? modeOf.get(requirement) : undefined;
    return portOf((mode === undefined ? undefined : servers.get(mode)) ?? target);
  });
  // Announced failures leave the worker alive, which so has to outlive them all.
  const knownFailures = checks.slice(1).map((id) => ({ id, reason: 'the target is hostile' }));

  const ended = await check(
    folder,
    {
      ...target.profile,
      baseUrl: proxy.baseUrl,
      sandbox: { marker: target.origin },
      timeouts,
      knownFailures,
    },
    [...checks.flatMap((id) => ['--requirement', id])],
  );
  await proxy.close();
  await Promise.all([target, ...servers.values()].map((server) => server.close()));

  const result = resultsIn(folder);
  for (const [id, mode] of modeOf) {
    const [, line, other = line] = said[mode];
    const [{ verdict, message = '' } = { verdict: 'none' }] = rowOf(result, id).checks;
    expect(message, `${mode} in ${id}`).toMatch(other);
    expect(message.split('\n'), `${mode} in ${id}`).toHaveLength(1);
    expect(verdict, `${mode} in ${id}`).not.toBe('passed');
  }
  expect(result).toMatchObject({ exitCode: 1, errors: [] });
  expect(ended.stdout + ended.stderr).not.toMatch(/^ +at /m);
  expect(ended.stderr).toBe('');
  expect(ended.code).toBe(1);
});

for (const mode of ['resets', 'hangs-before-head', 'html-with-200'] as const) {
  test(`a target whose sandbox calls meet ${mode} is no sandbox`, async ({ folder }) => {
    const target = await startTarget();
    const server = await startHostileServer(mode);
    const proxy = await startProxy(({ path }) =>
      portOf(path.includes('/sandbox/') ? server : target),
    );

    const { baseUrl } = proxy;
    const profile = { ...target.profile, baseUrl, timeouts, hooks: {} };
    const { code, line } = await refusal(folder, profile);
    await proxy.close();
    await Promise.all([target.close(), server.close()]);

    expect(line.split('\n')).toEqual([expect.stringMatching(/sandbox/)]);
    expect(code).toBe(3);
  });
}
