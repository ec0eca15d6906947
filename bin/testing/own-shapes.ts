import { clauseAgainst } from '../../fixtures/target/shape/stated-members.ts';
import { type OperationId, operationIds } from '../../spec/generated/operation-ids.ts';
import { type Operation, operation } from '../../spec/openapi.ts';
import type { JsonSchema } from '../../spec/schema-validator.ts';

/** A member of the description, and how a service of another style has it. */
export interface OwnMember {
  /** Names from the top, with `[]` for every entry of a list. */
  readonly path: readonly string[];
  /** In place of the last name. */
  readonly name: string;
  /** The description's values, by its own ones. */
  readonly values: ReadonlyMap<string, string>;
}

/** An operation as a service of another style has it. */
export interface OwnShape {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  /** Whether the contract leaves all of it open, so that bodies have envelopes too. */
  readonly isOpen: boolean;
  readonly query: readonly OwnMember[];
  readonly body: readonly OwnMember[];
  readonly answer: readonly OwnMember[];
}

/** What holds the members of a body, and of an answer, where the contract leaves that open. */
export const ENVELOPE = { body: 'payload', answer: 'result' } as const;

/** What each body has to hold besides, where the contract leaves that open. */
export const CHANNEL = { channel: 'own' } as const;

const OTHER_METHOD: Readonly<Record<string, string>> = {
  ...{ GET: 'POST', POST: 'PUT', PUT: 'PATCH', PATCH: 'POST', DELETE: 'POST' },
};

/** Every operation with everything that the contract leaves open made otherwise. */
export const ownShapes: readonly OwnShape[] = operationIds.map((id) => ownShape(operation(id)));

function ownShape(described: Operation): OwnShape {
  const { id, origin, path, requestSchema = {}, responses } = described;
  const isOpen = origin === 'gap';
  const method = isOpen ? (OTHER_METHOD[described.method] ?? 'POST') : described.method;
  const ids = [...path.matchAll(/\{\w+\}/g)].map(([each]) => `/${each}`);
  const answers = Object.entries(responses).flatMap(([status, { schema }]) =>
    status.startsWith('2') && schema !== undefined ? [schema] : [],
  );
  const query = described.parameters.filter((each) => each.in === 'query');
  return {
    id,
    method,
    path: isOpen ? `/own/${id}${ids.join('')}` : path,
    isOpen,
    query: ownMembers(
      id,
      'query',
      query.map(({ name }) => ({ path: [name], words: [] })),
    ),
    body: ownMembers(id, 'body', describedMembers(requestSchema)),
    answer: ownMembers(
      id,
      'answer',
      answers.flatMap((schema) => describedMembers(schema)),
    ),
  };
}

interface Described {
  readonly path: readonly string[];
  readonly words: readonly string[];
}

/** Every member below a schema, however its parts are put together. */
function describedMembers(schema: JsonSchema, above: readonly string[] = []): readonly Described[] {
  const { properties, items, allOf, anyOf, if: condition, then, else: otherwise } = schema;
  const parts = [allOf, anyOf].flatMap((each) => (Array.isArray(each) ? each : []));
  return [
    ...Object.entries(Object(properties)).flatMap(([name, member]) => {
      const path = [...above, name];
      return [{ path, words: wordsOf(Object(member)) }, ...describedMembers(Object(member), path)];
    }),
    ...(items === undefined ? [] : describedMembers(Object(items), [...above, '[]'])),
    ...[...parts, condition, then, otherwise].flatMap((each) =>
      each === undefined ? [] : describedMembers(Object(each), above),
    ),
  ];
}

function wordsOf(schema: JsonSchema): readonly string[] {
  const { enum: allowed, 'x-known-values': known, allOf, items } = schema;
  const parts = [...(Array.isArray(allOf) ? allOf : []), ...(items === undefined ? [] : [items])];
  return [
    ...[allowed, known].flatMap((each) => (Array.isArray(each) ? each : [])),
    ...parts.flatMap((each) => wordsOf(Object(each))),
  ].filter((each) => typeof each === 'string');
}

function ownMembers(
  id: OperationId,
  part: 'query' | 'body' | 'answer',
  all: readonly Described[],
): readonly OwnMember[] {
  const byPath = new Map<string, OwnMember>();
  for (const { path, words } of all) {
    const key = path.join('.');
    const known = byPath.get(key);
    const last = path.at(-1) ?? '';
    const otherwise = `own${last.charAt(0).toUpperCase()}${last.slice(1)}`;
    const around = path.slice(0, -1);
    const mayMove = isFree(id, part, path, [...around, otherwise], {});
    const name = mayMove ? otherwise : last;
    const free = words.filter((word) => isFree(id, part, path, path, { [word]: `OWN_${word}` }));
    const values = new Map([
      ...(known?.values ?? []),
      ...free.map((word) => [word, `OWN_${word}`] as const),
    ]);
    byPath.set(key, { path, name, values });
  }
  return [...byPath.values()].filter(
    ({ path, name, values }) => name !== path.at(-1) || values.size > 0,
  );
}

function isFree(
  id: OperationId,
  part: 'query' | 'body' | 'answer',
  contract: readonly string[],
  target: readonly string[],
  values: Readonly<Record<string, string>>,
): boolean {
  return clauseAgainst(id, part, { contract, target, values }) === undefined;
}

/** The section `operations` of a profile that maps all of it. */
export function ownOperations(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    ownShapes.map((shape) => {
      const { id, isOpen, method, path, query, body, answer } = shape;
      const holder = (part: keyof typeof ENVELOPE) => (isOpen ? [ENVELOPE[part]] : []);
      const sent = {
        ...(isOpen ? CHANNEL : {}),
        ...Object.assign({}, ...body.map((each) => sentAs(each, body, holder('body')))),
      };
      const envelope = isOpen ? { '.': ENVELOPE.answer } : {};
      return [
        id,
        {
          ...(isOpen && { method, path }),
          query: Object.assign({}, ...query.map((each) => sentAs(each, query, []))),
          body: sent,
          answer: Object.assign(
            envelope,
            ...answer.map((each) => readAs(each, answer, holder('answer'))),
          ),
        },
      ];
    }),
  );
}

function sentAs(member: OwnMember, all: readonly OwnMember[], holder: readonly string[]): object {
  const own = written([...holder, ...ownPath(member.path, all)]);
  const values = Object.fromEntries(member.values);
  return {
    [own]: `$${written(member.path)}`,
    ...(member.values.size > 0 && { [`${own}.values`]: values }),
  };
}

function readAs(member: OwnMember, all: readonly OwnMember[], holder: readonly string[]): object {
  const contract = written(member.path);
  const values = Object.fromEntries([...member.values].map(([word, own]) => [own, word]));
  return {
    [contract]: written([...holder, ...ownPath(member.path, all)]),
    ...(member.values.size > 0 && { [`${contract}.values`]: values }),
  };
}

/** A path with the own names of all that it leads through. */
export function ownPath(path: readonly string[], all: readonly OwnMember[]): readonly string[] {
  return path.map((step, at) => {
    const key = path.slice(0, at + 1).join('.');
    return all.find((each) => each.path.join('.') === key)?.name ?? step;
  });
}

function written(path: readonly string[]): string {
  return path.join('.').replaceAll('.[]', '[]');
}
