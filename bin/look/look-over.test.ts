import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { exitCodeOf } from './finding.ts';
import { lookOver } from './look-over.ts';
import { textSource } from './profile-source.ts';

/** A look at a service that answers like this. */
async function lookAt(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const profile = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/2025-10-13`,
    credentials: { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' },
    sandbox: { marker: true },
  };
  const lines: string[] = [];
  const source = textSource(JSON.stringify(profile), 'p.yaml', {});
  const look = await lookOver(source, ({ level, line }) => lines.push(`${level}: ${line}`));
  server.closeAllConnections();
  server.close();
  return { look, lines };
}

test('a limit of the rate, whatever its code, shows nothing of a part', async () => {
  const body = JSON.stringify({ code: 'DAILY_VOLUME_LIMIT_EXCEEDED', status: 429 });

  const { look, lines } = await lookAt((_, response) =>
    response.writeHead(429, { 'content-type': 'application/json' }).end(body),
  );

  expect(look.isAnswering).toBe(true);
  expect(look.parts.length).toBeGreaterThan(10);
  expect(look.parts.filter(({ presence }) => presence !== 'unknown')).toEqual([]);
  expect(lines.join('\n')).not.toContain('set capabilities.');
});

test('the clock is held against the answer that it came with, and not against a later one', async () => {
  let isHeldOff = false;

  const { lines } = await lookAt((request, response) => {
    if (request.url === '/2025-10-13/config') return response.writeHead(200).end('{}');
    const isLate = request.url === '/2025-10-13/transactions' && !isHeldOff;
    if (!isLate) return response.writeHead(404).end();
    isHeldOff = true;
    return response.writeHead(429, { 'retry-after': '4' }).end();
  });

  expect(isHeldOff).toBe(true);
  expect(lines.join('\n')).toMatch(/^ok: clock: [01] s from this machine's$/m);
});

const json = { 'content-type': 'application/json' };

/** A look at a service that answers this to all but one read. */
function lookWhereAll(status: number, code: string, found?: string) {
  return lookAt(({ method, url }, response) =>
    method === 'GET' && url === found
      ? response.writeHead(200, json).end('{}')
      : response.writeHead(status, json).end(JSON.stringify({ code })),
  );
}

const isOfAddress = (line: string) => line.startsWith('ok: address ');

test('an address at which one call answers has the parts of that', async () => {
  const { look, lines } = await lookWhereAll(404, 'NOT_FOUND', '/2025-10-13/config');

  expect(look.isAnswering).toBe(true);
  expect(lines.some(isOfAddress)).toBe(true);
  expect(look.parts.length).toBeGreaterThan(0);
});

test('an address at which nothing of the API answers ends a look as it ends a run', async () => {
  const { look, lines } = await lookWhereAll(404, 'NOT_FOUND');

  expect(look).toMatchObject({ isAnswering: false, parts: [] });
  expect(exitCodeOf(look.findings)).toBe(3);
  expect(lines).toEqual([
    expect.stringMatching(/^refused: nothing of the API answers at \S+: GET \/customers answered /),
  ]);
});

test('an address at which all calls are refused as random paths are may be wrong', async () => {
  const { look, lines } = await lookWhereAll(403, 'FORBIDDEN');

  expect(look).toMatchObject({ isAnswering: true, parts: [] });
  expect(lines.some(isOfAddress)).toBe(false);
  expect(lines.join('\n')).toMatch(
    /^missing: baseUrl: nothing of the API answers at \S+ in \d+ calls \(GET \S+ answered 403 FORBIDDEN, as random paths do\); baseUrl may be wrong: check its version, and the path before that$/m,
  );
});
