import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPinBlock } from '../../fixtures/crypto/pin-block.ts';
import { type Reference, startReference } from '../../fixtures/reference/index.ts';
import { loadOpenApi } from '../../spec/openapi.ts';
import { newPinKey } from '../run/embedded.ts';

/** One request and what it gave away, beside the body of an honest answer. */
export interface Told {
  readonly path: string;
  readonly json: unknown;
  /** Every secret of the request, and of the one before about the same card, in many forms. */
  readonly shown: string;
  /** One of them as it is. */
  readonly secret: string;
  /** All of the request as they are. */
  readonly secrets: readonly string[];
}

/** An answer that betrays it; `cut` breaks off in the middle of the body. */
export interface Betrayal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly cut?: boolean;
}

/** A target that shows in its answers what it was told. */
export interface EchoTarget {
  readonly reference: Reference;
  readonly origin: string;
  /** Every PIN block that was sent. */
  readonly blocks: ReadonlySet<string>;
  /** Every PIN of four characters or more that a block held. */
  readonly pins: ReadonlySet<string>;
  close(): Promise<void>;
}

export interface EchoOptions {
  /** The secrets of the reference service, by those that callers of this target use instead. */
  readonly stands: (reference: Reference) => ReadonlyMap<string, string>;
  /** What callers get in place of the secret that the impersonation hook answers with. */
  readonly impersonated: string;
  /** A step in front of its paths, which the reference service does not have. */
  readonly below: string;
  /** How the answer to a request of a check is distorted, if at all. */
  readonly betray: (requirement: string, told: Told) => Betrayal | undefined;
}

/** Starts the reference service behind a server that distorts its answers. */
export async function startEchoTarget(options: EchoOptions): Promise<EchoTarget> {
  const pinKey = await newPinKey();
  const privateKey = createPrivateKey(pinKey.privateKeyPem);
  const reference = await startReference({ openApi: loadOpenApi(), pinKey, timeScale: 0.01 });
  const real = new Map(options.stands(reference));
  const blocks = new Set<string>();
  const pins = new Set<string>();
  const shownBefore = new Map<string, string>();

  const pinMaterialIn = (body: string): readonly string[] => {
    const block = /"encryptedPinBlock":"([^"]{16,})"/.exec(body)?.[1];
    if (block === undefined) return [];
    blocks.add(block);
    const pin = /pin\W+(\w{4,})/.exec(openPinBlock(block, privateKey) ?? '')?.[1];
    if (pin === undefined) return [block];
    pins.add(pin);
    return [pin, block];
  };

  const honestAnswer = async ({ method = '', url, headers }: IncomingMessage, body: Buffer) => {
    const { authorization, 'content-type': type } = headers;
    const answer = await fetch(`${reference.origin}${url}`, {
      method,
      headers: {
        ...(authorization !== undefined && { authorization: withSecret(authorization, real) }),
        // Hooks come with secrets of their own, which are to be shown; the control plane wants its key.
        ...(url?.startsWith('/__control') && reference.profile.hooks.pinLock.headers),
        ...(type !== undefined && { 'content-type': type }),
      },
      ...(body.length > 0 && { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    request.url = request.url?.replace(`/${options.below}/`, '/');
    const { url = '', headers } = request;
    const body = await bodyOf(request);
    const { status, text } = await honestAnswer(request, body);
    if (/\/tokens\/impersonated(?:\?|$)/.test(url)) {
      const [id, secret] = pairIn(JSON.parse(text).authorization);
      real.set(options.impersonated, secret);
      const authorization = `Basic ${base64(`${id}:${options.impersonated}`)}`;
      return send(response, { status, body: JSON.stringify({ authorization }) });
    }
    const secrets = [...pinMaterialIn(body.toString()), ...credentialsIn(request)];
    const about = /Card(?::|%3A)[\w-]+/.exec(url)?.[0] ?? url;
    const shown = secrets.map(inManyForms).join(' ');
    const told = {
      path: url,
      json: parsed(text),
      shown: `${shown} ${shownBefore.get(about) ?? ''}`,
      secret: secrets[0] ?? '',
      secrets,
    };
    shownBefore.set(about, shown);
    const requirement = String(headers['x-conformance']).split('/')[1] ?? '';
    return send(response, options.betray(requirement, told) ?? { status, body: text });
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

/** A value as a careless service might print it, set off so that digits can be found again. */
function inManyForms(value: string): string {
  const bytes = Buffer.from(value);
  return [
    `~${value}~`,
    `b64:${base64(value)}`,
    `b64:${bytes.toString('base64url')}`,
    `hex:${bytes.toString('hex')}`,
    `hex:${bytes.toString('hex').toUpperCase()}`,
    encodeURIComponent(value),
    JSON.stringify({ value }),
  ].join(' ');
}

/** What stands in the headers and the query: whole, and the secret in it. */
function credentialsIn({ headers, url = '' }: IncomingMessage): readonly string[] {
  const { authorization = '', 'x-control-key': key } = headers;
  const [, token] = /[?]token=(.*)/.exec(url) ?? [];
  const [scheme = '', credentials = ''] = authorization.split(' ');
  const secret = scheme === 'Basic' ? pairIn(authorization)[1] : credentials;
  return [secret, authorization, key, token]
    .map((each) => String(each ?? ''))
    .filter((each) => each !== '');
}

function withSecret(authorization: string, real: ReadonlyMap<string, string>): string {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  if (scheme !== 'Basic') return `${scheme} ${real.get(credentials) ?? credentials}`;
  const [id, secret] = pairIn(authorization);
  return `Basic ${base64(`${id}:${real.get(secret) ?? secret}`)}`;
}

function pairIn(authorization: string): readonly [id: string, secret: string] {
  const pair = Buffer.from(authorization.split(' ')[1] ?? '', 'base64').toString();
  const colon = pair.indexOf(':');
  return [pair.slice(0, Math.max(colon, 0)), pair.slice(colon + 1)];
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

function send(response: ServerResponse, { status, headers, body = '', cut }: Betrayal): void {
  const described = { 'content-type': 'application/json' };
  const length = Buffer.byteLength(body) + (cut === true ? 100 : 0);
  response.writeHead(status, {
    ...(length > 0 && { ...described, 'content-length': length }),
    ...headers,
  });
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
