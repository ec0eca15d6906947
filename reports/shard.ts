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

/** Writes it beside the result, whose readers need not know of it. */
export function writeShard(
  folder: string,
  context: Shard['context'],
  gathered: Shard['gathered'],
): void {
  const { contract, revision, target, run, seed, commit, asked } = context;
  const { knownFailures, absentCapabilities, selection, preflight } = context;
  const shard: Shard = {
    schema: 1,
    context: {
      ...{ contract, revision, target, run, seed },
      ...{ knownFailures, absentCapabilities, selection, preflight },
      ...(commit === undefined ? {} : { commit }),
      ...(asked === undefined ? {} : { asked }),
    },
    gathered,
  };
  replaceFile(folder, SHARD_FILE, `${JSON.stringify(shard)}\n`);
}

/** Reads it back. Throws an Error that says why a folder has none. */
export function readShard(folder: string): Shard {
  const shard = parsed<Shard>(join(folder, SHARD_FILE));
  if (shard?.schema === 1) {
    const { gathered } = shard;
    return { ...shard, gathered: { ...gathered, startedAt: new Date(gathered.startedAt) } };
  }
  const result = parsed<RunResult>(join(folder, RESULTS_FILE));
  throw new Error(result === undefined ? 'holds no result of a run' : whyNone(result));
}

function whyNone({ run: { cutShort } }: RunResult): string {
  return cutShort === undefined
    ? 'holds no result of a shard; merge takes folders of run --shard I/N'
    : `holds a shard that did not come to its end (${cutShort}); run it again`;
}

function parsed<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
