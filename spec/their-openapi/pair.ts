import type { Operation } from '../openapi-operations.ts';
import type { JsonSchema } from '../schema-validator.ts';
import type { TheirOperation } from './description.ts';
import type { DescriptionFinding, Difference } from './finding.ts';
import type { View, Viewer } from './view.ts';

/** An operation of the contract beside the service's own description of it. */
export interface Pair {
  readonly ours: Operation;
  readonly theirs: TheirOperation;
  readonly viewOurs: Viewer;
  readonly viewTheirs: Viewer;
}

/** The call as the contract writes it. */
export function callOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** One finding, seen once. */
export function finding(
  operation: string,
  difference: Difference,
  where: string,
  differs: string,
  clause?: string,
): DescriptionFinding {
  return { difference, operation, where, differs, ...(clause && { clause }), count: 1 };
}

/** The schemas of the successes of a description, or of what stands for every answer. */
export function successes(
  responses: Iterable<readonly [string, { readonly schema?: JsonSchema }]>,
): readonly JsonSchema[] {
  const all = [...responses];
  const ok = all.filter(([status]) => status.startsWith('2'));
  const chosen = ok.length > 0 ? ok : all.filter(([status]) => status === 'DEFAULT');
  return chosen.flatMap(([, { schema }]) => (schema === undefined ? [] : [schema]));
}

/** Whether a schema says anything of members. */
export function hasMembers(view: View): boolean {
  return view.members.size > 0 || view.isClosed;
}

/** The types that a schema allows, by what it says of members and values where it names none. */
export function typesOf(view: View): ReadonlySet<string> | undefined {
  if (view.types !== undefined) return view.types;
  if (view.values !== undefined) return new Set(view.values.map(typeOf));
  if (view.members.size > 0) return new Set(['object']);
  return view.items === undefined ? undefined : new Set(['array']);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Whether every value of one type is of one of these. */
export function isAmong(type: string, types: ReadonlySet<string>): boolean {
  return types.has(type) || (type === 'integer' && types.has('number'));
}
