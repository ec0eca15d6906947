import { digestOf } from '../spec/digest.ts';
import type { Policy, RunContext } from './model.ts';
import type { Outcome } from './outcome.ts';
import { replaceFile } from './replace-file.ts';
import { SHARD_FILE } from './report-names.ts';
import type { Gathered, Shards } from './result.ts';

/** A run is made in no more shards than this. */
export const MOST_SHARDS = 1_000;

/** Which checks were to be made, each as its file and title. */
export interface Plan {
  /** Those that all shards share out. */
  readonly shared: readonly string[];
  /** Those of this shard; the last has those besides that must be alone. */
  readonly held: readonly string[];
}

/**
 * What a shard leaves for a merge once it came to its end: all that its result is made of. The result
 * alone would not do: it holds verdicts, and those of a whole run come from the records of all checks.
 */
export interface Shard {
  readonly schema: 3;
  /** How strictly the whole is judged is for the merge to say. */
  readonly context: Omit<RunContext, 'requirements' | keyof Policy>;
  readonly plan: Plan;
  readonly gathered: Gathered & { readonly shards: Shards };
}

/** A check as a plan has it. */
export function checkName({ file, title }: Pick<Outcome, 'file' | 'title'>): string {
  return `${file} › ${title}`;
}

/** Writes it beside the result, whose readers need not know of it. */
export function writeShard(
  folder: string,
  context: Shard['context'],
  plan: Plan,
  gathered: Shard['gathered'],
): void {
  const { suite, contract, revision, target, run, seed, profileDigest, asked, openapi } = context;
  const { knownFailures, pastFailures, absentCapabilities, guessedCapabilities } = context;
  const { selection, preflight } = context;
  const shard: Shard = {
    schema: 3,
    context: {
      ...{ suite, contract, revision, target, run, seed },
      ...{ knownFailures, pastFailures, absentCapabilities, guessedCapabilities },
      ...{ selection, preflight },
      ...(profileDigest === undefined ? {} : { profileDigest }),
      ...(asked === undefined ? {} : { asked }),
      ...(openapi === undefined ? {} : { openapi }),
    },
    plan,
    gathered,
  };
  const plain = JSON.parse(JSON.stringify(shard));
  const text = JSON.stringify({ ...plain, digest: digestOf(plain) });
  replaceFile(folder, SHARD_FILE, `${text}\n`);
}
