import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path/posix';
import { type JsonSchema, lazyValidator, type SchemaFault } from './schema-validator.ts';

/** A file, named relative to spec/, that does not say what it should; names file, row and key. */
export class SpecError extends Error {
  constructor(file: string, row: string | undefined, problem: string) {
    super(`${join('spec', file)}${row === undefined ? '' : `, ${row}`}: ${problem}`);
    this.name = 'SpecError';
  }
}

/** Reads a YAML file, named relative to spec/, that must fit the schema. Throws SpecError. */
export function readYaml<T>(file: string, schema: JsonSchema): T {
  return parseYaml(file, readSpecText(file), schema);
}

/** The text of a file named relative to spec/. */
export function readSpecText(file: string): string {
  return readFileSync(specUrl(file), 'utf8');
}

/** Where a file named relative to spec/ stands. */
export function specUrl(file: string): URL {
  return new URL(file, import.meta.url);
}

/** The same for a text already read; `file` only names it in errors. */
export function parseYaml<T>(file: string, text: string, schema: JsonSchema): T {
  const data: T = parsed(file, text);
  const [fault] = lazyValidator(schema)(data);
  if (fault !== undefined) throw specError(file, data, fault);
  return data;
}

/** Throws SpecError at the first row whose key another row before it has. */
export function refuseDuplicates<T>(
  file: string,
  rows: readonly T[],
  keyOf: (row: T) => string,
): void {
  const seen = new Set<string>();
  for (const row of rows) {
    const key = keyOf(row);
    if (seen.has(key)) throw new SpecError(file, key, 'is there twice');
    seen.add(key);
  }
}

// Rows are read from generated JSON; of a run's processes none reads YAML here, so none loads it.
function parsed<T>(file: string, text: string): T {
  const { parse }: typeof import('yaml') = createRequire(import.meta.url)('yaml');
  try {
    return parse(text);
  } catch (error) {
    throw new SpecError(file, undefined, String(error).split('\n')[0] ?? '');
  }
}

function specError(file: string, data: unknown, fault: SchemaFault): SpecError {
  const path = fault.instancePath.split('/').slice(1);
  const { row, key } = placeOf(data, path);
  const { additionalProperty, missingProperty } = fault.params;
  if (additionalProperty !== undefined) {
    return new SpecError(file, row, `unknown key "${[...key, additionalProperty].join('.')}"`);
  }
  if (missingProperty !== undefined) {
    return new SpecError(file, row, `lacks the key "${[...key, missingProperty].join('.')}"`);
  }
  const place = key.length === 0 ? '' : `key "${key.join('.')}" `;
  return new SpecError(file, row, `${place}${fault.message}`);
}

/** Splits a path at its outermost list: the row there, by its own name, and the key inside it. */
function placeOf(data: unknown, path: readonly string[]): { row?: string; key: readonly string[] } {
  let at = data;
  for (const [depth, step] of path.entries()) {
    if (Array.isArray(at)) {
      const list = depth === 0 ? '' : ` of ${path[depth - 1]}`;
      const row = nameOf(at[Number(step)], `row ${Number(step) + 1}${list}`);
      return { row, key: path.slice(depth + 1) };
    }
    at = Object(at)[step];
  }
  return { key: path };
}

// A code may stand in several rows; an id names one.
function nameOf(row: unknown, number: string): string {
  const { id, code } = Object(row);
  if (typeof id === 'string') return id;
  return typeof code === 'string' ? `${number} (${code})` : number;
}
