import { expect, test } from '@playwright/test';
import { loadOpenApi, operation } from './openapi.ts';
import type { JsonSchema } from './schema-validator.ts';
import { readStated, statedOf } from './stated.ts';

const objectOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as JsonSchema;

/** Every member below a schema, by its path, with the schemas that stand for it. */
function membersOf(schema: JsonSchema, above = ''): readonly (readonly [string, JsonSchema])[] {
  const { properties, items, allOf, if: condition, then, else: otherwise } = schema;
  return [
    ...Object.entries(objectOf(properties)).flatMap(([name, member]) => {
      const path = above === '' ? name : `${above}.${name}`;
      return [[path, objectOf(member)] as const, ...membersOf(objectOf(member), path)];
    }),
    ...(items === undefined ? [] : membersOf(objectOf(items), `${above}[]`)),
    ...[...(Array.isArray(allOf) ? allOf : []), condition, then, otherwise].flatMap((each) =>
      each === undefined ? [] : membersOf(objectOf(each), above),
    ),
  ];
}

/** The members that the judgement of every answer cites a requirement for. */
function judged(schema: JsonSchema): readonly string[] {
  const all = [['', schema] as const, ...membersOf(schema)];
  return all.flatMap(([path, each]) => {
    const missing = Object.keys(objectOf(each['x-requirement-if-missing']));
    const cited = [each, ...(Array.isArray(each['allOf']) ? each['allOf'] : [])].some(
      (part) => typeof objectOf(part)['x-requirement'] === 'string',
    );
    return [
      ...(cited && path !== '' ? [path] : []),
      ...missing.map((name) => (path === '' ? name : `${path}.${name}`)),
    ];
  });
}

test('what the contract names is told of each operation that it names, and of no other', () => {
  for (const { id, origin } of loadOpenApi().operations) {
    expect(statedOf(id).length > 0, id).toBe(origin === 'contract');
  }
  const ids = new Set(loadOpenApi().operations.map(({ id }) => String(id)));
  expect(readStated().flatMap(({ operations }) => operations.filter((id) => !ids.has(id)))).toEqual(
    [],
  );
});

test('a member that every answer is judged for is stated', () => {
  for (const { id, origin, responses } of loadOpenApi().operations) {
    if (origin === 'gap') continue;
    const stated = statedOf(id).flatMap(({ answer = [] }) => answer);
    for (const [status, { schema }] of Object.entries(responses)) {
      if (!status.startsWith('2') || schema === undefined) continue;
      const open = judged(schema).filter(
        (path) => !stated.some((each) => each === path || each.startsWith(`${path}.`)),
      );
      expect(open, `${id} ${status}`).toEqual([]);
    }
  }
});

test('a stated member of a request is one of the description', () => {
  for (const { operations, query = [], body = [] } of readStated()) {
    for (const id of operations) {
      const { parameters, requestSchema = {} } = operation(id);
      const members = membersOf(requestSchema).map(([path]) => path);
      expect(
        body.filter((path) => !members.includes(path)),
        id,
      ).toEqual([]);
      expect(
        query.filter((name) => !parameters.some((each) => each.name === name)),
        id,
      ).toEqual([]);
    }
  }
});

test('a value that every answer is judged for is stated', () => {
  for (const { id, origin, responses } of loadOpenApi().operations) {
    if (origin === 'gap') continue;
    const stated = statedOf(id).flatMap(({ values = {} }) => Object.entries(values));
    for (const [status, { schema }] of Object.entries(responses)) {
      if (!status.startsWith('2') || schema === undefined) continue;
      const open = judgedValues(schema).filter(
        ([path, word]) => !stated.some(([each, words]) => each === path && words.includes(word)),
      );
      expect(open, `${id} ${status}`).toEqual([]);
    }
  }
});

/** The values that the judgement of every answer cites a requirement for. */
function judgedValues(schema: JsonSchema): readonly (readonly [string, string])[] {
  return membersOf(schema).flatMap(([path, member]) => {
    const { allOf, items } = member;
    const parts = [member, objectOf(items), ...(Array.isArray(allOf) ? allOf : [])].flatMap(
      (part) => {
        const { allOf: inner } = objectOf(part);
        return [objectOf(part), ...(Array.isArray(inner) ? inner.map(objectOf) : [])];
      },
    );
    return parts
      .filter((part) => typeof part['x-requirement'] === 'string')
      .flatMap(({ 'x-known-values': known }) => (Array.isArray(known) ? known : []))
      .map((word) => [path, String(word)] as const);
  });
}
