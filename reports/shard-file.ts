import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Policy, RunContext, RunResult } from './model.ts';
import { replaceFile } from './replace-file.ts';
import { RESULTS_FILE, SHARD_FILE } from './report-names.ts';
import type { Gathered, Shards } from './result.ts';

/**
 * What a shard leaves for a merge once it came to its end: all that its result is made of. The result
 * alone would not do: it holds verdicts, and those of a whole run come from the records of all checks.
 */
export interface Shard {
  readonly schema: 1;
  /** How strictly the whole is judged is for the merge to say. */
  readonly context: Omit<RunContext, 'requirements' | keyof Policy>;
  readonly gathered: Gathered & { readonly shards: Shards };
}

/** What speaks against merging: a line that says what is wrong. */
export class ShardError extends Error {
  override readonly name = 'ShardError';
}

/** Writes it beside the result, whose readers need not know of it. */
export function writeShard(
  folder: string,
  context: Shard['context'],
  gathered: Shard['gathered'],
): void {
  const { contract, revision, target, run, seed, commit, asked } = context;
  const { knownFailures, absentCapabilities, guessedCapabilities, selection, preflight } = context;
  const shard: Shard = {
    schema: 1,
    context: {
      ...{ contract, revision, target, run, seed },
      ...{ knownFailures, absentCapabilities, guessedCapabilities, selection, preflight },
      ...(commit === undefined ? {} : { commit }),
      ...(asked === undefined ? {} : { asked }),
    },
    gathered,
  };
  replaceFile(folder, SHARD_FILE, `${JSON.stringify(shard)}\n`);
}

/** Reads it back. Throws ShardError where a folder has none, and says why. */
export function readShard(folder: string): Shard {
  const { schema, context, gathered } = parsed<Shard>(join(folder, SHARD_FILE)) ?? {};
  if (schema === 1 && context !== undefined && gathered !== undefined) {
    const startedAt = new Date(gathered.startedAt);
    return { schema, context, gathered: { ...gathered, startedAt } };
  }
  const cutShort = parsed<RunResult>(join(folder, RESULTS_FILE))?.run?.cutShort;
  throw new ShardError(
    cutShort === undefined
      ? `${folder} holds no result of a shard; merge takes folders of run --shard I/N`
      : `${folder} holds a run that did not come to its end (${cutShort}); run it again`,
  );
}

function parsed<T>(file: string): Partial<T> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
