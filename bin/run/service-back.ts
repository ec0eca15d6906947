import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Network } from '../../fixtures/client/network.ts';
import { sendOnce } from '../../fixtures/client/send-once.ts';
import { wayTo } from '../../fixtures/client/way.ts';

/** How often a service that is away is asked, and how long it may take to answer. */
const EVERY_MS = 250;
const ANSWER_MS = 10_000;
const limits = {
  ...{ headersMs: ANSWER_MS, bodyMs: ANSWER_MS, totalMs: ANSWER_MS },
  maxBytes: 1024 * 1024,
};

/** What stands before a service answers so while that one starts. */
const GATEWAY = [502, 503, 504];

/**
 * Resolves when a service that is away, or goes away meanwhile, answers again. While it is there, one
 * connection that asks for nothing is held: it ends with the service, and fills no log until then.
 * `onAway` is called once the service is away.
 */
export async function serviceBack(
  baseUrl: string,
  network: Network,
  signal: AbortSignal,
  onAway: () => void,
): Promise<void> {
  let wasAway = false;
  for (;;) {
    const isThere = await answers(baseUrl, network, signal);
    signal.throwIfAborted();
    if (isThere && wasAway) return;
    if (!isThere && !wasAway) onAway();
    wasAway ||= !isThere;
    const change = isThere ? connectionLost(baseUrl, network, signal) : undefined;
    await Promise.all([change, delay(EVERY_MS, undefined, { signal })]);
  }
}

/** An answer that is too long is one, too. */
async function answers(baseUrl: string, network: Network, signal: AbortSignal): Promise<boolean> {
  const { head } = await sendOnce(new URL(baseUrl), 'GET', {}, limits, network, signal);
  return head !== undefined && !GATEWAY.includes(head.status);
}

async function connectionLost(
  baseUrl: string,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  const opened = wayTo(new URL(baseUrl).origin, ANSWER_MS, network).open();
  const socket: Socket | undefined = await opened.catch(() => undefined);
  // Why it is lost does not matter.
  socket?.on('error', () => socket.destroy()).resume();
  try {
    if (socket?.destroyed === false) await once(socket, 'close', { signal });
  } finally {
    socket?.destroy();
  }
}
