import type { JsonSchema } from '../schema-validator.ts';

/** What the references of an upgraded description begin with, so that any part of it can be compiled. */
export const BASE = 'https://their-openapi.invalid/';

/** Keywords whose content is data, in which nothing is a schema or a reference. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-known-values']);

/** Objects whose keys are names of someone's own. */
const NAMES = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'schemas',
  'paths',
  'responses',
]);

/**
 * The paths and components of a description, 3.0 in the words of 3.1: `nullable`, limits that are
 * excluded by a boolean, and references that hide what stands beside them. What is one object stays one.
 */
export function upgraded(document: JsonSchema): JsonSchema {
  const isOld = String(document['openapi']).startsWith('3.0');
  const done = new Map<object, unknown>();
  const walk = (node: unknown, areNames: boolean): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const known = done.get(node);
    if (known !== undefined) return known;
    const made: unknown = Array.isArray(node)
      ? node.map((item) => walk(item, false))
      : areNames
        ? mapped(node, (_, value) => walk(value, false))
        : schemaOf(node);
    done.set(node, made);
    return made;
  };
  const schemaOf = (node: object) => {
    const given: JsonSchema = { ...node };
    if (typeof given['$ref'] === 'string') {
      const $ref = given['$ref'].startsWith('#') ? `${BASE}${given['$ref']}` : given['$ref'];
      return isOld ? { $ref } : { ...members(given), $ref };
    }
    return isOld ? inNewWords(members(given)) : members(given);
  };
  const members = (node: JsonSchema): JsonSchema =>
    mapped(node, (key, value) => (DATA.has(key) ? value : walk(value, NAMES.has(key))));
  const { paths = {}, components = {} } = document;
  return {
    openapi: document['openapi'],
    paths: walk(paths, true),
    components: walk(components, false),
  };
}

function mapped(node: object, change: (key: string, value: unknown) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(key, value)]));
}

function inNewWords(schema: JsonSchema): JsonSchema {
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...others } = schema;
  const { type, enum: values, minimum, maximum } = others;
  const made: Record<string, unknown> = { ...others };
  if (nullable === true && typeof type === 'string') made['type'] = [type, 'null'];
  else if (nullable !== undefined && typeof nullable !== 'boolean') made['nullable'] = nullable;
  if (nullable === true && Array.isArray(values)) made['enum'] = [...new Set([...values, null])];
  if (exclusiveMinimum === true) {
    delete made['minimum'];
    made['exclusiveMinimum'] = minimum;
  } else if (exclusiveMinimum !== undefined && exclusiveMinimum !== false)
    made['exclusiveMinimum'] = exclusiveMinimum;
  if (exclusiveMaximum === true) {
    delete made['maximum'];
    made['exclusiveMaximum'] = maximum;
  } else if (exclusiveMaximum !== undefined && exclusiveMaximum !== false)
    made['exclusiveMaximum'] = exclusiveMaximum;
  return made;
}

/** Levels and nodes that a description may have, its aliases written out. */
const DEEPEST = 400;
const MOST_NODES = 4_000_000;

/** Whether it is too deep or too large to be gone through, as one of aliases within aliases is. */
export function isEndless(document: unknown): boolean {
  const sizes = new Map<object, number>();
  const sizeOf = (node: unknown, depth: number): number => {
    if (typeof node !== 'object' || node === null) return 1;
    if (depth > DEEPEST) return Number.POSITIVE_INFINITY;
    const known = sizes.get(node);
    if (known !== undefined) return known;
    // An alias of itself has no end.
    sizes.set(node, Number.POSITIVE_INFINITY);
    let size = 1;
    for (const each of Object.values(node)) size += sizeOf(each, depth + 1);
    sizes.set(node, size);
    return size;
  };
  return sizeOf(document, 0) > MOST_NODES;
}
