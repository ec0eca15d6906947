import { matchOperation, operation } from '../../spec/openapi.ts';
import {
  type Answered,
  type Asked,
  type HttpProxy,
  type Instead,
  startHttpProxy,
} from './http-proxy.ts';
import { CHANNEL, ENVELOPE, type OwnMember, type OwnShape, ownShapes } from './own-shapes.ts';

/** An operation that was asked for, and its address in the description. */
interface Asking {
  readonly shape: OwnShape;
  readonly address: string;
}

/**
 * A service behind a front that has everything that the contract leaves open in another shape: path and
 * method, names and values of members, envelopes. Written from the description alone, without the code
 * that a profile maps with.
 */
export async function startOwnShapes(origin: string): Promise<HttpProxy> {
  return startHttpProxy(origin, async (asked, pass) => {
    const [path = '', query = ''] = asked.url.split('?');
    const [, version = '', ...steps] = path.split('/');
    const asking = askingOf(asked.method, `/${steps.join('/')}`);
    if (asking === 'unknown') return pass({ url: `/${version}/nowhere` });
    if (asking === undefined) return pass();
    const { shape, address } = asking;
    const sent = await sentOn(shape, asked);
    if (sent === undefined) return refusal();
    const parameters = [...new URLSearchParams(query)].flatMap(([own, value]) => {
      const member = memberNamed(own, shape.query, []);
      return member === 'elsewhere' ? [] : [[member?.path[0] ?? own, wordOf(member, value)]];
    });
    const asContract = new URLSearchParams(Object.fromEntries(parameters)).toString();
    const url = `/${version}${address}${asContract === '' ? '' : `?${asContract}`}`;
    const answered = await pass({ ...sent, method: operation(shape.id).method, url });
    return ownAnswer(shape, answered);
  });
}

