import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import * as given from '../../fixtures/testing/certificates.ts';
import { startProxy } from '../../fixtures/testing/proxy.ts';
import { projectFiles } from './files.ts';
import { refusal } from './refusal.ts';
import { check, resultsIn, root, rowOf, run, startTarget, targeted, test } from './testing.ts';

const KEY = 'planted-gateway-key';
const PASSWORD = 'planted-proxy-word';
const AGENT = 'acme-checks/1.0';

/** Passes everything on to a service, written down, but what is refused. */
function passing(to: string, requests: string[], isLet: (request: IncomingMessage) => boolean) {
  return async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = incoming;
    const body = await buffer(incoming);
    requests.push(`${method} ${url} ${JSON.stringify(headers)} ${body}`);
    if (!isLet(incoming)) {
      response.writeHead(403, { 'content-type': 'text/html' }).end('<html>who are you</html>');
      return;
    }
    const { host } = new URL(to);
    const onward = request(`${to}${url}`, { method, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    onward.end(body);
  };
}

async function listening(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, close };
}

/** A gateway that lets nobody through without a certificate of the authority and its key. */
async function startGateway(to: string) {
  const requests: string[] = [];
  const options = {
    ...{ key: given.serviceKey, cert: given.serviceCertificate, ca: given.authority },
    ...{ requestCert: true, rejectUnauthorized: true },
  };
  const isLet = ({ headers }: IncomingMessage) => headers['x-gateway-key'] === KEY;
  const { port, close } = await listening(createSecure(options, passing(to, requests, isLet)));
  return { requests, origin: `https://service.test:${port}`, close };
}

/** Stands before the hooks and the keys of a service, and lets everybody through. */
async function startOther(to: string) {
  const requests: string[] = [];
  const { port, close } = await listening(createServer(passing(to, requests, () => true)));
  return { requests, port, close };
}

