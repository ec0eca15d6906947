import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A request as it came over the wire. */
export interface Passing {
  readonly path: string;
  /** The first requirement of the check that sent it; empty in the preflight. */
  readonly requirement: string;
}

/** Stands before several servers on loopback and passes bytes on, broken connections included. */
export interface Proxy {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Starts a proxy; `portFor` picks the server that is to answer a request. */
export async function startProxy(portFor: (request: Passing) => number): Promise<Proxy> {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    const upstreams = new Map<number, Socket>();
    let pending = Buffer.alloc(0);
    client.on('data', (chunk) => {
      pending = Buffer.concat([pending, chunk]);
      for (let end = endOfRequest(pending); end > 0; end = endOfRequest(pending)) {
        const request = pending.subarray(0, end);
        pending = pending.subarray(end);
        const port = portFor(passing(request));
        const upstream = upstreams.get(port) ?? upstreamOf(client, port);
        upstreams.set(port, upstream);
        upstream.write(request);
      }
    });
    client.on('error', () => client.destroy());
    client.on('close', () => {
      clients.delete(client);
      for (const upstream of upstreams.values()) {
        upstream.destroy();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/2025-10-13`,
    close: async () => {
      server.close();
      for (const client of clients) {
        client.destroy();
      }
    },
  };
}

function upstreamOf(client: Socket, port: number): Socket {
  const upstream = connect(port, '127.0.0.1');
  upstream.pipe(client, { end: false });
  upstream.on('end', () => client.end());
  upstream.on('error', () => client.resetAndDestroy());
  return upstream;
}

/** Where the first request ends, 0 while it has not come whole. */
function endOfRequest(bytes: Buffer): number {
  const head = bytes.indexOf('\r\n\r\n');
  const length = Number(/^content-length: *(\d+)/im.exec(headOf(bytes))?.[1] ?? 0);
  const end = head + 4 + length;
  return head === -1 || bytes.length < end ? 0 : end;
}

function passing(request: Buffer): Passing {
  const head = headOf(request);
  return {
    path: head.split(' ')[1] ?? '',
    requirement: /^x-conformance: [^/\r\n]*\/(\S+)/im.exec(head)?.[1] ?? '',
  };
}

function headOf(bytes: Buffer): string {
  return bytes.toString('latin1', 0, Math.max(bytes.indexOf('\r\n\r\n'), 0));
}
