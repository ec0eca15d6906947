import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import type { FormatsPlugin } from 'ajv-formats';

/** A JSON Schema 2020-12 object, with the project's `x-` members. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** One broken constraint of one value, in the words of ajv. */
export type SchemaFault = ErrorObject;

/** Judges a value; every broken constraint is listed, and an empty list means none. */
export type Validator = (value: unknown) => readonly SchemaFault[];

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

const formats = {
  'customer-id': new RegExp(`^Customer:${UUID}$`),
  'internal-account-id': new RegExp(`^InternalAccount:${UUID}$`),
  'iso3166-1-alpha-2': /^[A-Z]{2}$/,
  'e.164': /^\+[1-9]\d{1,14}$/,
  'javascript-pattern': isPattern,
};

// The contract leaves the flags open; HTML reads a pattern with `v`, and some compile with it alone.
function isPattern(text: string): boolean {
  return ['', 'u', 'v'].some((flags) => {
    try {
      new RegExp(text, flags);
      return true;
    } catch {
      return false;
    }
  });
}

const annotations = [
  'x-gap',
  'x-requirement',
  'x-requirement-if-missing',
  'x-since',
  'x-required-since',
];

let shared: Ajv2020 | undefined;

// Half of a cold start would go into loading ajv; a process that judges nothing never pays for it.
function ajv(): Ajv2020 {
  if (shared !== undefined) return shared;
  const require = createRequire(import.meta.url);
  const loaded: { Ajv2020: typeof Ajv2020 } = require('ajv/dist/2020.js');
  const addFormats: { default: FormatsPlugin } = require('ajv-formats');
  // Answers are described openly on purpose: members without a type, `required` without properties.
  shared = new loaded.Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    verbose: true,
    // The meta-schema alone doubles the first compile; the self-test holds every schema against it.
    validateSchema: false,
    // Tidier code takes as long to make as the code itself, and judges a short run no faster.
    code: { optimize: false },
    allowUnionTypes: true,
  });
  addFormats.default(shared);
  for (const [name, form] of Object.entries(formats)) shared.addFormat(name, form);
  for (const name of annotations) shared.addKeyword(name);
  shared.addKeyword({
    keyword: 'x-known-values',
    schemaType: 'array',
    validate: (known: readonly unknown[], value: unknown) =>
      typeof value !== 'string' || known.includes(value),
  });
  return shared;
}

const validators = new WeakMap<JsonSchema, Validator>();

/** The validator of a schema without references, compiled at its first use and then kept. */
export function lazyValidator(schema: JsonSchema): Validator {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  let validate: ReturnType<Ajv2020['compile']> | undefined;
  const validator: Validator = (value) => {
    validate ??= ajv().compile(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  };
  validators.set(schema, validator);
  return validator;
}
