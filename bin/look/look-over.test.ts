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
    const isLate = request.url === '/2025-10-13/transactions' && !isHeldOff;
    if (!isLate) return response.writeHead(404).end();
    isHeldOff = true;
    return response.writeHead(429, { 'retry-after': '4' }).end();
  });

  expect(isHeldOff).toBe(true);
  expect(lines.join('\n')).toMatch(/^ok: clock: [01] s from this machine's$/m);
});

for (const [what, found] of [
  ['nothing of the API', undefined],
  ['one call', '/2025-10-13/config'],
] as const) {
  test(`an address at which ${what} answers is told from one with the wrong path`, async () => {
    const json = { 'content-type': 'application/json' };

    const { look, lines } = await lookAt(({ method, url }, response) =>
      method === 'GET' && url === found
        ? response.writeHead(200, json).end('{}')
        : response.writeHead(404, json).end('{"code":"NOT_FOUND"}'),
    );

    const isThere = found !== undefined;
    expect(look.isAnswering).toBe(true);
    expect(exitCodeOf(look.findings)).toBe(1);
    expect(lines.some((line) => line.startsWith('ok: address '))).toBe(isThere);
    expect(look.parts.length > 0).toBe(isThere);
    expect(
      lines.some((line) =>
        /^missing: baseUrl: nothing of the API answers at \S+ in \d+ calls \(GET \S+ answered 404 NOT_FOUND, as random paths do\); baseUrl may be wrong: check its version, and the path before that$/.test(
          line,
        ),
      ),
    ).toBe(!isThere);
  });
}
