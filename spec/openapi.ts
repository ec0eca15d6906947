import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type OperationId, operationIds } from './generated/operation-ids.ts';
import { documentAsOf, type Later, namesAfter } from './openapi-as-of.ts';
import { type Operation, operationIdsIn, readOperations } from './openapi-operations.ts';
import { OPENAPI_ROOT, openApiRoot } from './openapi-root.ts';
import { latestRevision, type Revision } from './revisions.ts';
import {
  type JsonSchema,
  lazyValidator,
  type SchemaFault,
  type Validator,
} from './schema-validator.ts';
import { specUrl } from './yaml.ts';

export type { JsonSchema, Operation, OperationId, SchemaFault, Validator };
export { operationIds };

/** An operation found by its address, with the decoded path parameters. */
export interface OperationMatch {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

/** The description as the rest of the project uses it, passed along where files cannot be read. */
export interface OpenApi {
  readonly revision: Revision;
  /** What members and query parameters are called that came after it. */
  readonly later: Later;
  readonly document: JsonSchema;
  readonly operations: readonly Operation[];
  /** The operation that serves a method and a path relative to the base URL, without query. */
  readonly matchOperation: (method: string, path: string) => OperationMatch | undefined;
  /** The methods a path answers, empty where nothing is routed. */
  readonly methodsAt: (path: string) => readonly string[];
  /** Judges a request body; undefined where the operation takes none. */
  readonly requestValidator: (id: OperationId) => Validator | undefined;
  /** Judges an answer's body; undefined where nothing may be said of one with that status. */
  readonly responseValidator: (id: OperationId, status: number) => Validator | undefined;
}

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

const generated = new URL('generated/openapi.json', import.meta.url);

const opened = new Map<Revision, OpenApi>();

/** The committed description, read once. */
export function loadOpenApi(): OpenApi {
  return openApiAsOf(latestRevision);
}

/** The description as of a month, without what came later. */
export function openApiAsOf(revision: Revision): OpenApi {
  const known = opened.get(revision);
  if (known !== undefined) return known;
  const document: JsonSchema = JSON.parse(readFileSync(generated, 'utf8'));
  const description = open(document, revision);
  opened.set(revision, description);
  return description;
}

function open(whole: JsonSchema, revision: Revision): OpenApi {
  const document = documentAsOf(whole, revision);
  const operations = readOperations(document);
  // Literal segments win over parameters: `/customers/agreements` is no customer.
  const routes = operations.map(toRoute).sort((a, b) => a.names.length - b.names.length);
  const byId = new Map(operations.map((each) => [each.id, each]));
  return {
    revision,
    later: namesAfter(whole, revision),
    document,
    operations,
    matchOperation: (method, path) => {
      for (const route of routes) {
        if (route.operation.method !== method) continue;
        const params = paramsOf(route, path);
        if (params !== undefined) return { operation: route.operation, params };
      }
      return undefined;
    },
    methodsAt: (path) =>
      routes
        .filter((route) => paramsOf(route, path) !== undefined)
        .map((route) => route.operation.method),
    requestValidator: (id) => validatorOf(byId.get(id)?.requestSchema),
    responseValidator: (id, status) => {
      const responses = byId.get(id)?.responses ?? {};
      const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
      return validatorOf(response?.schema);
    },
  };
}

/** The operation of that id. Throws on an id the description lacks. */
export function operation(id: OperationId): Operation {
  const found = loadOpenApi().operations.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`spec/openapi has no operation ${id}`);
  return found;
}

/** An operation as the contract writes its call: `POST /cards/{id}/set-pin`. */
export function callOf(id: OperationId): string {
  const { method, path } = operation(id);
  return `${method} ${path}`;
}

/** The same of the whole description. */
export const matchOperation: OpenApi['matchOperation'] = (...call) =>
  loadOpenApi().matchOperation(...call);

/** The same of the whole description. */
export const methodsAt: OpenApi['methodsAt'] = (path) => loadOpenApi().methodsAt(path);

/** The same of the whole description. */
export const requestValidator: OpenApi['requestValidator'] = (id) =>
  loadOpenApi().requestValidator(id);

/** The same of the whole description. */
export const responseValidator: OpenApi['responseValidator'] = (...answer) =>
  loadOpenApi().responseValidator(...answer);

/** Validates the YAML sources as OpenAPI 3.1 and bundles them. Throws on an invalid description. */
export async function buildOpenApi(): Promise<JsonSchema> {
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  const place = fileURLToPath(specUrl(OPENAPI_ROOT));
  await SwaggerParser.validate(place, openApiRoot(), {});
  return { ...(await SwaggerParser.bundle(place, openApiRoot(), {})) };
}

/** The text of generated/openapi.json. */
export function renderOpenApi(document: JsonSchema): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The text of generated/operation-ids.ts. */
export function renderOperationIds(document: JsonSchema): string {
  const lines = [...operationIdsIn(document)].sort().map((id) => `  '${id}',`);
  return [
    '// Written by `npm run generate` from spec/openapi.',
    'export const operationIds = [',
    ...lines,
    '] as const;',
    '',
    'export type OperationId = (typeof operationIds)[number];',
    '',
  ].join('\n');
}

function validatorOf(schema: JsonSchema | undefined): Validator | undefined {
  return schema && lazyValidator(schema);
}

function toRoute(found: Operation): Route {
  const names = [...found.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return {
    operation: found,
    names,
    pattern: new RegExp(`^${found.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  };
}

function paramsOf(route: Route, path: string): Record<string, string> | undefined {
  const values = route.pattern.exec(path)?.slice(1);
  if (values === undefined) return undefined;
  return Object.fromEntries(route.names.map((name, at) => [name, decoded(values[at] ?? '')]));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
