import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { Inbox } from '../../fixtures/webhooks/inbox.ts';
import { startReceiver } from '../../fixtures/webhooks/receiver.ts';

const EVENTS = 2_000;
const SENDERS = 2;

/** Bytes: what an event with a whole card transaction comes to. */
const SIZE = 1_500;

/** As often as a check looks whether its event has come. */
const READS_EVERY = 10;

const limits = { headersMs: 5_000, bodyMs: 5_000, totalMs: 10_000, maxBytes: 4 * 1024 * 1024 };

/** Milliseconds for one event that the receiver takes and the inbox reads. */
export async function receivedEventMs(): Promise<number> {
  const receiver = await startReceiver();
  const { path, inbox: address } = receiver.open();
  const inbox = new Inbox(address, limits);
  try {
    const ms = await sendAll(receiver.origin, path, async (sent) => {
      if (sent % READS_EVERY === 0) await inbox.read();
    });
    const { length } = await inbox.read();
    if (length !== EVENTS) throw new Error(`the inbox shows ${length} of ${EVENTS} events`);
    return ms / EVENTS;
  } finally {
    await inbox.close();
    await receiver.close();
  }
}

/** The same for a server that throws away whatever is sent to it. */
export async function discardedEventMs(): Promise<number> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return (await sendAll(`http://127.0.0.1:${port}`, '/', async () => undefined)) / EVENTS;
  } finally {
    server.close();
  }
}

async function sendAll(
  origin: string,
  path: string,
  afterEach: (sent: number) => Promise<void>,
): Promise<number> {
  const pool = new Pool(origin, { connections: SENDERS });
  const body = JSON.stringify({ data: 'x'.repeat(SIZE) });
  const headers = { 'content-type': 'application/json' };
  const started = performance.now();
  let sent = 0;
  const send = async () => {
    while (sent < EVENTS) {
      sent += 1;
      const { body: answer } = await pool.request({ method: 'POST', path, body, headers });
      await answer.dump();
      await afterEach(sent);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  const ms = performance.now() - started;
  await pool.close();
  return ms;
}
