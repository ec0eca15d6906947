import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startHttpProxy } from './http-proxy.ts';
import { startProxy } from './proxy.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';

const timeouts = { settleMs: 1_000 };

/** The checks of a run, and the one at whose first request the target changes. */
const checks = ['CARD-PIN-001', 'CARD-PIN-003', 'CARD-PIN-004', 'CARD-PIN-005', 'CARD-PIN-007'];
const TURNING = 'CARD-PIN-004';
const flags = ['--suite', 'card-pin', ...checks.flatMap((id) => ['--requirement', id])];

async function answering(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const ways = [
  [
    'accepts no connection any more',
    (_request, response) => response.socket?.resetAndDestroy(),
    /stopped answering at .*reset/,
  ],
  ['hangs', () => undefined, /stopped answering at .*had no answer for/],
  [
    'answers 502',
    (_request, response) => response.writeHead(502).end('bad gateway'),
    /stopped answering at .*502/,
  ],
  [
    'answers 429 with Retry-After for ever',
    (_request, response) => response.writeHead(429, { 'retry-after': '300' }).end(),
    /limits the rate of requests: GET \/customers\/agreements answered 429 \(Retry-After 300 s\) since .*; run again later, .* --suite;/,
  ],
] as const satisfies readonly (readonly [string, RequestListener, RegExp])[];

for (const [title, listener, words] of ways) {
  test(`a target that ${title} ends the run with 3, what was learned and one line`, async ({
    folder,
  }) => {
    const target = await startTarget();
    const gone = await answering(listener);
    let goneAt = 0;
    const proxy = await startProxy(({ requirement }) => {
      if (requirement === TURNING && goneAt === 0) goneAt = Date.now();
      return goneAt > 0 ? gone.port : Number(new URL(target.baseUrl).port);
    });
    const profile = { ...target.profile, baseUrl: proxy.baseUrl, timeouts };

    const ended = await check(folder, profile, [...flags, '--workers', '1']);
    const tookMs = Date.now() - goneAt;
    await proxy.close();
    gone.close();
    await target.close();

    const result = resultsIn(folder);
    expect(result.red).toEqual([expect.stringMatching(/; \d of \d checks had ended$/)]);
    expect(result.red[0]).toMatch(words);
    expect(result).toMatchObject({ exitCode: 3, errors: [], summary: { failed: 0 } });
    expect(rowOf(result, 'CARD-PIN-001').verdict).toBe('passed');
    expect(rowOf(result, TURNING)).toMatchObject({ verdict: 'unverified' });
    expect(existsSync(join(folder, 'out', 'index.html')), 'the other reports').toBe(true);
    expect(ended.stderr).toBe('');
    expect(ended.code).toBe(3);
    expect(tookMs).toBeLessThan(15_000);
  });
}

test('a target that answers every POST with 429 ends the run with 3 after a minute', async ({
  folder,
}) => {
  const target = await startTarget();
  const { origin, baseUrl, close } = await startHttpProxy(target.origin, ({ method }, pass) =>
    method === 'GET' ? pass() : { status: 429, headers: { 'retry-after': '1' }, body: '' },
  );
  const profile = { ...target.profile, baseUrl, sandbox: { marker: origin } };
  const startedAt = Date.now();

  const { code } = await check(folder, profile, ['--suite', 'card-pin']);
  const tookMs = Date.now() - startedAt;
  await close();
  await target.close();

  expect(resultsIn(folder).red).toEqual([
    expect.stringMatching(
      /limits the rate of requests: POST \S+ answered 429 \(Retry-After 1 s\) since .* set run\.requestsPerSecond .*; \d+ of \d+ checks had ended$/,
    ),
  ]);
  expect(code).toBe(3);
  expect(tookMs).toBeLessThan(180_000);
});

test('a target that answers 429 to everything ends the run with 3 after a minute at most', async ({
  folder,
}) => {
  const limited = await answering((_request, response) =>
    response.writeHead(429, { 'retry-after': '31' }).end(),
  );
  const baseUrl = `http://127.0.0.1:${limited.port}/2025-10-13`;
  const credentials = { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' };

  const { code, stderr, stdout } = await check(folder, { baseUrl, credentials }, []);
  limited.close();

  const got =
    'GET /customers/agreements answered 429, GET /customers 429 for 31 s (Retry-After 31 s)';
  const next = 'run again later, or set run.requestsPerSecond to what it takes';
  expect(stderr.split('\n')).toEqual([
    'note: GET /customers/agreements answered 429; it is sent again for 60 s at most',
    `payments-conformance: ${baseUrl} limits the rate of requests: ${got}; ${next}`,
    '',
  ]);
  expect(stdout).toBe('');
  expect(code).toBe(3);
});

test('a target that answers 503 to everything ends the run with 3 and one line', async ({
  folder,
}) => {
  const down = await answering((_request, response) => response.writeHead(503).end('down'));
  const baseUrl = `http://127.0.0.1:${down.port}/2025-10-13`;
  const credentials = { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' };

  const { code, stderr, stdout } = await check(folder, { baseUrl, credentials }, []);
  down.close();

  const got = 'GET /customers/agreements answered 503, GET /customers 503';
  const next = 'see its log, or that of the gateway before it, and run again once it does';
  expect(stderr).toBe(`payments-conformance: ${baseUrl} does not work: ${got}; ${next}\n`);
  expect(stdout).toBe('');
  expect(code).toBe(3);
});

test('a target that is away for 5 s loses one check and the run goes on', async ({ folder }) => {
  const target = await startTarget();
  const gone = await answering((_request, response) => response.socket?.resetAndDestroy());
  let goneAt = 0;
  const proxy = await startProxy(({ requirement }) => {
    if (requirement === TURNING && goneAt === 0) goneAt = Date.now();
    const isAway = goneAt > 0 && Date.now() - goneAt < 5_000;
    return isAway ? gone.port : Number(new URL(target.baseUrl).port);
  });
  const profile = { ...target.profile, baseUrl: proxy.baseUrl, timeouts };

  const ended = await check(folder, profile, [...flags, '--workers', '1']);
  await proxy.close();
  gone.close();
  await target.close();

  const result = resultsIn(folder);
  const verdicts = checks.map((id) => rowOf(result, id).verdict);
  expect(verdicts).toEqual(['passed', 'passed', 'failed', 'passed', 'passed']);
  expect(result.run.cutShort).toBeUndefined();
  expect(ended.code).toBe(1);
});

test('a run ends at run.limitMinutes with what was learned', async ({ folder }) => {
  const target = await startTarget();
  const silent = await answering(() => undefined);
  const proxy = await startProxy(({ requirement }) =>
    requirement === TURNING ? silent.port : Number(new URL(target.baseUrl).port),
  );
  const run = { limitMinutes: 0.25 };
  const profile = { ...target.profile, baseUrl: proxy.baseUrl, run };

  const ended = await check(folder, profile, [...flags, '--workers', '1']);
  await proxy.close();
  silent.close();
  await target.close();

  const result = resultsIn(folder);
  expect(result.red).toEqual([
    'the run was stopped at its limit of 0.25 minutes (run.limitMinutes)',
  ]);
  expect(rowOf(result, 'CARD-PIN-001').verdict).toBe('passed');
  expect(ended.code).toBe(1);
});
