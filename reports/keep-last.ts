import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResult } from './model.ts';
import { LAST_FILE, RESULTS_FILE } from './report-names.ts';

/**
 * Puts the result of an earlier run where the next one finds it to be compared with. A run that was cut
 * short takes the place of none, for what it did not get to would be news in the next one; nor does a
 * part, such as `--last-failed`, take the place of a whole run.
 */
export function keepLast(folder: string): void {
  const ended = runIn(folder, RESULTS_FILE);
  if (ended === undefined || ended.cutShort !== undefined) return;
  const isWhole = ended.selection.length === 0;
  if (isWhole || runIn(folder, LAST_FILE)?.selection.length !== 0) {
    renameSync(join(folder, RESULTS_FILE), join(folder, LAST_FILE));
  }
}

/** What a result says of its run; of a file that is missing or broken, nothing. */
function runIn(folder: string, name: string): RunResult['run'] | undefined {
  try {
    const { run }: RunResult = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return Array.isArray(run.selection) ? run : undefined;
  } catch {
    return undefined;
  }
}
