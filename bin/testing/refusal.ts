import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProfileError } from '../../fixtures/target/profile.ts';
import { exitCodes, Stop } from '../run/exit-codes.ts';
import { prepareRun } from '../run/prepare.ts';
import { runOptions } from '../run/run-options.ts';

/** Why a run did not begin. */
export interface Refusal {
  readonly code: number;
  /** What the command prints behind its name, as one line. */
  readonly line: string;
}

/**
 * What ends `run` with these flags before a check, in this process: what a whole command takes two
 * seconds to say. A profile is written to the folder first; reports would go to `<folder>/out`.
 * Throws where the run would begin.
 */
export async function refusal(
  folder: string,
  profile: object | undefined,
  flags: readonly string[] = [],
): Promise<Refusal> {
  const file = join(folder, 'profile.json');
  if (profile !== undefined) writeFileSync(file, JSON.stringify(profile, null, 2));
  const named = profile === undefined ? [] : ['--profile', file];
  const out = flags.includes('--out') ? [] : ['--out', join(folder, 'out')];
  const prepared = await refused(async () =>
    prepareRun(runOptions([...named, ...out, ...flags]), ['run']),
  );
  if ('line' in prepared) return prepared;
  await prepared.close();
  throw new Error('the run was not refused');
}

async function refused<T>(begin: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await begin();
  } catch (error) {
    if (error instanceof Stop) return { code: error.exitCode, line: error.message };
    if (error instanceof ProfileError) return { code: exitCodes.usage, line: error.message };
    throw error;
  }
}
