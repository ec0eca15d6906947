import type { OperationId } from './generated/operation-ids.ts';
import { loadOpenApi } from './openapi.ts';

/** A query parameter by which a list is narrowed. */
export interface ListFilter {
  readonly operation: OperationId;
  readonly parameter: string;
  /** Whether the list is not to be had without it. */
  readonly isRequired: boolean;
}

/** What a list is cut into pages and ordered by, and what its rows are told for: it leaves nothing out. */
const OF_PAGES = ['limit', 'cursor', 'sortOrder', 'sendingAmount'];

/** Every filter of every list of the description. */
export function listFilters(): readonly ListFilter[] {
  const { document, operations } = loadOpenApi();
  return operations.flatMap(({ id, method, path }) => {
    if (method !== 'GET') return [];
    const parameters = at(document, ['paths', path, method.toLowerCase(), 'parameters']);
    return (Array.isArray(parameters) ? parameters : [])
      .map((each) => resolved(document, each))
      .filter((each) => at(each, ['in']) === 'query')
      .map((each) => ({
        operation: id,
        parameter: String(at(each, ['name'])),
        isRequired: at(each, ['required']) === true,
      }))
      .filter(({ parameter }) => !OF_PAGES.includes(parameter));
  });
}

function resolved(document: unknown, value: unknown): unknown {
  const reference = at(value, ['$ref']);
  if (typeof reference !== 'string') return value;
  const steps = reference.split('/').slice(1);
  return at(
    document,
    steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')),
  );
}

function at(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined,
    value,
  );
}
