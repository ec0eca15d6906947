import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { notFound } from '../../fixtures/testing/productions.ts';
import { startStandIn } from '../../fixtures/testing/stand-ins.ts';
import { exitCodeOf } from '../look/finding.ts';
import { lookOver } from '../look/look-over.ts';
import { textSource } from '../look/profile-source.ts';
import {
  type Routes,
  refusal,
  credentials as smallCredentials,
  smallRoutes,
  withService,
} from './small-service.ts';
import { run, startTarget, test } from './testing.ts';

const SECRET = 'planted-secret-1234';
const credentials = { apiTokenId: 'token', apiClientSecret: SECRET };
const environment = {
  PAYMENTS_CONFORMANCE_API_TOKEN_ID: 'token',
  PAYMENTS_CONFORMANCE_API_CLIENT_SECRET: SECRET,
};

/** What is told of a target, and the exit code that goes with it. */
async function looked(profile: object) {
  const lines: string[] = [];
  const started = performance.now();
  const source = textSource(JSON.stringify({ credentials, ...profile }), 'profile', {});
  const look = await lookOver(source, ({ level, line }) => lines.push(`${level}: ${line}`));
  const seconds = (performance.now() - started) / 1_000;
  return { code: exitCodeOf(look.findings), lines, look, last: lines.at(-1) ?? '', seconds };
}

