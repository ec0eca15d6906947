import { readFileSync, statSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { RunResult } from './model.ts';
import { plainLine } from './plain-text.ts';
import { ReportError } from './report-error.ts';
import resultsSchema from './results.schema.json' with { type: 'json' };
import shardSchema from './shard.schema.json' with { type: 'json' };
import type { Shard } from './shard-file.ts';

interface Kinds {
  readonly result: RunResult;
  readonly shard: Shard & { readonly digest: string };
}

const ajv = new Ajv2020();
formats.default(ajv);
const shapes: { readonly [K in keyof Kinds]: ValidateFunction<Kinds[K]> } = {
  result: ajv.compile<RunResult>(resultsSchema),
  shard: ajv.compile<Kinds['shard']>(shardSchema),
};

/** Characters of what is told of a file. */
const LONGEST_REASON = 400;

/** Reads a JSON file that a run left. Throws ReportError where it has not the shape of its kind. */
export function readReport<K extends keyof Kinds>(kind: K, file: string): Kinds[K] {
  const validate: ValidateFunction<Kinds[K]> = shapes[kind];
  const value = parsed(file);
  if (validate(value)) return value;
  const faults = validate.errors?.map(faultOf).join('; ');
  throw refusedReport(file, faults ?? 'it has another shape');
}

function parsed(file: string): unknown {
  try {
    // A pipe might never end.
    if (!statSync(file).isFile()) throw refusedReport(file, 'it is not a file');
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof ReportError) throw error;
    const { code } = Object(error);
    throw refusedReport(
      file,
      code === undefined ? 'it is cut off, or not JSON' : `reading: ${code}`,
    );
  }
}

function faultOf({ instancePath, message, params }: ErrorObject): string {
  const allowed: unknown = params['allowedValues'] ?? params['additionalProperty'];
  const which = allowed === undefined ? '' : ` (${[allowed].flat().join(', ')})`;
  return `${instancePath || 'it'} ${message}${which}`;
}

/** A file of a run that is of no use. */
export function refusedReport(file: string, problem: string): ReportError {
  const why = plainLine(problem, LONGEST_REASON);
  return new ReportError(`${file} is not as a run of this version left it: ${why}; run it again`);
}