const ownRoutes = ownShapes
  .filter(({ isOpen }) => isOpen)
  .map((shape) => ({
    shape,
    pattern: new RegExp(`^${shape.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  }));

/** What is asked for; `undefined` for what the description does not have at all. */
function askingOf(method: string, path: string): Asking | 'unknown' | undefined {
  for (const { shape, pattern } of ownRoutes) {
    const ids = shape.method === method ? pattern.exec(path)?.slice(1) : undefined;
    if (ids === undefined) continue;
    const address = operation(shape.id).path.replace(/\{\w+\}/g, () => ids.shift() ?? '');
    return { shape, address };
  }
  const described = matchOperation(method, path)?.operation;
  if (described?.origin === 'gap') return 'unknown';
  const shape = ownShapes.find(({ id }) => id === described?.id);
  return shape && { shape, address: path };
}

/** The request in the description's shape; `undefined` where it lacks what each has to have. */
async function sentOn(shape: OwnShape, asked: Asked): Promise<Instead | undefined> {
  const { isOpen, body: members } = shape;
  const described = operation(shape.id);
  const { contentType, body } = asked;
  if (contentType.startsWith('multipart/')) return form(shape, asked);
  const json = parsed(body.toString());
  const hasMembers = typeof json === 'object' && json !== null && !Array.isArray(json);
  if (!hasMembers) {
    const isLacking = isOpen && described.requestSchema === undefined;
    return isLacking ? undefined : { body };
  }
  if (!isOpen) {
    return members.length === 0 ? { body } : asJson(contractValue(json, members, []));
  }
  const { channel, [ENVELOPE.body]: payload, ...others } = Object(json);
  if (channel !== CHANNEL.channel) return undefined;
  const inside = payload === undefined ? {} : contractValue(payload, members, []);
  const whole = { ...others, ...Object(inside) };
  const isEmpty = Object.keys(whole).length === 0 && !described.needsBody;
  return isEmpty ? { body: Buffer.alloc(0) } : asJson(whole);
}

async function form(shape: OwnShape, { contentType, body }: Asked): Promise<Instead | undefined> {
  if (!shape.isOpen) return { body };
  const headers = { 'content-type': contentType };
  const parts = await new Response(body, { headers }).formData().catch(() => undefined);
  if (parts === undefined) return { body };
  if (parts.get('channel') !== CHANNEL.channel) return undefined;
  const own = new FormData();
  for (const [name, value] of parts) {
    const [, inEnvelope] = name.split(`${ENVELOPE.body}.`);
    const member = shape.body.find((each) => each.name === inEnvelope);
    const plain = member?.path[0] ?? name;
    if (name === 'channel') continue;
    if (typeof value === 'string') own.append(plain, value);
    else own.append(plain, value, value.name);
  }
  const encoded = new Response(own);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

function refusal(): Answered {
  const details = { errors: [{ field: 'channel' }] };
  return {
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'INVALID_INPUT', reason: 'a channel is needed', details }),
  };
}

/** What the service answered, as the front has it. */
function ownAnswer(shape: OwnShape, answered: Answered): Answered {
  const json = parsed(Buffer.from(answered.body).toString());
  if (json === undefined) return answered;
  // The challenge of a signed retry has its members where the contract names them.
  if (answered.status === 202 && Object(json).payloadToSign !== undefined) return answered;
  if (answered.status >= 400) return { ...answered, body: JSON.stringify(ownRefusal(shape, json)) };
  const own = ownValue(json, shape.answer, []);
  return { ...answered, body: JSON.stringify(shape.isOpen ? { [ENVELOPE.answer]: own } : own) };
}

function ownRefusal(shape: OwnShape, json: unknown): unknown {
  const { details, ...others } = Object(json);
  if (!Array.isArray(details?.errors)) return json;
  const errors = details.errors.map((each: { readonly field?: unknown }) =>
    typeof each.field === 'string' ? { ...each, field: ownField(shape, each.field) } : each,
  );
  return { ...others, details: { ...details, errors } };
}

function ownField(shape: OwnShape, field: string): string {
  const [first = '', ...rest] = field.split('.');
  const inQuery = shape.query.find(({ path }) => path[0] === first);
  if (inQuery !== undefined && rest.length === 0) return inQuery.name;
  const above: string[] = [];
  const own = [first, ...rest].map((step) => {
    above.push(/^\d+$/.test(step) ? '[]' : step);
    return memberAt(shape.body, above)?.name ?? step;
  });
  const isKnown = memberAt(shape.body, [first]) !== undefined;
  return [...(shape.isOpen && isKnown ? [ENVELOPE.body] : []), ...own].join('.');
}

/** A value of the front in the description's names and words. */
function contractValue(
  value: unknown,
  members: readonly OwnMember[],
  above: readonly string[],
): unknown {
  if (typeof value === 'string') return wordOf(valuesAt(members, above), value);
  if (Array.isArray(value))
    return value.map((each) => contractValue(each, members, [...above, '[]']));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([own, each]) => {
    const member = memberNamed(own, members, above);
    if (member === 'elsewhere') return [];
    const name = member?.path.at(-1) ?? own;
    return [[name, contractValue(each, members, [...above, name])] as const];
  });
  return Object.fromEntries(entries);
}

/** The member that the front has under a name; one of the description's names that it has not does nothing. */
function memberNamed(
  own: string,
  members: readonly OwnMember[],
  above: readonly string[],
): OwnMember | 'elsewhere' | undefined {
  const beside = members.filter(({ path }) => path.slice(0, -1).join('.') === above.join('.'));
  const isElsewhere = beside.some(({ name, path }) => path.at(-1) === own && name !== own);
  return beside.find(({ name }) => name === own) ?? (isElsewhere ? 'elsewhere' : undefined);
}

/** A value of the description in the names and words of the front. */
function ownValue(
  value: unknown,
  members: readonly OwnMember[],
  above: readonly string[],
): unknown {
  if (typeof value === 'string') return valuesAt(members, above)?.values.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => ownValue(each, members, [...above, '[]']));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => {
    const path = [...above, name];
    return [memberAt(members, path)?.name ?? name, ownValue(each, members, path)];
  });
  return Object.fromEntries(entries);
}

function memberAt(members: readonly OwnMember[], path: readonly string[]): OwnMember | undefined {
  return members.find((each) => each.path.join('.') === path.join('.'));
}

/** The words of a list of texts are those of the member that holds it. */
function valuesAt(members: readonly OwnMember[], path: readonly string[]): OwnMember | undefined {
  const isEntry = path.at(-1) === '[]';
  return memberAt(members, isEntry ? path.slice(0, -1) : path);
}

function wordOf(member: OwnMember | undefined, own: string): string {
  if (member?.values.has(own)) return `not ${own}`;
  return [...(member?.values ?? [])].find(([, each]) => each === own)?.[0] ?? own;
}

function asJson(value: unknown): Instead {
  return { body: Buffer.from(JSON.stringify(value)) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
