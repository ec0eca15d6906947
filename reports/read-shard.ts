import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { digestOf } from '../spec/digest.ts';
import type { RunResult } from './model.ts';
import { plainLine } from './plain-text.ts';
import { RESULTS_FILE, SHARD_FILE } from './report-names.ts';
import resultsSchema from './results.schema.json' with { type: 'json' };
import shardSchema from './shard.schema.json' with { type: 'json' };
import { checkName, type Shard, ShardError } from './shard-file.ts';

const ajv = new Ajv2020();
formats.default(ajv);
const isResult = ajv.compile<RunResult>(resultsSchema);
const isShard = ajv.compile<Shard & { readonly digest: string }>(shardSchema);

/** Characters of what is told of a file. */
const LONGEST_REASON = 400;

/** A shard, and the file that it was read from. */
export interface ReadShard extends Shard {
  readonly file: string;
}

/** Reads what a shard left. Throws ShardError where that is missing, or not as it was written. */
export function readShard(folder: string): ReadShard {
  const file = join(folder, SHARD_FILE);
  if (!existsSync(file)) throw new ShardError(whyMissing(folder));
  const { digest, ...shard } = valid(isShard, file);
  const problem = digest === digestOf(shard) ? problemIn(shard) : 'its digest does not fit it';
  if (problem !== undefined) throw refused(file, problem);
  const startedAt = new Date(shard.gathered.startedAt);
  return { ...shard, gathered: { ...shard.gathered, startedAt }, file };
}

/** What does not fit together in a shard. */
function problemIn({ plan, gathered: { shards, outcomes, startedAt } }: Shard): string | undefined {
  const [index = 0] = shards.held;
  const made = new Set(outcomes.map(checkName));
  const [lacking] = plan.held.filter((name) => !made.has(name));
  const held = new Set(plan.held);
  const [added] = [...made].filter((name) => !held.has(name));
  if (lacking !== undefined) return `it lacks the check ${lacking}`;
  if (added !== undefined) return `it has the check ${added}, which it did not hold`;
  if (made.size < outcomes.length) return 'it has a check twice';
  if (index > shards.total) return `it is shard ${index} of ${shards.total}`;
  return Number.isNaN(Date.parse(String(startedAt))) ? 'it began at no time' : undefined;
}

/** The shape of a file that a run left. Throws ShardError where it has another. */
function valid<T>(validate: ValidateFunction<T>, file: string): T {
  const value = parsed(file);
  if (validate(value)) return value;
  throw refused(file, validate.errors?.map(faultOf).join('; ') ?? 'it has another shape');
}

function parsed(file: string): unknown {
  try {
    // A pipe might never end.
    if (!statSync(file).isFile()) throw refused(file, 'it is not a file');
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof ShardError) throw error;
    const { code } = Object(error);
    throw refused(file, code === undefined ? 'it is cut off, or not JSON' : `reading: ${code}`);
  }
}

function faultOf({ instancePath, message, params }: ErrorObject): string {
  const allowed: unknown = params['allowedValues'] ?? params['additionalProperty'];
  const which = allowed === undefined ? '' : ` (${[allowed].flat().join(', ')})`;
  return `${instancePath || 'it'} ${message}${which}`;
}

function refused(file: string, problem: string): ShardError {
  const why = plainLine(problem, LONGEST_REASON);
  return new ShardError(`${file} is not as a run of this version left it: ${why}; run it again`);
}

function whyMissing(folder: string): string {
  const cutShort = cutShortIn(join(folder, RESULTS_FILE));
  return cutShort === undefined
    ? `${folder} holds no result of a shard; merge takes folders of run --shard I/N`
    : `${folder} holds a run that did not come to its end (${plainLine(cutShort)}); run it again`;
}

function cutShortIn(file: string): string | undefined {
  return existsSync(file) ? valid(isResult, file).run.cutShort : undefined;
}
