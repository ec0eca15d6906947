import type { JsonSchema } from '../../spec/openapi.ts';

const BRANCHES = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'] as const;

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Every schema that may say something of a value: the given ones, what they refer to inside `root`,
 * and all their branches, whether they apply or not. Throws on a reference that leads nowhere.
 */
export function schemaHints(schemas: readonly unknown[], root: JsonSchema): readonly JsonSchema[] {
  const found: JsonSchema[] = [];
  const visit = (schema: unknown): void => {
    if (!isObject(schema)) return;
    found.push(schema);
    if (typeof schema['$ref'] === 'string') visit(referred(schema['$ref'], root));
    for (const keyword of BRANCHES) [schema[keyword]].flat().forEach(visit);
  };
  schemas.forEach(visit);
  return found;
}

/** What the hints say of the member of that name. */
export function memberHints(
  hints: readonly JsonSchema[],
  name: string,
  root: JsonSchema,
): readonly JsonSchema[] {
  const members = hints.map(({ properties, additionalProperties }) =>
    isObject(properties) && name in properties ? properties[name] : additionalProperties,
  );
  return schemaHints(members, root);
}

/** What the hints say of the items of an array. */
export function itemHints(hints: readonly JsonSchema[], root: JsonSchema): readonly JsonSchema[] {
  return schemaHints(
    hints.map((hint) => hint['items']),
    root,
  );
}

/** The numbers that stand under one keyword. */
export function numbersUnder(hints: readonly JsonSchema[], keyword: string): readonly number[] {
  return hints.map((hint) => hint[keyword]).filter((value) => typeof value === 'number');
}

function referred(reference: string, root: JsonSchema): unknown {
  if (!reference.startsWith('#')) throw new Error(`$ref leaves the schema: ${reference}`);
  const steps = reference
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = steps.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), root);
  if (target === undefined) throw new Error(`$ref leads nowhere: ${reference}`);
  return target;
}
