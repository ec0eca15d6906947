import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPinBlock } from '../fixtures/crypto/pin-block.ts';
import { type Reference, startReference } from '../fixtures/reference/index.ts';
import { loadOpenApi } from '../spec/openapi.ts';
import { newPinKey } from './embedded.ts';

/** One request and what it gave away, with the answer an honest service gives to it. */
export interface Told {
  readonly path: string;
  readonly status: number;
  readonly json: unknown;
  /** Everything secret in the request, and what was told of the same card before. */
  readonly shown: string;
  /** The first of it. */
  readonly secret: string;
}

/** An answer that betrays it; `cut` breaks off in the middle of the body. */
export interface Betrayal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly cut?: boolean;
}

export interface EchoOptions {
  /** Real credentials of the reference service, by the markers that the profile holds for them. */
  readonly markers: (reference: Reference) => ReadonlyMap<string, string>;
  /** How the answer to a request is distorted, if at all. */
  readonly betray: (requirement: string, told: Told) => Betrayal | undefined;
}

/** A target that shows in its answers what it was told. */
export interface EchoTarget {
  readonly reference: Reference;
  readonly origin: string;
  /** Every PIN block that was sent, and every PIN found in one. */
  readonly blocks: ReadonlySet<string>;
  readonly pins: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Starts the reference service behind a server that distorts its answers. */
export async function startEchoTarget({ markers, betray }: EchoOptions): Promise<EchoTarget> {
  const pinKey = await newPinKey();
  const privateKey = createPrivateKey(pinKey.privateKeyPem);
  const reference = await startReference({ openApi: loadOpenApi(), pinKey, timeScale: 0.01 });
  const real = markers(reference);
  const blocks = new Set<string>();
  const pins = new Set<string>();
  const toldBefore = new Map<string, string>();

  const secretsIn = (authorization: string, body: string): readonly string[] => {
    const block = /"encryptedPinBlock":"([^"]{16,})"/.exec(body)?.[1];
    const [, pin] = /pin\W+([\w-]{4,})/.exec(openPinBlock(block ?? '', privateKey) ?? '') ?? [];
    if (block !== undefined) blocks.add(block);
    if (pin !== undefined) pins.add(pin);
    return [pin, block, ...credentialsIn(authorization)].filter((each) => each !== undefined);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    const { authorization = '', 'content-type': type, 'x-conformance': tag } = request.headers;
    const body = await bodyOf(request);
    const honest = await fetch(`${reference.origin}${url}`, {
      method,
      headers: {
        ...(authorization === '' ? {} : { authorization: translated(authorization, real) }),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(body.length === 0 ? {} : { body }),
    });
    const text = await honest.text();
    const secrets = secretsIn(authorization, body.toString());
    const [card = url] = /Card:[^/]*/.exec(decodeURIComponent(url)) ?? [];
    const shown = secrets.map(inEveryForm).join(' ');
    const before = toldBefore.get(card) ?? '';
    const told = { path: url, status: honest.status, json: parsed(text), secret: secrets[0] ?? '' };
    const betrayal = betray(String(tag).split('/')[1] ?? '', { ...told, shown: `${shown} ${before}` });
    toldBefore.set(card, shown);
    send(response, betrayal ?? { status: honest.status, body: text });
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    reference,
    origin: `http://127.0.0.1:${port}`,
    blocks,
    pins,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await reference.close();
    },
  };
}

/** A value as a careless service might print it; a PIN between marks, to be found again. */
export function inEveryForm(value: string): string {
  const bytes = Buffer.from(value);
  return [
    `~${value}~`,
    `b64:${bytes.toString('base64')}`,
    `b64:${bytes.toString('base64url')}`,
    `hex:${bytes.toString('hex')}`,
    `hex:${bytes.toString('hex').toUpperCase()}`,
    encodeURIComponent(value),
    JSON.stringify({ value }),
  ].join(' ');
}

/** The whole header, and the secret in it. */
function credentialsIn(authorization: string): readonly string[] {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  const pair = Buffer.from(credentials, 'base64').toString();
  const secret = scheme === 'Basic' ? pair.slice(pair.indexOf(':') + 1) : credentials;
  return authorization === '' ? [] : [secret, authorization];
}

function translated(authorization: string, real: ReadonlyMap<string, string>): string {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  if (scheme !== 'Basic') {
    return `${scheme} ${real.get(credentials) ?? credentials}`;
  }
  const pair = Buffer.from(credentials, 'base64').toString();
  const colon = pair.indexOf(':');
  const secret = pair.slice(colon + 1);
  const other = `${pair.slice(0, colon)}:${real.get(secret) ?? secret}`;
  return `Basic ${Buffer.from(other).toString('base64')}`;
}

function send(response: ServerResponse, { status, headers, body = '', cut }: Betrayal): void {
  const described = body === '' ? {} : { 'content-type': 'application/json' };
  const length = Buffer.byteLength(body) + (cut === true ? 100 : 0);
  response.writeHead(status, { ...described, ...headers, ...(length > 0 && { 'content-length': length }) });
  if (cut === true) {
    response.write(body, () => response.destroy());
  } else {
    response.end(body);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
