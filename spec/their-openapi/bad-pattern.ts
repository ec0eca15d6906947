import { patternFault } from '../pattern-fault.ts';
import type { JsonSchema } from '../schema-validator.ts';

/** A pattern that JavaScript does not compile: the member that it is of, and the reason. */
interface BadPattern {
  readonly where: string;
  readonly fault: string;
}

/** The first such pattern in a schema, and in what it refers to. */
export function badPattern(
  schema: unknown,
  resolved: (schema: unknown) => JsonSchema,
): BadPattern | undefined {
  const seen = new Set<unknown>();
  const inAny = (named: readonly (readonly [where: string, node: unknown])[]) => {
    for (const [where, node] of named) {
      const found = search(node, where);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const search = (node: unknown, where: string): BadPattern | undefined => {
    if (typeof node !== 'object' || node === null) return undefined;
    const own = resolved(node);
    if (seen.has(own)) return undefined;
    seen.add(own);
    const { pattern, properties, patternProperties, items } = own;
    const patterns = [pattern, ...Object.keys(Object(patternProperties))];
    const [fault] = patterns.flatMap((text) =>
      typeof text === 'string' ? (patternFault(text) ?? []) : [],
    );
    if (fault !== undefined) return { where, fault };
    return inAny([
      ...Object.entries(Object(properties)).map(
        ([name, each]) => [`${where}.${name}`, each] as const,
      ),
      [`${where}[]`, items],
      ...PARTS.flatMap((part) => [own[part]].flat().map((each) => [where, each] as const)),
    ]);
  };
  return search(schema, '');
}

/** Keywords under which there are schemas of the same value, or of members without a name. */
const PARTS = [
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'contains', 'prefixItems'],
];