/** A server for the time it is used. */
async function answering<T>(answer: RequestListener, use: (origin: string) => Promise<T>) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await use(`127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A service with customers and cards alone, where other answers do not win. */
function small(others: (call: string) => number | 'hang' | undefined = () => undefined) {
  const calls: string[] = [];
  const listener: RequestListener = (request, response) => {
    const call = `${request.method} ${(request.url ?? '').replace('/2025-10-13', '')}`;
    calls.push(call);
    const known: Readonly<Record<string, number>> = {
      'GET /customers': 200,
      'GET /cards': 200,
      'POST /customers': 201,
      'POST /cards': 201,
    };
    const isRead = /^GET \/(?:customers|cards)\/(?:Customer|Card)/.test(call);
    const status = others(call) ?? known[call] ?? (isRead ? 200 : 404);
    if (status === 'hang') return;
    const id = call.includes('cards') ? 'Card:1' : 'Customer:1';
    const there = { id, kycStatus: 'APPROVED', status: 'ACTIVE', data: [] };
    const error = { code: 'NOT_FOUND', reason: `nothing there ${request.headers.authorization}` };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status < 300 ? there : error));
  };
  return { calls, listener };
}

const ours = { credentials: smallCredentials };
const at = (host: string, scheme = 'http') => ({ baseUrl: `${scheme}://${host}/2025-10-13` });
const asSandbox = (host: string) => ({ ...at(host), sandbox: { marker: true } });

test('a service that has everything is told a line for each thing', async () => {
  const target = await startTarget();
  const { code, lines } = await looked(target.profile);
  await target.close();

  expect(lines.filter((line) => /^(?:missing|wrong|refused): /.test(line))).toEqual([]);
  for (const line of [
    'agreements: GET /customers/agreements answered 200',
    'customer: POST /customers answered 201; sent customerType, platformCustomerId',
    'account: GET /customers/internal-accounts answered 200',
    'card: POST /cards answered 201; sent cardholderId, form, fundingSources',
    'card update: PATCH /cards/{id} answered 200; sent status; read id, status',
    'set-PIN: POST /cards/{id}/set-pin answered 204',
    'PIN entry: GET /cards/{id}/pin-entry-url answered 200; read pinEntryUrl',
    'card purchase: POST /sandbox/cards/{id}/simulate/authorization answered 202',
    'wallet: GET /auth/credentials answered 200',
    'external account: POST /customers/external-accounts answered 201',
    'quote: POST /quotes answered 201; sent source, destination',
  ]) {
    expect(lines.join('\n')).toContain(`ok: ${line}`);
  }
  expect(lines.join()).toContain('clock: ');
  expect(code).toBe(0);
});

test('a small service is told what it lacks and how it is mapped, and loses no part it has', async () => {
  await withService(smallRoutes(), async (baseUrl) => {
    const { code, lines, look } = await looked({ ...ours, baseUrl, sandbox: { marker: true } });
    const told = lines.join('\n');

    expect(told).toContain('missing: agreements: GET /customers/agreements answered 404');
    expect(told).toContain(
      'set operations.createCard: { body: { holder: $cardholderId, plan: STANDARD }, answer: { .: card } }',
    );
    expect(told).toContain('note: set-PIN: POST /cards/{id}/set-pin answered 204');
    expect(told).not.toContain(ours.credentials.apiClientSecret);
    const has = (presence: string) =>
      look.parts.filter((part) => part.presence === presence).map(({ capability }) => capability);
    expect(has('there')).toEqual(['cards', 'cards.pin', 'customers']);
    expect(has('nowhere')).toEqual(
      expect.arrayContaining(['cards.pin-entry', 'transfers', 'uma', 'wallet.export', 'quotes']),
    );
    // Only defaults name their calls, which may stand elsewhere.
    expect(has('unknown')).toEqual([
      'delegatedKeys',
      'bulkImport',
      'kycLink',
      'contact-verification',
      'accounts.internal',
      'invitations',
      'cryptoFee',
      'tokens',
      'rates',
      'discoveries',
      'webhooks',
    ]);
    expect(code).toBe(1);
  });
});

test('what only POST of the contract shows is there though its GET is missing', async () => {
  const routes: Routes = {
    ...smallRoutes(),
    'POST /documents': () => refusal(400, 'INVALID_INPUT', [{ field: 'documentHolder' }]),
    'GET /documents': () => refusal(405, 'NOT_FOUND'),
  };
  await withService(routes, async (baseUrl) => {
    const { look } = await looked({ ...ours, baseUrl, sandbox: { marker: true } });
    const documents = look.parts.find(({ capability }) => capability === 'documents');

    expect(documents?.presence).toBe('there');
  });
});

test('nothing is made where nothing shows a sandbox', async () => {
  const target = await startStandIn(() => notFound);
  const { code, lines, look } = await looked({ baseUrl: target.baseUrl });
  await target.close();

  expect(target.writes).toEqual([]);
  expect(lines.join('\n')).toContain('set sandbox.marker: ');
  expect(look.wasWritten).toBe(false);
  expect(code).toBe(3);
});

const ends: Readonly<Record<string, [RequestListener, number, RegExp, number?]>> = {
  'that never answers': [() => undefined, 3, /^refused: .* does the service hang/],
  'that answers HTML': [
    (_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<html></html>');
    },
    2,
    /^wrong: .* 404 with HTML; baseUrl .* set baseUrl to the API/,
  ],
  'that is not available': [
    (_, response) => {
      response.writeHead(503).end();
    },
    3,
    /^refused: .* does not work: GET .* answered 503, /,
  ],
  'that rejects the credentials': [
    small((call) => (call.startsWith('GET') ? 401 : undefined)).listener,
    2,
    /^wrong: .* answered 401: the target rejects credentials/,
  ],
  'that hangs on a create': [
    small((call) => (call === 'POST /cards' ? 'hang' : undefined)).listener,
    3,
    /^refused: .*POST \/cards: no answer within/,
  ],
  'that hangs on one list': [
    small((call) => (call === 'GET /transactions' ? 'hang' : undefined)).listener,
    1,
    /^missing: GET \/transactions: no answer within/,
  ],
  'that takes almost two seconds for each answer': [
    (request, response) => {
      setTimeout(() => small().listener(request, response), 1_900);
    },
    1,
    /^missing: .*the twenty seconds of this look/,
    27,
  ],
  'that takes three seconds for each answer': [
    (request, response) => {
      setTimeout(() => small().listener(request, response), 3_000);
    },
    1,
    /^missing: .*the twenty seconds of this look/,
    32,
  ],
  'that asks for a long pause': [
    (request, response) => {
      if (request.url?.endsWith('/agreements')) response.writeHead(404).end();
      else if (request.method === 'GET') small().listener(request, response);
      else response.writeHead(429, { 'retry-after': '50' }).end();
    },
    1,
    /^missing: customer: POST \/customers answered 429 for .*; set run\.requestsPerSecond/,
  ],
  'that asks for a long pause of every reader': [
    (_, response) => {
      response.writeHead(429, { 'retry-after': '50' }).end();
    },
    3,
    /^refused: .* limits the rate of requests: .* 429 \(Retry-After 50 s\); run again later/,
  ],
  'that always asks for a short pause': [
    (_, response) => {
      response.writeHead(429, { 'retry-after': '1' }).end();
    },
    3,
    /^refused: .* limits the rate of requests: .* 429 for 1\d s \(Retry-After 1 s\); run again later/,
  ],
};

for (const [what, [listener, wanted, line, limit = 20]] of Object.entries(ends)) {
  test(`a service ${what} ends with ${wanted} within twenty seconds of its first answers`, async () => {
    const timeouts = { requestMs: 5_000 };
    const { code, lines, seconds } = await answering(listener, (host) =>
      looked({ ...asSandbox(host), timeouts }),
    );

    expect(lines.filter((each) => line.test(each)).length, lines.join('\n')).toBeGreaterThan(0);
    expect(code).toBe(wanted);
    expect(seconds).toBeLessThan(limit);
  });
}

test('a look that has ended says nothing more', async () => {
  await answering(small().listener, async (host) => {
    const { lines, seconds } = await looked(asSandbox(host));
    const told = lines.length;

    await delay((20 - seconds) * 1_000);

    expect(lines.slice(told)).toEqual([]);
  });
});

test('an address without TLS, a name or a listener ends with 3 and one line', async () => {
  await answering(small().listener, async (host) => {
    for (const [address, line] of [
      [at(host, 'https'), /no TLS connection to/],
      [at('nowhere.invalid'), /does not resolve/],
      [at('127.0.0.1:9'), /nothing accepts connections/],
    ] as const) {
      const { code, lines } = await looked(address);

      expect(lines).toEqual([expect.stringMatching(line)]);
      expect(code).toBe(3);
    }
  });
});

test('init writes nothing where the credentials are rejected', async ({ folder }) => {
  const [listener] = ends['that rejects the credentials'] ?? [() => undefined];
  await answering(listener, async (host) => {
    const { code, stderr } = await run(folder, ['init', at(host).baseUrl], environment);

    expect(code).toBe(2);
    expect(stderr).toContain('profile.yaml is not written');
    expect(existsSync(join(folder, 'profile.yaml'))).toBe(false);
  });
});

test('doctor says at its end that a run cannot begin', async ({ folder }) => {
  const [listener] = ends['that rejects the credentials'] ?? [() => undefined];
  await answering(listener, async (host) => {
    const { baseUrl } = at(host);

    const { code, stdout } = await run(folder, ['doctor', '--base-url', baseUrl], environment);

    expect(stdout).toMatch(
      /\nwrong: a run would end before its first check, because of the lines marked wrong above\n$/,
    );
    expect(code).toBe(2);
  });
});
