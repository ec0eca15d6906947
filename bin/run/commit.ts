import { execFileSync } from 'node:child_process';

/** The commit of this checkout; empty where git tells none. */
export function commit(): string {
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return '';
  }
}
