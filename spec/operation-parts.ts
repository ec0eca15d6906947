import { addresses } from './addressed.ts';
import { type WrittenOperation, writtenOperations } from './openapi-operations.ts';
import type { JsonSchema } from './schema-validator.ts';

/** The text of generated/operation-parts.ts: by name, what a call of each operation is made of. */
export function renderOperationParts(document: JsonSchema): string {
  const operations = [...writtenOperations(document)].sort((a, b) => (a.id < b.id ? -1 : 1));
  return [
    '// Written by `npm run generate` from spec/openapi.',
    'export interface OperationParts {',
    ...operations.flatMap((each) => [
      `  readonly ${each.id}: {`,
      ...Object.entries(partsOf(each))
        .filter(([, names]) => names.length > 0)
        .map(([part, names]) => `    readonly ${part}: ${oneOf(names)};`),
      '  };',
    ]),
    '}',
    '',
  ].join('\n');
}

function partsOf({ parameters, requestSchema = {} }: WrittenOperation) {
  const named = (place: string) => parameters.filter(({ in: its }) => its === place);
  const query = named('query');
  const members = membersOf(requestSchema);
  return {
    path: named('path').map(({ name }) => name),
    query: query.map(({ name }) => name),
    requiredQuery: query.filter(({ required }) => required).map(({ name }) => name),
    headers: named('header').map(({ name }) => name),
    body: [...members.keys()],
    // Nothing can stand there but what exists.
    existing: requiredBy(requestSchema).filter((name) => addresses(name, members.get(name))),
  };
}

const oneOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ');

/** The members of a body itself, in every form it may have. */
export function membersOf(schema: JsonSchema): ReadonlyMap<string, unknown> {
  const parts = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'].flatMap(
    (keyword) => [schema[keyword] ?? []].flat() as JsonSchema[],
  );
  return new Map([
    ...parts.flatMap((part) => [...membersOf(part)]),
    ...Object.entries(Object(schema['properties'])),
  ]);
}

/** The members that a body of any form has to have. */
export function requiredBy(schema: JsonSchema): readonly string[] {
  const whole = [schema['allOf'] ?? []].flat() as JsonSchema[];
  return [[schema['required'] ?? []].flat().map(String), ...whole.map(requiredBy)].flat();
}
