import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseProfile } from '../../fixtures/target/profile.ts';
import { createTarget } from '../../fixtures/target/target.ts';
import { Stop } from './exit-codes.ts';
import { ownOpenApi, readOpenApi } from './own-openapi.ts';

const own = new URL('../../spec/generated/openapi.json', import.meta.url);

const SECRET = 'hunter2-hunter2';

/** An address that answers in one way, while something is done with it. */
async function served<T>(
  answer: { readonly status: number; readonly text: string } | undefined,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer((_, response) => {
    if (answer === undefined) return;
    response.writeHead(answer.status);
    response.end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://user:${SECRET}@127.0.0.1:${port}/api.json?key=${SECRET}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const profile = parseProfile(
  JSON.stringify({
    baseUrl: 'http://localhost:9/2025-10-13',
    openapi: 'docs/api.yaml',
    credentials: { apiTokenId: 'id', apiClientSecret: SECRET },
    timeouts: { requestMs: 300 },
  }),
  '/profiles/profile.yaml',
  {},
);
const target = createTarget(profile);

test('a file that the profile names is relative to the profile, and an address stays as it is', () => {
  const openapi = 'https://example.test/api.yaml';
  const written = JSON.stringify({
    ...{ baseUrl: profile.baseUrl, openapi },
    credentials: profile.credentials,
  });

  expect(profile.openapi).toBe(join('/profiles', 'docs/api.yaml'));
  expect(parseProfile(written, '/profiles/profile.yaml', {}).openapi).toBe(openapi);
});

test('a description at an address is held against the contract, and told without its secrets', async () => {
  const answer = { status: 200, text: readFileSync(own, 'utf8') };

  const read = await served(answer, (url) => readOpenApi(url, target));

  const told = ownOpenApi(read, target, '2026-09', (text) => text);
  expect(told).toMatchObject({ operations: 147, found: 0, findings: [] });
  expect(told.source).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\.json$/);
});

for (const [what, answer, problem] of [
  ['refuses', { status: 403, text: '' }, 'answered 403'],
  ['has something else', { status: 200, text: '<html></html>' }, 'is not an OpenAPI description'],
  ['does not answer', undefined, 'no answer within 300 ms'],
] as const) {
  test(`an address that ${what} ends the command with exit code 2 and one line`, async () => {
    const stop = await served(answer, (url) => readOpenApi(url, target).catch((error) => error));

    expect(stop).toBeInstanceOf(Stop);
    expect(stop.exitCode).toBe(2);
    expect(stop.message).toContain(problem);
    expect(stop.message).not.toContain('\n');
    expect(stop.message).not.toContain(SECRET);
  });
}

test('an address that cannot be read is refused without being shown', async () => {
  await expect(readOpenApi(`http://${SECRET}:x/`, target)).rejects.toThrow(
    'the address cannot be read',
  );
});
