import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isObject } from '../../fixtures/target/normalise.ts';

type Json = Readonly<Record<string, unknown>>;
export type Answer = readonly [status: number, body?: object | string | undefined];

/** Where a service publishes the key of its PIN blocks, to everybody. */
export const PIN_KEY = '/pin-key';

/** One call as a route sees it. */
export interface Asked {
  readonly body: Json;
  /** The id in the path. */
  readonly id: string;
  readonly query: URLSearchParams;
}

export type Routes = Readonly<Record<string, ((asked: Asked) => Answer) | undefined>>;

export const credentials = { apiTokenId: 'token', apiClientSecret: 'a-secret-of-the-tests' };

const BASIC = `Basic ${Buffer.from(Object.values(credentials).join(':')).toString('base64')}`;

/** A refusal in the contract's form. */
export function refusal(status: number, code: string, fields: readonly object[] = []): Answer {
  const details = fields.length === 0 ? {} : { details: { errors: fields } };
  return [status, { code, status, message: code, reason: `it is ${code}`, ...details }];
}

/** A refusal of members that are not there. */
export function lacking(body: Json, ...names: readonly string[]): Answer | undefined {
  const fields = names.filter((name) => body[name] === undefined).map((field) => ({ field }));
  return fields.length === 0 ? undefined : refusal(400, 'INVALID_INPUT', fields);
}

/** An active card that there is from the beginning. */
export const OLD_CARD = 'Card:0a1b2c3d-0000-4000-8000-000000000001';

/** A customer likewise, approved. */
export const OLD_CUSTOMER = 'Customer:0a1b2c3d-0000-4000-8000-000000000002';

/**
 * The routes of a service that keeps customers, approved as they are created, and cards, created
 * by `holder` and `plan` and answered in an envelope, whose PIN can be set: nothing else.
 */
export function smallRoutes(): Routes {
  const customers = new Map<string, Json>([
    [OLD_CUSTOMER, { id: OLD_CUSTOMER, customerType: 'INDIVIDUAL', kycStatus: 'APPROVED' }],
  ]);
  const cards = new Map<string, Json>([[OLD_CARD, { id: OLD_CARD, status: 'ACTIVE' }]]);
  const enveloped = (card: Json): Json => ({ card });
  const cardOr404 = (id: string, answer: (card: Json) => Answer): Answer => {
    const card = cards.get(id);
    return card === undefined ? refusal(404, 'NOT_FOUND') : answer(card);
  };
  return {
    'POST /customers': ({ body }) => {
      const id = `Customer:${randomUUID()}`;
      customers.set(id, { id, ...body, kycStatus: 'APPROVED' });
      return [201, customers.get(id)];
    },
    'GET /customers': () => [200, { data: [...customers.values()], hasMore: false }],
    'GET /customers/:id': ({ id }) => {
      const customer = customers.get(id);
      return customer === undefined ? refusal(404, 'CUSTOMER_NOT_FOUND') : [200, customer];
    },
    'POST /cards': ({ body }) => {
      const refused = lacking(body, 'holder', 'plan');
      if (refused !== undefined) return refused;
      const id = `Card:${randomUUID()}`;
      cards.set(id, { id, status: 'ACTIVE', holder: body['holder'], plan: body['plan'] });
      return [201, enveloped(cards.get(id) ?? {})];
    },
    'GET /cards': () => [200, { data: [...cards.values()], hasMore: false }],
    'GET /cards/:id': ({ id }) => cardOr404(id, (card) => [200, card]),
    'PATCH /cards/:id': ({ id, body }) =>
      cardOr404(id, (card) => {
        if (card['status'] === 'CLOSED') return refusal(409, 'CARD_NOT_MUTABLE');
        cards.set(id, { ...card, status: body['status'] });
        return [200, cards.get(id)];
      }),
    'POST /cards/:id/set-pin': ({ id, body }) =>
      cardOr404(id, () => lacking(body, 'encryptedPinBlock') ?? [204]),
  };
}

/** A service of these routes, for the time it is used. */
export async function withService<T>(
  routes: Routes,
  use: (baseUrl: string, calls: readonly string[]) => Promise<T>,
): Promise<T> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void answered(routes, request, response, calls);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}/2025-10-13`, calls);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function answered(
  routes: Routes,
  request: IncomingMessage,
  response: ServerResponse,
  calls: string[],
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://local');
  const path = decodeURIComponent(pathname.replace('/2025-10-13', ''));
  calls.push(`${request.method} ${path}`);
  const body = bodyIn(await text(request));
  const [, ...steps] = path.split('/');
  const withIdAt = (place: number) =>
    `/${steps.map((step, at) => (at === place ? ':id' : step)).join('/')}`;
  const route = [path, withIdAt(1), withIdAt(2)]
    .map((each) => routes[`${request.method} ${each}`])
    .find((each) => each !== undefined);
  const isKnown = path === PIN_KEY || request.headers.authorization === BASIC;
  const asked = { body, id: steps[1] ?? '', query: searchParams };
  const [status, answer] = isKnown
    ? (route?.(asked) ?? refusal(404, 'NOT_FOUND'))
    : refusal(401, 'UNAUTHORIZED');
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof answer === 'object' ? JSON.stringify(answer) : answer);
}

function bodyIn(text: string): Json {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}
