import { sinceOfTag, withoutReferences } from './openapi-operations.ts';
import { isRevision, latestRevision, type Revision } from './revisions.ts';
import type { JsonSchema } from './schema-validator.ts';

/**
 * A description as of a month: without the operations, parameters and members that came later
 * (`x-since`), and without the duty to send a member that only later had to be sent
 * (`x-required-since`).
 */
export function documentAsOf(document: JsonSchema, revision: Revision): JsonSchema {
  // The last has everything, and its schemas stay the objects that they are.
  return revision === latestRevision ? document : membersOf(reduced(document, revision));
}

/** What came after a month, by its names. */
export interface Later {
  /** Of bodies, sent and answered. */
  readonly members: ReadonlySet<string>;
  /** Of queries. */
  readonly parameters: ReadonlySet<string>;
}

/** What the members and query parameters of a description are called that came after a month. */
export function namesAfter(document: JsonSchema, revision: Revision): Later {
  const [members, parameters] = [new Set<string>(), new Set<string>()];
  const seen = new Set<unknown>();
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, each] of Object.entries(node)) {
      const { in: place, name, operationId } = membersOf(each);
      const isNamed = operationId === undefined && isLater(each, revision);
      if (isNamed && place === 'query') parameters.add(String(name));
      else if (isNamed) members.add(key);
      walk(each);
    }
  };
  if (revision !== latestRevision) walk(withoutReferences(document));
  return { members, parameters };
}

function reduced(document: JsonSchema, revision: Revision): unknown {
  const done = new Map<object, unknown>();
  const asOf = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const known = done.get(node);
    if (known !== undefined) return known;
    const made = Array.isArray(node) ? node.filter(isThere).map(asOf) : withMembers(node);
    done.set(node, made);
    return made;
  };
  const isThere = (node: unknown) => !isLater(node, revision);
  const withMembers = (node: object) => {
    const { required, 'x-required-since': duties } = membersOf(node);
    const kept = Object.entries(node).filter(([, each]) => isThere(each));
    const isDue = (name: unknown) => !isAfter(membersOf(duties)[String(name)], revision);
    return {
      ...Object.fromEntries(kept.map(([key, each]) => [key, asOf(each)])),
      ...(Array.isArray(required) && { required: required.filter(isDue) }),
    };
  };
  return asOf(withoutReferences(document));
}

function isLater(node: unknown, revision: Revision): boolean {
  const { 'x-since': own, tags } = membersOf(node);
  return isAfter(own ?? sinceOfTag(tags), revision);
}

function isAfter(since: unknown, revision: Revision): boolean {
  return isRevision(since) && since > revision;
}

function membersOf(value: unknown): JsonSchema {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
