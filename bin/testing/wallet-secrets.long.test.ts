import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { keyPairFrom } from '../../fixtures/crypto/p256.ts';
import { readStamp } from '../../fixtures/crypto/wallet-signature.ts';
import { seedFor } from '../../generators/seed.ts';
import { disguised, uncovered } from './disguises.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';
import { filesBelow, sightings, tracesOf } from './traces.ts';

/** What a target that tells everything answers, by the requirement of the check it is asked for. */
const betrayals: Readonly<
  Record<string, readonly [path: RegExp, answer: (shown: string) => [number, string]]>
> = {
  'GEN-ID-001': [/verify$/, (shown) => [409, JSON.stringify({ code: 'CONFLICT', reason: shown })]],
  'GEN-ID-002': [/verify$/, (shown) => [200, JSON.stringify({ id: 'Session:1', memo: shown })]],
  'GEN-ID-005': [/refresh$/, (shown) => [500, `<html><pre>${shown}</pre></html>`]],
  'GEN-ID-006': [/credentials$/, (shown) => [409, JSON.stringify({ code: shown, reason: 'no' })]],
  'GEN-ID-007': [
    /verify$/,
    (shown) => [409, JSON.stringify({ code: 'CONFLICT', reason: shown }).slice(0, -4)],
  ],
  'GEN-JSON-003': [
    /credentials$/,
    (shown) => [401, JSON.stringify({ code: 'UNAUTHORIZED', reason: shown })],
  ],
};

const ids = Object.keys(betrayals);

/** The secrets of a wallet that a request or an answer holds, however deep in its JSON. */
function secretsIn(text: string, found = new Set<string>()): ReadonlySet<string> {
  const secret =
    /"(?:encryptedOtpBundle|oidcToken|encryptedSessionSigningKey|ciphertext|signature)":"((?:\\.|[^"\\])+)"/g;
  for (const [, value = ''] of text.matchAll(secret)) {
    const plain: unknown = JSON.parse(`"${value}"`);
    found.add(String(plain));
    secretsIn(String(plain), found);
  }
  return found;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function inManyForms(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  const forms = [value, bytes.toString('base64'), bytes.toString('hex'), encodeURIComponent(value)];
  return [...forms, ...disguised(value)];
}

test('no secret of a wallet is found in what a failing run leaves behind', async ({ folder }) => {
  const reference = await startTarget();
  const told = new Set<string>();
  const met = new Set<string>();
  const signers = new Set<string>();
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await textOf(request);
    const passed = ['authorization', 'content-type', 'service-wallet-signature', 'request-id'];
    const honest = await fetch(`${reference.origin}${url}`, {
      method,
      headers: passed.flatMap((name): [string, string][] =>
        typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
      ),
      ...(body !== '' && { body }),
    });
    const text = await honest.text();
    const stamp = String(headers['service-wallet-signature'] ?? '');
    const { signature = '', publicKey = '' } = readStamp(stamp) ?? {};
    signers.add(publicKey);
    const secrets = [stamp, signature, ...secretsIn(body), ...secretsIn(text)].filter(Boolean);
    for (const secret of secrets) told.add(secret);
    const requirement = String(headers['x-conformance']).split('/')[1] ?? '';
    const [path, betray] = betrayals[requirement] ?? [];
    const shown = secrets.flatMap(inManyForms).join(' and ');
    const isBetrayed = path?.test(url) === true && method === 'POST' && shown !== '' && honest.ok;
    if (isBetrayed) met.add(requirement);
    const [status, answer] = (isBetrayed && betray?.(shown)) || [honest.status, text];
    response.writeHead(status, answer === '' ? {} : { 'content-type': 'application/json' });
    response.end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { profile } = reference;
  const { apiClientSecret: secret } = profile.credentials;
  const baseUrl = profile.baseUrl.replace(reference.origin, `http://127.0.0.1:${port}`);

  const seed = 20_251_013;
  const { stdout, stderr } = await check(
    folder,
    { ...profile, baseUrl, sandbox: { marker: reference.origin }, timeouts: { settleMs: 300 } },
    ['--suite', 'general', '--seed', String(seed), ...ids.flatMap((id) => ['--requirement', id])],
  );
  server.close();
  server.closeAllConnections();
  await reference.close();

  expect([...met].sort(), 'every way to tell was met').toEqual(ids);
  const rows = ids.map((id) => rowOf(resultsIn(folder), id));
  expect(rows.filter(({ verdict }) => !/failed|blocked/.test(verdict))).toEqual([]);
  // Every check draws its keys from its own seed and the platform's secret, so that they are known here.
  const keys = rows.flatMap(({ checks }) =>
    checks.flatMap(({ title }) =>
      [1, 2, 3, 4, 5].map((n) => keyPairFrom(`${seedFor(seed, title)} ${n} ${secret}`)),
    ),
  );
  expect(keys.filter(({ publicKey }) => signers.has(publicKey)).length).toBeGreaterThan(1);
  const places = [
    { name: 'stdout', text: stdout },
    { name: 'stderr', text: stderr },
    ...filesBelow(folder),
  ];
  expect(told.size).toBeGreaterThan(20);
  const secrets = [...told, ...keys.map(({ privateKey }) => privateKey)];
  const traces = secrets.flatMap((secret) => tracesOf(secret.slice(0, 40)));
  const read = places.map(uncovered);
  expect(sightings(traces, [...places, ...read])).toEqual([]);
  const inAnyCase = read.map(({ name, text }) => ({ name, text: text.toLowerCase() }));
  const plain = secrets.map((secret) => secret.slice(0, 40).toLowerCase());
  expect(sightings(plain, inAnyCase)).toEqual([]);
});
