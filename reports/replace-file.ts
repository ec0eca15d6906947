import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER_FILE } from './report-names.ts';

/**
 * Puts a file into a folder, complete or not at all, whatever ends the process meanwhile. A link of
 * that name is replaced, never followed.
 */
export function replaceFile(folder: string, name: string, text: string): void {
  const part = join(folder, `${MARKER_FILE}.part`);
  try {
    rmSync(part, { force: true });
    writeFileSync(part, text, { flag: 'wx' });
    renameSync(part, join(folder, name));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
