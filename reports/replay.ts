import type { RequirementId } from '../spec/generated/requirement-ids.ts';
import type { RunContext } from './model.ts';

/** The command that runs the checks of one requirement again, with the same values drawn. */
export function replayCommand(
  { run, seed }: Pick<RunContext, 'run' | 'seed'>,
  id: RequirementId,
): string {
  const words = ['run', '--requirement', id, '--seed', String(seed), ...run.flags];
  return ['npx payments-conformance', ...words.map(shellWord)].join(' ');
}

/** A word as a POSIX shell reads it back unchanged. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
