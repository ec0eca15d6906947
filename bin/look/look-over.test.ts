import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
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
