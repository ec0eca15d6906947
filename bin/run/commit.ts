import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { moduleEnding } from '../../spec/module-ending.ts';

/** Where a package keeps the commit it was built from: the repository that it is installed in is another. */
export const COMMIT_FILE = 'commit';

/** The commit of this checkout, or that a package was built from; empty where git tells none. */
export function commit(): string {
  return moduleEnding === '.ts' ? checkedOut() : kept();
}

function kept(): string {
  return readFileSync(new URL(`../../${COMMIT_FILE}`, import.meta.url), 'utf8');
}

function checkedOut(): string {
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return '';
  }
}
