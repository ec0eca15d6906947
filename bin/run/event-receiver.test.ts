import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from '@playwright/test';
import { valueAt } from '../../fixtures/target/normalise.ts';
import { parseProfile } from '../../fixtures/target/profile.ts';
import { EVERY_HOST } from '../../fixtures/webhooks/listening.ts';
import { hostsFor, receiving } from './event-receiver.ts';

const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const isFamily6 = ({ address }: { readonly address: string }) => address === '::1';
const loopbacks = own.some(isFamily6) ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];

function profileWith(webhooks: object) {
  const written = {
    baseUrl: 'https://api.example.test/v/2025-10-13',
    credentials: { apiTokenId: 'a', apiClientSecret: 'secret' },
    webhooks,
  };
  return parseProfile(JSON.stringify(written), 'p.json', {});
}

async function listeningAt(receiverUrl: string) {
  const { profile, stop } = await receiving(profileWith({ listen: 0, receiverUrl }));
  const at = (key: string) => String(valueAt(profile.overrides, `webhooks.${key}`));
  const { pathname } = new URL(at('receiverUrl'));
  return { pathname, inbox: new URL(at('inbox')), stop };
}

/** Whether anything listens there. */
function isOpen(host: string, port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) }, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

for (const [name, expected] of [
  ['http://127.0.0.1/events', ['127.0.0.1']],
  ['http://127.0.0.2/events', ['127.0.0.1', '127.0.0.2']],
  ['http://localhost/events', loopbacks],
  ['http://events.localhost/', loopbacks],
  ['http://[::1]/events', loopbacks],
] as const) {
  test(`events to ${name} come in, and nothing listens beyond loopback`, async () => {
    const { pathname, inbox, stop } = await listeningAt(name);
    const body = '{"n":1}';

    for (const host of expected) {
      const address = `http://${host}:${inbox.port}${pathname}/main`;
      expect((await fetch(address, { method: 'POST', body })).status, host).toBe(200);
    }

    const lines = (await (await fetch(inbox)).text()).trim().split('\n');
    expect(lines).toHaveLength(expected.length);
    const beyond = own.filter(({ internal, address }) => !internal && !address.startsWith('fe80'));
    for (const { address } of beyond) {
      expect(await isOpen(address, inbox.port), address).toBe(false);
    }
    await stop();
  });
}

test('events to another host come in at every address of this machine, of either family', async () => {
  const { pathname, inbox, stop } = await listeningAt('https://events.example.com/hooks');

  for (const host of loopbacks) {
    const address = `http://${host}:${inbox.port}${pathname}`;
    expect((await fetch(address, { method: 'POST', body: '{}' })).status, host).toBe(200);
  }

  expect(hostsFor('https://localhost.example.com/')).toEqual([EVERY_HOST]);
  await stop();
});

test('a port that is taken is told with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  const refused = receiving(profileWith({ listen: port }));

  await expect(refused).rejects.toThrow(
    `p.json: webhooks.listen ${port}: listen EADDRINUSE: address already in use 127.0.0.1:${port}; give another port, or stop what listens there`,
  );
  other.close();
});
