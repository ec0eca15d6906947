import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that came to the proxy. */
export interface Asked {
  readonly method: string;
  /** With the query, as it came. */
  readonly url: string;
  /** The first requirement of the check that sent it; empty outside of checks. */
  readonly requirement: string;
  readonly contentType: string;
  readonly body: Buffer<ArrayBuffer>;
}

/** What is passed on in place of what came. */
export type Instead = Partial<Pick<Asked, 'method' | 'url' | 'contentType' | 'body'>>;

/** A whole answer. */
export interface Answered {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Stands before a service and answers in its place, or with what it answered. */
export interface HttpProxy {
  readonly origin: string;
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Starts a proxy; `pass` asks the service, as it was asked or otherwise; else it is not asked. */
export async function startHttpProxy(
  origin: string,
  answer: (
    asked: Asked,
    pass: (instead?: Instead) => Promise<Answered>,
  ) => Answered | Promise<Answered>,
): Promise<HttpProxy> {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const body = Buffer.from(await buffer(request));
    const contentType = headers['content-type'] ?? '';
    const requirement = String(headers['x-conformance'] ?? '').split('/')[1] ?? '';
    const asked = { method, url, requirement, contentType, body };
    const answered = await answer(asked, (instead) =>
      passed(origin, headers, { ...asked, ...instead }),
    );
    const { status, headers: shown, body: text } = answered;
    const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(text) };
    response.writeHead(status, { ...shown, ...length }).end(text);
  };
  const server = createServer((request, response) => {
    // Who asked may be gone by the time of the answer.
    serve(request, response).catch(() => response.destroy());
  });
  // A client's pool outlives five idle seconds; a close just then would look like a reset.
  server.keepAliveTimeout = 120_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    baseUrl: `http://127.0.0.1:${port}/2025-10-13`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Headers of one connection, which go no further. */
const OF_A_CONNECTION = ['connection', 'host', 'keep-alive', 'transfer-encoding', 'content-length'];

async function passed(
  origin: string,
  headers: IncomingMessage['headers'],
  { method, url, contentType, body }: Asked,
): Promise<Answered> {
  const own = { ...headers, ...(contentType !== '' && { 'content-type': contentType }) };
  const reply = await fetch(`${origin}${url}`, {
    method,
    headers: Object.entries(own)
      .filter(([name]) => !OF_A_CONNECTION.includes(name))
      .map(([name, value]): [string, string] => [name, String(value)]),
    ...(body.length > 0 && { body }),
  });
  const shown = [...reply.headers].filter(([name]) => !OF_A_CONNECTION.includes(name));
  return {
    status: reply.status,
    headers: Object.fromEntries(shown),
    body: new Uint8Array(await reply.arrayBuffer()),
  };
}
