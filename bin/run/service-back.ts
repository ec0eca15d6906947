import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How often a service that is away is asked, and how long it may take to answer. */
const EVERY_MS = 250;
const ANSWER_MS = 10_000;

/** What stands before a service answers so while that one starts. */
const GATEWAY = [502, 503, 504];

/**
 * Resolves when a service that is away, or goes away meanwhile, answers again. While it is there, one
 * connection that asks for nothing is held: it ends with the service, and fills no log until then.
 * `onAway` is called once the service is away.
 */
export async function serviceBack(
  baseUrl: string,
  signal: AbortSignal,
  onAway: () => void,
): Promise<void> {
  let wasAway = false;
  for (;;) {
    const isThere = await answers(baseUrl, signal);
    if (isThere && wasAway) return;
    if (!isThere && !wasAway) onAway();
    wasAway ||= !isThere;
    const change = isThere ? connectionLost(new URL(baseUrl), signal) : undefined;
    await Promise.all([change, delay(EVERY_MS, undefined, { signal })]);
  }
}

async function answers(baseUrl: string, signal: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    const { status, body } = await fetch(baseUrl, { redirect: 'manual', signal: limit });
    await body?.cancel();
    return !GATEWAY.includes(status);
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

async function connectionLost({ hostname, port, protocol }: URL, signal: AbortSignal) {
  const usual = protocol === 'https:' ? 443 : 80;
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: port === '' ? usual : Number(port) });
  // Why it is lost does not matter.
  socket.on('error', () => socket.destroy()).resume();
  try {
    await once(socket, 'close', { signal });
  } finally {
    socket.destroy();
  }
}
