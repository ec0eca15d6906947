import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a suite beside ours that have checks, as a pattern of the runner. */
export const OWN_CHECKS = '**/*.spec.{ts,mts,js,mjs}';

/** The same of a name. */
export function isOwnCheck(name: string): boolean {
  return /\.spec\.m?[jt]s$/.test(name);
}

/** Whether a file is an ES module: by its name, else by the nearest package.json, as Node tells it. */
export function isModule(path: string): boolean {
  if (/\.[cm][jt]s$/.test(path)) return /\.m[jt]s$/.test(path);
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).type === 'module';
    if (folder === dirname(folder)) return false;
  }
}
