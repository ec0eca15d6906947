import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type SwaggerParser from '@apidevtools/swagger-parser';
import type { JsonSchema } from '../schema-validator.ts';
import { isEndless, upgraded } from './upgraded.ts';

/** A description as the parser knows it; that it is one is yet to be seen. */
type Api = Awaited<ReturnType<typeof SwaggerParser.parse>>;

/** A description that cannot be read: what is wrong, and what to do. */
export class DescriptionError extends Error {
  constructor(problem: string, remedy: string) {
    super(`${problem}; ${remedy}`);
    this.name = 'DescriptionError';
  }
}

/** The largest of those that are published have half of it. */
export const MOST_BYTES = 32 * 1024 * 1024;

const SIZE = `is larger than ${MOST_BYTES / 1024 / 1024} MiB`;

/** Whether a description lies at an address, not in a file. */
export function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place);
}

/** The text of a file, which may be a pipe, or have no end. Throws DescriptionError. */
export async function descriptionFile(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of createReadStream(file, { end: MOST_BYTES })) {
      const piece = Buffer.from(chunk);
      chunks.push(piece);
      size += piece.length;
    }
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    throw new DescriptionError(`cannot be read (${code})`, 'check the name of the file');
  }
  if (size > MOST_BYTES) throw new DescriptionError(SIZE, 'check the name of the file');
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The paths and components of an OpenAPI description in JSON or YAML, in the words of 3.1. `place` is
 * the absolute path or the address that it came from: a file may refer to others beside it, an address
 * to nothing else. Throws DescriptionError.
 */
export async function readDescription(text: string, place: string): Promise<JsonSchema> {
  if (text.length > MOST_BYTES) throw new DescriptionError(SIZE, 'give one that is smaller');
  const api = inJson(text) ?? (await inYaml(text, place));
  const problem = problemIn(api);
  if (problem !== undefined) throw new DescriptionError(...problem);
  const document: JsonSchema = { ...api };
  if (isEndless(document)) {
    throw new DescriptionError('is too deep or too large', 'give it without aliases in aliases');
  }
  const other = referenceElsewhere(document);
  if (other === undefined) return upgraded(document);
  if (isAddress(place)) {
    const problem = `refers to ${other}, which is elsewhere`;
    throw new DescriptionError(problem, 'bundle it into one document');
  }
  const whole = await bundled(api, place);
  if (isEndless(whole)) throw new DescriptionError('is too large with its parts', 'bundle it');
  return upgraded(whole);
}

function problemIn(document: unknown): [string, string] | undefined {
  const remedy = 'give an OpenAPI description, 3.0 or 3.1, in JSON or YAML';
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return ['is not an OpenAPI description', remedy];
  }
  const { openapi, swagger, paths } = document as JsonSchema;
  if (swagger !== undefined) return ['is of Swagger 2', 'convert it to OpenAPI 3.0 or 3.1'];
  if (openapi === undefined) return ['is not an OpenAPI description', remedy];
  if (!/^3\.[01](\.\d+)?$/.test(String(openapi))) {
    return ['is of a version of OpenAPI that is not read', 'give one of 3.0 or 3.1'];
  }
  if (typeof paths !== 'object' || paths === null) return ['has no paths', remedy];
  return undefined;
}

function inJson(text: string): Api | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // YAML may begin with a brace as well.
    return undefined;
  }
}

async function inYaml(text: string, place: string): Promise<Api> {
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  const own = { order: 1, canRead: true, read: () => text };
  try {
    const parse = { json: false, yaml: { order: 1, canParse: true } };
    return await SwaggerParser.parse(place, { parse, resolve: { own } });
  } catch (error) {
    const line = /\((\d+:\d+)\)/.exec(error instanceof Error ? error.message : '')?.[1];
    const where = line === undefined ? '' : ` (line and column ${line})`;
    throw new DescriptionError(
      `is not an OpenAPI description${where}`,
      'give one of 3.0 or 3.1, in JSON or YAML',
    );
  }
}

/** The first reference out of the document. */
function referenceElsewhere(document: unknown): string | undefined {
  const seen = new Set<object>();
  const found = (node: unknown): string | undefined => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return undefined;
    seen.add(node);
    if ('$ref' in node && typeof node.$ref === 'string' && !node.$ref.startsWith('#')) {
      return node.$ref;
    }
    for (const each of Object.values(node)) {
      const reference = found(each);
      if (reference !== undefined) return reference;
    }
    return undefined;
  };
  return found(document);
}

async function bundled(api: Api, place: string): Promise<JsonSchema> {
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  const read = ({ url }: { url: string }) =>
    descriptionFile(url.startsWith('file:') ? fileURLToPath(url) : decodeURIComponent(url));
  const resolve = { file: { order: 1, canRead: true, read }, http: false as const };
  try {
    return { ...(await SwaggerParser.bundle(place, api, { resolve })) };
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    throw new DescriptionError(`refers to what cannot be read (${why})`, 'mend the reference');
  }
}
