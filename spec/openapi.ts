import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type OperationId, operationIds } from './generated/operation-ids.ts';
import { type Operation, operationIdsIn, readOperations } from './openapi-operations.ts';
import { OPENAPI_ROOT, openApiRoot } from './openapi-root.ts';
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
  readonly document: JsonSchema;
  readonly operations: readonly Operation[];
  readonly matchOperation: typeof matchOperation;
  readonly methodsAt: typeof methodsAt;
  readonly requestValidator: typeof requestValidator;
  readonly responseValidator: typeof responseValidator;
}

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

const generated = new URL('generated/openapi.json', import.meta.url);

let loaded: OpenApi | undefined;
let routes: readonly Route[] = [];

/** The committed description, read once. */
export function loadOpenApi(): OpenApi {
  if (loaded !== undefined) return loaded;
  const document: JsonSchema = JSON.parse(readFileSync(generated, 'utf8'));
  const operations = readOperations(document);
  // Literal segments win over parameters: `/customers/agreements` is no customer.
  routes = operations.map(toRoute).sort((a, b) => a.names.length - b.names.length);
  loaded = {
    document,
    operations,
    matchOperation,
    methodsAt,
    requestValidator,
    responseValidator,
  };
  return loaded;
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

/** The operation that serves a method and a path relative to the base URL, without query. */
export function matchOperation(method: string, path: string): OperationMatch | undefined {
  loadOpenApi();
  for (const route of routes) {
    if (route.operation.method !== method) continue;
    const params = paramsOf(route, path);
    if (params !== undefined) return { operation: route.operation, params };
  }
  return undefined;
}

/** The methods a path answers, empty where nothing is routed. */
export function methodsAt(path: string): readonly string[] {
  loadOpenApi();
  return routes
    .filter((route) => paramsOf(route, path) !== undefined)
    .map((route) => route.operation.method);
}

/** Judges a request body; undefined where the operation takes none. */
export function requestValidator(id: OperationId): Validator | undefined {
  return validatorOf(operation(id).requestSchema);
}

/** Judges an answer's body; undefined where nothing may be said of one with that status. */
export function responseValidator(id: OperationId, status: number): Validator | undefined {
  const { responses } = operation(id);
  const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  return validatorOf(response?.schema);
}

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
