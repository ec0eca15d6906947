import { loadAreas } from './areas.ts';
import { type CapabilityWord, capabilityWord } from './capabilities.ts';
import type { GapId } from './gaps.ts';
import { type OperationId, operationIds } from './generated/operation-ids.ts';
import { isRevision, type Revision } from './revisions.ts';
import type { JsonSchema } from './schema-validator.ts';

export type AuthScheme = 'BasicAuth' | 'AgentAuth';

/** What an address or a header carries, besides the body. */
export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
}

/** One operation of the description, its references resolved. */
export interface Operation {
  readonly id: OperationId;
  /** Upper case. */
  readonly method: string;
  /** Template relative to the base URL, such as `/cards/{id}`. */
  readonly path: string;
  /** The part of the interface it belongs to, in lower case, such as `cards`. */
  readonly area: string;
  /** Whether the contract names the path, or a gap default does. */
  readonly origin: 'contract' | 'gap';
  /** The gap that names the path; only where `origin` is `gap`. */
  readonly gap?: GapId;
  /** What a service has that has this operation: all of these. */
  readonly capabilities: readonly CapabilityWord[];
  /** The first revision that names it, where that is not the first of all. */
  readonly since?: Revision;
  /** Empty where the description leaves an operation open to everyone. */
  readonly auth: readonly AuthScheme[];
  readonly parameters: readonly Parameter[];
  /** Media type of the request body. */
  readonly requestType?: string;
  /** Whether a call has to have a body. */
  readonly needsBody: boolean;
  readonly requestSchema?: JsonSchema;
  /** By status, or by class such as `2XX`; no schema where nothing may be said of the body. */
  readonly responses: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** An operation as the files write it, whether or not its id is generated yet. */
export type WrittenOperation = Omit<Operation, 'id'> & { readonly id: string };

/** Every operation of a bundled description. Throws on an id that is not generated yet. */
export function readOperations(document: JsonSchema): readonly Operation[] {
  return writtenOperations(document).map((each) => ({ ...each, id: operationIdOf(each.id) }));
}

/** The same before `npm run generate`. */
export function writtenOperations(document: JsonSchema): readonly WrittenOperation[] {
  const whole = withoutReferences(document);
  return rawOperations(whole).map(({ path, method, raw, shared }) => {
    const [type, media] =
      Object.entries(objectOf(objectOf(raw['requestBody'])['content']))[0] ?? [];
    const { 'x-gap': gap, 'x-capability': capability } = raw;
    // Whether it was there before its first feature that is dated may be open: then it is owed from there.
    const since = raw['x-since'] ?? raw['x-owed-since'] ?? sinceOfTag(raw['tags']);
    return {
      id: String(raw['operationId']),
      method: method.toUpperCase(),
      path,
      area: String(arrayOf(raw['tags'])[0]).toLowerCase(),
      origin: raw['x-origin'] === 'contract' ? 'contract' : 'gap',
      ...(typeof gap === 'string' && { gap: gap as GapId }),
      capabilities: [capability ?? []].flat().map(capabilityWord),
      ...(isRevision(since) && { since }),
      auth: arrayOf(raw['security'] ?? whole['security']).flatMap(schemesOf),
      parameters: [...shared, ...arrayOf(raw['parameters'])].map(parameterOf),
      needsBody: objectOf(raw['requestBody'])['required'] === true,
      ...(type !== undefined && {
        requestType: type,
        requestSchema: objectOf(objectOf(media)['schema']),
      }),
      responses: responsesOf(objectOf(raw['responses'])),
    };
  });
}

/** The operation ids of a description, as written. */
export function operationIdsIn(document: JsonSchema): readonly string[] {
  return rawOperations(document).map(({ raw }) => String(raw['operationId']));
}

function rawOperations(document: JsonSchema) {
  return Object.entries(objectOf(document['paths'])).flatMap(([path, item]) =>
    METHODS.filter((method) => method in objectOf(item)).map((method) => ({
      path,
      method,
      raw: objectOf(objectOf(item)[method]),
      shared: arrayOf(objectOf(item)['parameters']),
    })),
  );
}

function responsesOf(responses: JsonSchema): Operation['responses'] {
  const read = Object.entries(responses).map(([status, response]) => {
    const media = objectOf(objectOf(response)['content'])['application/json'];
    return [status, media === undefined ? {} : { schema: objectOf(objectOf(media)['schema']) }];
  });
  return Object.fromEntries(read);
}

function parameterOf(raw: unknown): Parameter {
  const { in: place, name, required } = objectOf(raw);
  if (place !== 'path' && place !== 'query' && place !== 'header')
    throw new Error(`spec/openapi: the parameter ${String(name)} is in ${String(place)}`);
  return { in: place, name: String(name), required: required === true };
}

function schemesOf(requirement: unknown): AuthScheme[] {
  return Object.keys(objectOf(requirement)).filter(
    (name) => name === 'BasicAuth' || name === 'AgentAuth',
  );
}

function operationIdOf(value: string): OperationId {
  const known = operationIds.find((id) => id === value);
  if (known === undefined)
    throw new Error(`operation id ${value} is not generated: npm run generate`);
  return known;
}

/** The month that an area came with, by the tag that its operations bear. */
export function sinceOfTag(tags: unknown): Revision | undefined {
  const [tag] = arrayOf(tags);
  return tag === undefined ? undefined : loadAreas().find(({ title }) => title === tag)?.since;
}

/** The description with what is referred to in the place of each reference. */
export function withoutReferences(document: JsonSchema): JsonSchema {
  return objectOf(resolveReferences(document, document, new Map()));
}

// The description has no cycle; a shared target stays one object.
function resolveReferences(
  node: unknown,
  document: JsonSchema,
  done: Map<unknown, unknown>,
): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const known = done.get(node);
  if (known !== undefined) return known;
  const resolved = Array.isArray(node)
    ? node.map((item) => resolveReferences(item, document, done))
    : '$ref' in node
      ? resolveReferences(targetOf(String(node.$ref), document), document, done)
      : Object.fromEntries(
          Object.entries(node).map(([key, value]) => [
            key,
            resolveReferences(value, document, done),
          ]),
        );
  done.set(node, resolved);
  return resolved;
}

function targetOf(reference: string, document: JsonSchema): unknown {
  const steps = reference
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = steps.reduce<unknown>((node, step) => objectOf(node)[step], document);
  if (target === undefined)
    throw new Error(`spec/openapi refers to ${reference}, which is nowhere`);
  return target;
}

// The object itself, not a copy: validators are kept by the identity of their schema.
function objectOf(value: unknown): JsonSchema {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
