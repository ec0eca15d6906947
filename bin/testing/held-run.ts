import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { startProxy } from './proxy.ts';
import {
  publishedFor,
  resultsIn,
  rowOf,
  type Started,
  startCommand,
  startTarget,
  targeted,
} from './testing.ts';

/** A run that stands still at its first card, and has a verdict on the requirement without one. */
export interface HeldRun {
  readonly started: Started;
  /** Lets it go on. */
  readonly release: () => void;
  /** Takes away what it runs against. */
  close(): Promise<void>;
}

/** The requirement whose check is held; that of the other needs no call. */
export const HELD = 'CARD-PIN-001';
export const UNHELD = 'GEN-VERSION-001';

/** The flags of a run that meets both, in its two workers. */
export const heldFlags = ['--requirement', HELD, '--requirement', UNHELD] as const;

/** Starts the command in a folder, and waits until its run stands still. */
export async function heldRun(folder: string, profile: object = {}): Promise<HeldRun> {
  const target = await startTarget();
  const gate = await startGate(Number(new URL(target.baseUrl).port));
  const calls = new EventEmitter();
  const proxy = await startProxy(({ path }) => {
    if (!path.includes('/cards')) return Number(new URL(target.baseUrl).port);
    calls.emit('cards');
    return gate.port;
  });

  // What is held stands still as long as another run takes, on a busy machine too.
  const timeouts = { requestMs: 120_000 };
  const held = { ...target.profile, timeouts, ...profile, baseUrl: proxy.baseUrl };
  const started = startCommand(folder, ['run', ...targeted(folder, held), ...heldFlags]);
  await once(calls, 'cards');
  await expect
    .poll(() => rowOf(resultsIn(folder), UNHELD).verdict, { timeout: 20_000 })
    .not.toBe('unverified');
  expect(publishedFor(folder), 'the settings while it runs').toHaveLength(1);
  return {
    started,
    release: gate.open,
    close: async () => {
      await proxy.close();
      gate.close();
      await target.close();
    },
  };
}

/** A port that takes every connection, and passes it on from the moment it is opened. */
async function startGate(port: number) {
  const opening = new EventEmitter();
  const opened = once(opening, 'open');
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void opened.then(() => {
      const upstream = connect(port, '127.0.0.1');
      upstream.on('error', () => socket.destroy());
      socket.pipe(upstream).pipe(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    open: () => opening.emit('open'),
    close: () => server.close(),
  };
}
