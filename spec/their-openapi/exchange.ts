import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import type { FormatsPlugin } from 'ajv-formats';
import type { Operation } from '../openapi-operations.ts';
import type { JsonSchema } from '../schema-validator.ts';
import { badPattern } from './bad-pattern.ts';
import { boundedPattern } from './bounded-pattern.ts';
import { describedBy, objectOf, responseFor, type TheirResponse } from './description.ts';
import type { DescriptionFinding } from './finding.ts';
import { matching } from './matched.ts';
import { callOf, finding } from './pair.ts';
import { BASE } from './upgraded.ts';

/** A call as it was made, and its answer. */
export interface HeldExchange {
  /** Of the contract; it is called by its method and path. */
  readonly operation: Pick<Operation, 'method' | 'path'>;
  readonly method: string;
  /** As sent, below the base URL. */
  readonly path: string;
  readonly status: number;
  /** The JSON that was sent, where it was. */
  readonly sent?: unknown;
  /** The JSON that came; undefined where none did. */
  readonly came?: unknown;
  readonly isEmpty: boolean;
}

/** Holds exchanges against a service's own description; every difference is a finding. */
export type Holder = (exchange: HeldExchange) => readonly DescriptionFinding[];

/** Statuses that a server or a gateway answers with before the service has a say. */
const OF_GATEWAYS = [408, 413, 414, 429, 431, 502, 503, 504];

/** A holder of an upgraded description. Schemas are compiled when they are first needed. */
export function holderOf(
  document: JsonSchema,
  operations: readonly Pick<Operation, 'method' | 'path'>[],
): Holder {
  const description = describedBy(document);
  const { called } = matching(description, operations);
  const faults = faultFinder(document, description.resolved);
  return ({ operation, method, path, status, sent, came, isEmpty }) => {
    const call = callOf(operation);
    const told: Told = (where, differs) => finding(call, 'drift', where, differs);
    const held: Held = (where, schema, value, hidden) =>
      faults(schema, value, hidden)?.map((fault) =>
        told(`${where}${fault.where}`, fault.differs),
      ) ?? [uncompiled(where, schema)];
    const uncompiled = (where: string, schema: JsonSchema) => {
      const bad = badPattern(schema, description.resolved);
      return bad === undefined
        ? finding(call, 'unusable', where, 'its schema cannot be compiled')
        : finding(call, 'unusable', `${where}${bad.where}`, `its pattern is wrong: ${bad.fault}`);
    };
    const theirs = called(method, path);
    if (theirs === undefined) {
      // Of a path that leads nowhere nothing is to be described.
      return status < 300
        ? [told(`status ${status}`, 'comes although the operation is not described')]
        : [];
    }
    if (OF_GATEWAYS.includes(status)) return [];
    const { requestSchema } = theirs;
    const isTaken = status < 300 && requestSchema !== undefined && sent !== undefined;
    return [
      ...(isTaken ? held('accepted body', requestSchema, sent, 'readOnly') : []),
      ...inAnswer(responseFor(theirs, status), { status, came, isEmpty }, told, held),
    ];
  };
}

type Told = (where: string, differs: string) => DescriptionFinding;

/** What only the other direction has. */
type Hidden = 'readOnly' | 'writeOnly';

type Held = (
  where: string,
  schema: JsonSchema,
  value: unknown,
  hidden: Hidden,
) => readonly DescriptionFinding[];

function inAnswer(
  response: TheirResponse | undefined,
  { status, came, isEmpty }: Pick<HeldExchange, 'status' | 'came' | 'isEmpty'>,
  told: Told,
  held: Held,
): readonly DescriptionFinding[] {
  if (response === undefined) return [told(`status ${status}`, 'is not described')];
  const where = `answer ${status}`;
  if (response.schema === undefined) return [];
  if (came === undefined) return [told(where, isEmpty ? 'has no body' : 'is not JSON')];
  return held(where, response.schema, came, 'writeOnly');
}

/** Where something is wrong, and what. */
interface Fault {
  readonly where: string;
  readonly differs: string;
}

/** Finds what a value breaks of a schema; nothing is known of one that cannot be compiled. */
function faultFinder(document: JsonSchema, resolved: (schema: unknown) => JsonSchema) {
  const known = new Map<JsonSchema, ReturnType<Ajv2020['compile']> | undefined>();
  const names = namesIn(document);
  let ajv: Ajv2020 | undefined;
  const compiled = (schema: JsonSchema) => {
    if (known.has(schema)) return known.get(schema);
    try {
      ajv ??= newAjv(document);
      known.set(schema, ajv.compile(schema));
    } catch {
      // Whatever a description of others holds, no check is to fail of it.
      known.set(schema, undefined);
    }
    return known.get(schema);
  };
  return (schema: JsonSchema, value: unknown, hidden: Hidden): readonly Fault[] | undefined => {
    const validate = compiled(schema);
    if (validate === undefined) return undefined;
    if (validate(value)) return [];
    const errors = withoutForms(validate.errors ?? []).filter(
      (error) => !isHidden(error, hidden, resolved),
    );
    return errors.map((error) => faultOf(error, names));
  };
}

function newAjv(document: JsonSchema): Ajv2020 {
  const require = createRequire(import.meta.url);
  const loaded: { Ajv2020: typeof Ajv2020 } = require('ajv/dist/2020.js');
  const addFormats: { default: FormatsPlugin } = require('ajv-formats');
  // What is strange in a description of others is no fault of ours to tell on a terminal.
  const ajv = new loaded.Ajv2020({
    strict: false,
    logger: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    unicodeRegExp: false,
    code: { optimize: false, regExp: boundedPattern },
  });
  addFormats.default(ajv);
  ajv.addSchema({ ...document }, BASE);
  return ajv;
}

/** Of a value that fits none of several forms, the faults in each of them tell nothing. */
function withoutForms(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const forms = errors.filter(({ keyword }) => ['oneOf', 'anyOf', 'if'].includes(keyword));
  return errors.filter(
    (error) =>
      !forms.some(
        (form) =>
          form !== error &&
          error.instancePath.startsWith(form.instancePath) &&
          error.schemaPath.startsWith(`${form.schemaPath}/`),
      ),
  );
}

/** A member that only requests have is not owed in an answer, nor the other way round. */
function isHidden(
  { keyword, params, parentSchema }: ErrorObject,
  hidden: Hidden,
  resolved: (schema: unknown) => JsonSchema,
): boolean {
  if (keyword !== 'required') return false;
  const members = objectOf(objectOf(parentSchema)['properties']);
  return resolved(members[String(params['missingProperty'])])[hidden] === true;
}

/** Never with a value, nor a name that the description does not have. */
function faultOf(
  { instancePath, keyword, params }: ErrorObject,
  names: ReadonlySet<string>,
): Fault {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const path = steps.map((step) =>
    /^\d+$/.test(step) ? '[]' : names.has(step) ? `.${step}` : '.*',
  );
  const where = path.join('');
  switch (keyword) {
    case 'required':
      return {
        where: `${where}.${String(params['missingProperty'])}`,
        differs: 'is missing (required)',
      };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { where, differs: `has a member that is not described (${keyword})` };
    case 'type':
      return { where, differs: `is not of its type (type ${String(params['type'])})` };
    case 'oneOf':
    case 'anyOf':
      return { where, differs: `fits none of its forms, or several (${keyword})` };
    default:
      return { where, differs: `is not valid (${keyword})` };
  }
}

/** The names of all members that a description has. */
function namesIn(document: JsonSchema): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<object>();
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(objectOf(value))) names.add(name);
      walk(value);
    }
  };
  walk(document);
  return names;
}
