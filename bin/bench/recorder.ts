import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Dispatcher, request } from 'undici';

/** One request as it came through, and what was answered. */
export interface Recorded {
  readonly method: Dispatcher.HttpMethod;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly status: number;
  readonly answer: string;
}

export interface Recorder {
  readonly origin: string;
  /** What came through since the last call, in the order of arrival. */
  take(): readonly Recorded[];
  close(): void;
}

/** Headers that belong to one connection. */
const OWN = /^(host|connection|keep-alive|content-length|transfer-encoding|expect)$/;

/** Stands in front of a service on loopback and writes down every exchange that HTTP can parse. */
export async function startRecorder(service: string): Promise<Recorder> {
  let recorded: Recorded[] = [];
  const server = createServer((incoming, outgoing) => {
    forward(service, incoming, outgoing).then(
      (exchange) => recorded.push(exchange),
      () => outgoing.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = recorded;
      recorded = [];
      return taken;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(
  service: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Recorded> {
  const method = incoming.method as Dispatcher.HttpMethod;
  const path = incoming.url ?? '/';
  const headers = kept(incoming.headers);
  const body = await buffer(incoming);
  const reply = await request(`${service}${path}`, { method, headers, body });
  const answer = await reply.body.text();
  outgoing.writeHead(reply.statusCode, kept(reply.headers)).end(answer);
  return { method, path, headers, body, status: reply.statusCode, answer };
}

function kept(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OWN.test(name) ? [] : [[name, String(value)]],
    ),
  );
}
