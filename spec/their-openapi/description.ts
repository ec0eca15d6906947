import type { JsonSchema } from '../schema-validator.ts';
import { BASE } from './upgraded.ts';

/** One operation as a service describes it; references inside its schemas stand as they are. */
export interface TheirOperation {
  /** Upper case. */
  readonly method: string;
  /** Template, as it is written. */
  readonly path: string;
  readonly operationId?: string;
  readonly query: ReadonlyMap<string, { readonly required: boolean; readonly schema: JsonSchema }>;
  /** Of the JSON body, where one is described. */
  readonly requestSchema?: JsonSchema;
  /** By status, class or `DEFAULT`. */
  readonly responses: ReadonlyMap<string, TheirResponse>;
}

/** Of an answer without a schema nothing is said. */
export interface TheirResponse {
  readonly schema?: JsonSchema;
}

/** A description as it was read, with its references resolved one by one. */
export interface TheirDescription {
  readonly document: JsonSchema;
  readonly operations: readonly TheirOperation[];
  /** What a schema is, once the references in front of it are followed. */
  readonly resolved: (schema: unknown) => JsonSchema;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** References in front of each other that are followed. */
const MOST_REFERENCES = 32;

/** The operations of an upgraded description. */
export function describedBy(document: JsonSchema): TheirDescription {
  const resolved = (schema: unknown) => followed(document, schema);
  const operations = Object.entries(objectOf(document['paths'])).flatMap(([path, written]) => {
    const item = resolved(written);
    return METHODS.filter((method) => isObject(item[method])).map((method) =>
      operationOf(path, method, item, resolved),
    );
  });
  return { document, operations, resolved };
}

type Resolve = TheirDescription['resolved'];

function operationOf(
  path: string,
  method: string,
  item: JsonSchema,
  resolved: Resolve,
): TheirOperation {
  const raw = objectOf(item[method]);
  const parameters = [...arrayOf(item['parameters']), ...arrayOf(raw['parameters'])].map(resolved);
  const id = raw['operationId'];
  const requestSchema = jsonSchemaIn(resolved(raw['requestBody']), resolved);
  const responses = Object.entries(objectOf(raw['responses'])).map(([status, written]) => {
    const response = resolved(written);
    const schema = jsonSchemaIn(response, resolved);
    return [status.toUpperCase(), { ...(schema && { schema }) }] as const;
  });
  return {
    method: method.toUpperCase(),
    path,
    ...(typeof id === 'string' && { operationId: id }),
    query: new Map(
      parameters
        .filter((each) => each['in'] === 'query')
        .map((each) => [
          String(each['name']),
          { required: each['required'] === true, schema: objectOf(each['schema']) },
        ]),
    ),
    ...(requestSchema && { requestSchema }),
    responses: new Map(responses),
  };
}

/** The schema of the JSON among the media types; a form has members as well. */
function jsonSchemaIn(described: JsonSchema, resolved: Resolve): JsonSchema | undefined {
  const media = Object.entries(objectOf(described['content']));
  const [, content] =
    media.find(([type]) => /^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) ??
    media.find(([type]) => /^(?:\*\/\*|multipart\/form-data)/i.test(type)) ??
    [];
  const schema = resolved(content)['schema'];
  return isObject(schema) ? schema : undefined;
}

/** The response that a status falls under. */
export function responseFor(
  { responses }: TheirOperation,
  status: number,
): TheirResponse | undefined {
  return (
    responses.get(String(status)) ??
    responses.get(`${Math.floor(status / 100)}XX`) ??
    responses.get('DEFAULT')
  );
}

function followed(document: JsonSchema, schema: unknown): JsonSchema {
  let node = objectOf(schema);
  for (let step = 0; step < MOST_REFERENCES; step += 1) {
    const { $ref, ...beside } = node;
    if (typeof $ref !== 'string') return node;
    const target = targetOf(document, $ref);
    // A copy has another identity, by which it would be gone through again and again.
    node = Object.keys(beside).some((key) => KEYWORDS.test(key))
      ? { allOf: [target, beside] }
      : target;
  }
  return {};
}

/** What stands beside a reference and is more than a remark. */
const KEYWORDS = /^(?!summary$|description$|title$|deprecated$|example|default$|x-)/;

/** The references of an upgraded description that lead nowhere, each once. */
export function lostReferences(document: JsonSchema): readonly string[] {
  const [references, seen] = [new Set<string>(), new Set<unknown>()];
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const { $ref } = objectOf(node);
    if (typeof $ref === 'string') references.add($ref);
    for (const each of Object.values(node)) walk(each);
  };
  walk(document);
  return [...references]
    .filter((reference) => targetOf(document, reference) === nothing)
    .map((reference) => reference.replace(BASE, ''));
}

function targetOf(document: JsonSchema, reference: string): JsonSchema {
  const pointer = reference.startsWith(`${BASE}#/`) ? reference.slice(BASE.length + 2) : undefined;
  const steps = pointer?.split('/') ?? [];
  const target = steps.reduce<unknown>(
    (node, step) => ownMember(node, unescaped(step)),
    pointer === undefined ? undefined : document,
  );
  return objectOf(target);
}

/** Of an array as well: a reference may lead to a part of one. */
function ownMember(node: unknown, name: string): unknown {
  const isThere = typeof node === 'object' && node !== null && Object.hasOwn(node, name);
  return isThere ? Reflect.get(node, name) : undefined;
}

function unescaped(step: string): string {
  try {
    return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return step;
  }
}

const nothing: JsonSchema = {};

/** The object itself, or an empty one that is always the same. */
export function objectOf(value: unknown): JsonSchema {
  return isObject(value) ? value : nothing;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
