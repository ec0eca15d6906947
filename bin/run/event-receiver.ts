import { networkInterfaces } from 'node:os';
import type { Profile } from '../../fixtures/target/profile-types.ts';
import { EVERY_HOST } from '../../fixtures/webhooks/listening.ts';
import { LOOPBACK, type Receiver, startReceiver } from '../../fixtures/webhooks/receiver.ts';
import { usage } from './exit-codes.ts';

/** A profile that says where its events can be read, and how to stop what takes them. */
export interface Receiving {
  readonly profile: Profile;
  readonly stop: () => Promise<void>;
}

const LOOPBACK_6 = '::1';

/**
 * Listens for the events of a target whose profile asks for it. The processes of a run read them
 * from an inbox, as they do where somebody else listens. Throws Stop where the port is taken.
 */
export async function receiving(profile: Profile): Promise<Receiving> {
  const { listen, receiverUrl, inbox } = webhooksOf(profile);
  const isListening = typeof listen === 'number' && inbox === undefined;
  if (!isListening) return { profile, stop: async () => undefined };
  const isAddress = receiverUrl === undefined || URL.canParse(String(receiverUrl));
  if (!isAddress) usage(`${profile.source}: webhooks.receiverUrl is not an address`);
  const receiver = await startReceiver({ port: listen, hosts: hostsFor(receiverUrl) }).catch(
    (error: Error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      const next = isTaken ? '; give another port, or stop what listens there' : '';
      return usage(`${profile.source}: webhooks.listen ${listen}: ${error.message}${next}`);
    },
  );
  return { profile: withMailbox(profile, receiver), stop: () => receiver.close() };
}

/**
 * Where to listen for what is sent to an address: on loopback alone where it names no other host, and at
 * either family where its name may mean either.
 */
export function hostsFor(receiverUrl: unknown): readonly string[] {
  if (receiverUrl === undefined) return [LOOPBACK];
  const { hostname } = new URL(String(receiverUrl));
  if (hostname === `[${LOOPBACK_6}]`) return [LOOPBACK, LOOPBACK_6];
  if (/^127(?:\.\d+){3}$/.test(hostname)) return [...new Set([LOOPBACK, hostname])];
  if (!/^(?:.+\.)?localhost\.?$/.test(hostname)) return [EVERY_HOST];
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const hasBoth = own.some(({ address }) => address === LOOPBACK_6);
  return hasBoth ? [LOOPBACK, LOOPBACK_6] : [LOOPBACK];
}

/** The profile with a mailbox of its own at a receiver. */
export function withMailbox(profile: Profile, receiver: Receiver): Profile {
  const webhooks = webhooksOf(profile);
  const { path, inbox } = receiver.open();
  const address = new URL(String(webhooks['receiverUrl'] ?? receiver.origin));
  address.pathname = `${address.pathname.replace(/\/$/, '')}${path}`;
  const mailbox = { receiverUrl: address.href, inbox };
  return { ...profile, overrides: { ...profile.overrides, webhooks: { ...webhooks, ...mailbox } } };
}

function webhooksOf({ overrides }: Profile): Readonly<Record<string, unknown>> {
  return Object(overrides['webhooks']);
}
