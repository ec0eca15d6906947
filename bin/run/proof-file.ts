import { readFileSync } from 'node:fs';
import { MOST_SHARDS } from '../../reports/shard-file.ts';
import { type JsonSchema, lazyValidator } from '../../spec/schema-validator.ts';
import { usage } from './exit-codes.ts';
import type { Proof } from './proof.ts';

const count = { type: 'integer', minimum: 0 };
const text = { type: 'string' };

function closed(properties: Readonly<Record<string, object>>): JsonSchema {
  return {
    type: 'object',
    required: Object.keys(properties),
    additionalProperties: false,
    properties,
  };
}

const scores = closed({
  areas: { type: 'object', additionalProperties: closed({ held: count, of: count, open: count }) },
  against: { type: 'array', items: closed({ id: text, fault: text }) },
});

const number = { type: 'integer', minimum: 1, maximum: MOST_SHARDS };

const faultsIn = lazyValidator(
  closed({
    schema: { const: 2 },
    unconfirmed: { type: 'boolean' },
    commit: text,
    seed: { type: 'integer' },
    selection: { type: 'array', items: text },
    shards: closed({
      count: number,
      held: { type: 'array', items: number, uniqueItems: true },
    }),
    defects: scores,
    variants: scores,
    caughtBy: { type: 'object', additionalProperties: text },
  }),
);

/** Reads what `prove --out` wrote. Throws Stop where a file is something else. */
export function readProof(file: string): Proof {
  const proof = parsed(file);
  return isProof(proof) ? proof : usage(`--add ${file}: this is not a file that prove wrote`);
}

function isProof(value: unknown): value is Proof {
  return faultsIn(value).length === 0;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
