import type { SuiteVersion } from './model.ts';

/** Which suite it was, for a reader: its version, and as much of its commit as is compared. */
export function suiteInWords({ version, commit }: SuiteVersion): string {
  return commit === undefined ? version : `${version} (${commit.slice(0, 8)})`;
}
