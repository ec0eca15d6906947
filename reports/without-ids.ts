import { matchOperation } from '../spec/openapi.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const CALL = /(?:\b(GET|POST|PUT|PATCH|DELETE) )?(?<![\w/:.])(\/[\w:.~%{}-]+(?:\/[\w:.~%{}-]+)*)/g;

const ID = /\b(?:[A-Z][A-Za-z]+:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;

/**
 * A text with no id of a resource in it, so that it is equal for all resources: paths as the contract
 * writes them, and other ids as `{id}`.
 */
export function withoutIds(text: string): string {
  return text
    .replace(CALL, (whole, method: string | undefined, path: string) => {
      const template = templateOf(path, method === undefined ? METHODS : [method]);
      return template === undefined ? whole : whole.replace(path, template);
    })
    .replace(ID, '{id}');
}

function templateOf(path: string, methods: readonly string[]): string | undefined {
  return methods.flatMap((method) => matchOperation(method, path)?.operation.path ?? [])[0];
}
