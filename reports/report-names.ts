import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** The result itself, of which every other report is made. */
export const RESULTS_FILE = 'results.json';

/** The folder that Allure's reporter fills; what it finds there it takes for earlier attempts. */
export const ALLURE_FOLDER = 'allure-results';

/** The reports for people and for CI. */
export const reportNames = ['summary.md', 'junit.xml', 'index.html', 'badge.svg'] as const;

/** Takes away what an earlier run left, so that no verdict but this run's can be read there. */
export function removeReports(folder: string): void {
  for (const name of [RESULTS_FILE, ...reportNames, ALLURE_FOLDER]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