/** Everything that a run left in a folder, and said. */
function shown(folder: string, ...said: readonly string[]): string {
  const out = join(folder, 'out');
  const files = readdirSync(out, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  return [...said, ...texts].join('\n');
}

test('a run and a look go by proxy, private authority, client certificate and gateway key', async ({
  folder,
}) => {
  const target = await startTarget();
  const gateway = await startGateway(target.origin);
  const proxy = await startProxy({ credentials: `user:${PASSWORD}` });
  const other = await startOther(target.origin);
  // To the proxy every host is this machine.
  const elsewhere = (text: string, host: string) =>
    text.replaceAll(target.origin, `http://${host}.test:${other.port}`);
  const { hooks, pin, ...rest } = target.profile;
  const profile = {
    ...rest,
    baseUrl: target.profile.baseUrl.replace(target.origin, gateway.origin),
    hooks: JSON.parse(elsewhere(JSON.stringify(hooks), 'hooks')),
    pin: JSON.parse(elsewhere(JSON.stringify(pin), 'keys')),
    webhooks: {},
    sandbox: { marker: [elsewhere(target.origin, 'hooks')] },
    headers: { ...rest.headers, add: { 'X-Gateway-Key': `\${GATEWAY_KEY}` } },
    http: {
      ...{ ca: given.authority, clientCertificate: given.clientCertificate },
      clientKey: `\${CLIENT_KEY}`,
    },
    run: { userAgent: AGENT, correlationHeader: false },
  };
  const address = `http://user:${PASSWORD}@${proxy.host}`;
  const environment = {
    ...{ HTTPS_PROXY: address, http_proxy: address },
    ...{ GATEWAY_KEY: KEY, CLIENT_KEY: given.clientKey.replaceAll('\n', '\\n') },
  };
  const rows = ['CARD-PIN-001', 'CARD-PIN-002', 'CARD-PIN-STATE-001'];
  const flags = rows.flatMap((row) => ['--requirement', row]);

  const ran = await check(folder, profile, flags, environment);
  const looked = await run(
    folder,
    ['doctor', ...targeted(folder, profile).slice(0, 2)],
    environment,
  );
  await target.close();
  gateway.close();
  other.close();
  await proxy.close();

  expect(ran.code, ran.stderr + ran.stdout).toBe(0);
  for (const row of rows) expect(rowOf(resultsIn(folder), row).verdict).toBe('passed');
  expect(looked.stdout).toContain('TLS: the certificate of service.test');
  expect(looked.stdout).toContain('ok: card: POST /cards answered 201');

  expect(ran.stdout + ran.stderr).toContain(`through the proxy http://${proxy.host} (HTTPS_PROXY)`);
  const text = shown(folder, ran.stdout, ran.stderr, looked.stdout, looked.stderr);
  for (const secret of [KEY, PASSWORD, given.clientKey.split('\n')[1] ?? '']) {
    expect(text).not.toContain(secret);
  }
  expect(gateway.requests.length).toBeGreaterThan(20);
  for (const sent of gateway.requests) {
    expect(sent).toContain(`"x-gateway-key":"${KEY}"`);
    expect(sent).toContain(`"user-agent":"${AGENT}"`);
    expect(sent).not.toMatch(/conformance|proxy-auth/i);
  }
  for (const sent of other.requests) expect(sent).not.toMatch(/gateway|conformance|proxy-auth/i);
  const kinds = new Set(proxy.asked.map((line) => line.replace(/:\d+.*/, '')));
  expect([...kinds].sort()).toEqual([
    'CONNECT service.test',
    'GET http://keys.test',
    'POST http://hooks.test',
  ]);
});

const nowhere = {
  baseUrl: 'https://service.test/2025-10-13',
  credentials: { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' },
};

for (const [what, refuses, reason] of [
  ['wants credentials', undefined, 'answers 407 for service.test: it wants a user and a password'],
  ['does not get there', 502, 'answers 502 for service.test: it does not get there; correct '],
] as const) {
  test(`a proxy that ${what} ends a run with 3 and its name`, async ({ folder }) => {
    const proxy = await startProxy({ ...(refuses ? { refuses } : { credentials: 'user:other' }) });
    const http = {
      proxy: refuses ? `http://${proxy.host}` : `http://user:${PASSWORD}@${proxy.host}`,
    };

    const { code, line } = await refusal(folder, { ...nowhere, http });
    await proxy.close();

    expect(line).toContain(`the proxy http://${proxy.host} (http.proxy) ${reason}`);
    expect(line).not.toContain(PASSWORD);
    expect(code).toBe(3);
  });
}

for (const status of [426, 505]) {
  test(`a service that answers ${status} to HTTP/1.1 ends a run with 3`, async ({ folder }) => {
    const { port, close } = await listening(
      createServer((_, response) => response.writeHead(status, { upgrade: 'h2c' }).end()),
    );

    const { code, line } = await refusal(folder, {
      ...nowhere,
      baseUrl: `http://localhost:${port}/2025-10-13`,
    });
    close();

    expect(line).toContain(`answered ${status}: localhost:${port} speaks HTTP/2 only; the suite `);
    expect(code).toBe(3);
  });
}

for (const [key, section] of [
  ['pin.publicKeyPem', { pin: { publicKeyPem: '-----BEGIN PUBLIC KEY-----MIIB' } }],
  ['webhooks.publicKeyPem', { webhooks: { publicKeyPem: given.rsaCertificate } }],
] as const) {
  test(`a bad ${key} ends a run with 2 before its first check`, async ({ folder }) => {
    const target = await startTarget();

    const { code, line } = await refusal(folder, { ...target.profile, ...section });
    await target.close();

    expect(line).toMatch(new RegExp(`^${key.replace('.', '\\.')} holds [^;]+; give `));
    expect(code).toBe(2);
  });
}

test('a look with verification switched off says so, and of no certificate that it is trusted', async ({
  folder,
}) => {
  const target = await startTarget();
  const gateway = await startGateway(target.origin);
  const profile = {
    ...target.profile,
    baseUrl: target.profile.baseUrl.replace(
      target.origin,
      gateway.origin.replace('service.test', 'localhost'),
    ),
    headers: { add: { 'X-Gateway-Key': KEY } },
    http: { clientCertificate: given.clientCertificate, clientKey: given.clientKey },
  };
  const files = targeted(folder, profile).slice(0, 2);

  const looked = await run(folder, ['doctor', ...files], { NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  await target.close();
  gateway.close();

  expect(looked.stdout).toContain('note: NODE_TLS_REJECT_UNAUTHORIZED is 0: no certificate is ');
  expect(looked.stdout).not.toContain('is trusted here');
});

test('nothing that a check sends names the suite', () => {
  const sent = projectFiles().filter((path) =>
    /^(?:suites|generators|fixtures\/areas)\/.*(?<!\.test)\.ts$/.test(path),
  );
  const named = sent.filter((path) => {
    const code = readFileSync(join(root, path), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    return /conformance/i.test(code.replace(/PAYMENTS_CONFORMANCE_\w+/g, ''));
  });

  expect(sent.length).toBeGreaterThan(500);
  expect(named).toEqual([]);
});
