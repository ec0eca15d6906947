import type { Profile } from '../../fixtures/target/profile-types.ts';
import { type Receiver, startReceiver } from '../../fixtures/webhooks/receiver.ts';
import { usage } from './exit-codes.ts';

/** A profile that says where its events can be read, and how to stop what takes them. */
export interface Receiving {
  readonly profile: Profile;
  readonly stop: () => Promise<void>;
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

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
  const isNear = receiverUrl === undefined || LOOPBACK.test(new URL(String(receiverUrl)).hostname);
  const host = isNear ? {} : { host: '0.0.0.0' };
  const receiver = await startReceiver({ port: listen, ...host }).catch((error: Error) =>
    usage(`${profile.source}: webhooks.listen ${listen}: ${error.message}`),
  );
  return { profile: withMailbox(profile, receiver), stop: () => receiver.close() };
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
