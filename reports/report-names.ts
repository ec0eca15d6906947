import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** The result itself, of which every other report is made. */
export const RESULTS_FILE = 'results.json';

/** The result of the run before, which the page of the next one is compared with. */
export const LAST_FILE = 'last-results.json';

/** What a shard leaves for `merge`. */
export const SHARD_FILE = 'shard.json';

/** The folder that Allure's reporter fills; what it finds there it takes for earlier attempts. */
export const ALLURE_FOLDER = 'allure-results';

/** The folder that the runner empties and keeps its own notes in. */
export const ARTIFACTS_FOLDER = 'artifacts';

/** Says that a folder is ours, and which run writes to it. */
export const MARKER_FILE = '.payments-conformance';

/** The reports for people and for CI. */
export const reportNames = [
  'summary.md',
  'junit.xml',
  'results.sarif',
  'index.html',
  'badge.svg',
] as const;

const removed: readonly string[] = [RESULTS_FILE, SHARD_FILE, ...reportNames, ALLURE_FOLDER];

/** Everything that a run deletes or overwrites in its folder. */
export const writtenNames: readonly string[] = [...removed, LAST_FILE, ARTIFACTS_FOLDER];

/** Takes away what an earlier run left, so that no verdict but this run's can be read there. */
export function removeReports(folder: string): void {
  for (const name of removed) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
