import { loadGaps } from '../../spec/gaps.ts';
import { callOf, type JsonSchema, type OperationId, operation } from '../../spec/openapi.ts';
import { membersOf, requiredBy } from '../../spec/operation-parts.ts';
import type { Line } from './entry.ts';

/** A call by its method and path, with the name by which other commands take it. */
export function callLine(id: OperationId): string {
  return `${callOf(id)} (${id})`;
}

/** What a call of an operation sends, by the place where it stands. */
export function sentLines(id: OperationId): readonly Line[] {
  const { parameters, requestSchema, requestType = '' } = operation(id);
  const placed = (['path', 'query', 'header'] as const).flatMap((place) => {
    const named = parameters.filter((each) => each.in === place);
    const names = named.map(({ name, required }) => asSent(name, required || place === 'path'));
    return names.length === 0 ? [] : [`${place}: ${names.join(', ')}`];
  });
  const body = requestSchema === undefined ? [] : [`${requestType}: ${membersIn(requestSchema)}`];
  const all = [...placed, ...body];
  return (all.length === 0 ? ['no parameter and no body'] : all).map((text) => ['sent', text]);
}

/** What is read of the successes of an operation: the members that `answer` of a profile maps. */
export function readLines(id: OperationId): readonly Line[] {
  const successes = Object.entries(operation(id).responses).filter(([status]) =>
    status.startsWith('2'),
  );
  return successes.flatMap(([status, { schema }]): readonly Line[] => {
    const read = readIn(schema);
    return read === '' ? [] : [['read', `${status}: ${read}`]];
  });
}

function readIn(schema: unknown): string {
  const described = Object(schema);
  const { items, 'x-known-values': values } = described;
  if (items !== undefined) {
    const each = readIn(items);
    return membersOf(Object(items)).size > 0 ? `[{ ${each} }]` : `[${each}]`;
  }
  if (Array.isArray(values)) return values.join(' | ');
  return [...membersOf(described)]
    .map(([name, member]) => {
      const within = readIn(member);
      if (within === '' || within === '[]') return name;
      return membersOf(Object(member)).size > 0 ? `${name} { ${within} }` : `${name} ${within}`;
    })
    .join(', ');
}

function membersIn(schema: JsonSchema): string {
  const required = requiredBy(schema);
  const members = [...membersOf(schema)].map(([name, member]) =>
    asSent(`${name}${formOf(member)}`, required.includes(name)),
  );
  return members.length === 0 ? 'members that the contract does not name' : members.join(', ');
}

function asSent(name: string, isRequired: boolean): string {
  return isRequired ? name : `${name} (optional)`;
}

/** The values or members that a member takes, or how long it may be, where the description says so. */
function formOf(schema: unknown): string {
  const { enum: values, minLength, maxLength, items, properties } = Object(schema);
  if (items !== undefined) return ` [${formOf(items).trim()}]`;
  if (properties !== undefined) return ` { ${membersIn(Object(schema))} }`;
  if (Array.isArray(values)) return ` ${values.join(' | ')}`;
  return minLength === undefined || maxLength === undefined
    ? ''
    : ` of ${minLength} to ${maxLength} characters`;
}

/** Which gap names the path of an operation, or that the contract does. */
export function namedBy(id: OperationId): string {
  const named = operation(id).gap;
  const open = loadGaps().gaps.find((each) => each.id === named);
  return open === undefined
    ? 'the contract names this path'
    : `the contract does not name this path; ${open.id} assumes it: ${open.default}`;
}
