import type { Operation } from '../openapi-operations.ts';
import type { TheirDescription, TheirOperation } from './description.ts';

/** The description's operations beside those of the contract, by the path below the base URL. */
export interface Matching {
  /** Of an operation of ours, where the description has its method and path. */
  readonly theirs: (ours: Pick<Operation, 'method' | 'path'>) => TheirOperation | undefined;
  /** Of a call that was made. */
  readonly called: (method: string, path: string) => TheirOperation | undefined;
  /** What stands before the path of the contract in theirs, such as `/v1`. */
  readonly prefix: string;
}

/**
 * Finds operations by method and path, whatever parameters are called. A description may have the base
 * path in its servers or in front of every path: what stands before most of the paths that we know is it.
 */
export function matching(
  { operations }: TheirDescription,
  ours: readonly Pick<Operation, 'method' | 'path'>[],
): Matching {
  const prefix = prefixOf(operations, ours);
  const below = operations
    .filter(({ path }) => path.startsWith(prefix))
    .map((operation) => ({ operation, path: operation.path.slice(prefix.length) }));
  const byPath = new Map(
    below.map((each) => [`${each.operation.method} ${plain(each.path)}`, each]),
  );
  const routes = below
    .map((each) => ({ ...each, pattern: patternOf(each.path), open: holes(each.path) }))
    // Literal segments win over parameters.
    .sort((a, b) => a.open - b.open);
  return {
    prefix,
    theirs: ({ method, path }) => byPath.get(`${method} ${plain(path)}`)?.operation,
    called: (method, path) =>
      routes.find((each) => each.operation.method === method && each.pattern.test(path))?.operation,
  };
}

function prefixOf(
  operations: readonly TheirOperation[],
  ours: readonly Pick<Operation, 'method' | 'path'>[],
): string {
  const known = new Set(ours.map(({ method, path }) => `${method} ${plain(path)}`));
  const found = new Map<string, number>([['', 0]]);
  for (const { method, path } of operations) {
    const steps = path.split('/');
    for (let at = 1; at < Math.min(steps.length, 5); at += 1) {
      const rest = `/${steps.slice(at).join('/')}`;
      const before = steps.slice(0, at).join('/');
      // What is of one resource is no base path.
      if (before.includes('{')) break;
      if (known.has(`${method} ${plain(rest)}`)) found.set(before, (found.get(before) ?? 0) + 1);
    }
  }
  const [[best] = ['']] = [...found].sort(([a, n], [b, m]) => m - n || a.length - b.length);
  return best;
}

function plain(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}').replace(/(?<=.)\/$/, '');
}

function holes(path: string): number {
  return path.split('{').length;
}

function patternOf(path: string): RegExp {
  const parts = plain(path).split('{}');
  const literal = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^/]+')}/?$`);
}
