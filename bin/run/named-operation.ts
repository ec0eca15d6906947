import { closest } from '../../fixtures/target/suggest.ts';
import { callOf, loadOpenApi, type OperationId } from '../../spec/openapi.ts';
import { usage } from './exit-codes.ts';

/** How many operations the refusal of an unknown one names. */
const SUGGESTED = 3;

/** The operation that a flag names. Throws Stop with the nearest ones. */
export function namedOperation(given: string): OperationId {
  const found = operationNamed(given);
  if (found !== undefined) return found;
  const { operations } = loadOpenApi();
  const names = operations.map(({ id }) => (given.includes('/') ? callOf(id) : id));
  const listed = closest(given, names, SUGGESTED).join(', ');
  return usage(`--operation "${given}": no operation has this name; the nearest are ${listed}`);
}

/**
 * The operation of that id, or of that method and path; how the path spells its parameters and how the
 * method is written does not count.
 */
export function operationNamed(given: string): OperationId | undefined {
  const word = plain(given);
  const { operations } = loadOpenApi();
  return operations.find(({ id }) => id === given || plain(callOf(id)) === word)?.id;
}

/** A call with nothing that may be spelled in several ways: `{id}`, `{cardId}`, `:id`, `<id>`. */
function plain(call: string): string {
  const [method = '', path = ''] = call.trim().split(/\s+/);
  const steps = path.replace(/^\/|\/$/g, '').replace(/\{[^/]*?\}|<[^/]*?>|:[^/]+/g, '{}');
  return `${method.toUpperCase()} /${steps}`;
}
