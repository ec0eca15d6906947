import { copyFileSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ReportError } from './report-error.ts';
import { ALLURE_FOLDER } from './report-names.ts';

/** Copies what Allure's reporter left in the folders of shards into one folder. */
export function copyAllure(folders: readonly string[], out: string): void {
  const to = join(out, ALLURE_FOLDER);
  for (const from of allureIn(folders)) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) copyFileSync(join(from, name), join(to, name));
  }
}

/** Refuses what that reporter never writes: a link may lead anywhere. Throws ReportError. */
export function refuseLinks(folders: readonly string[]): void {
  for (const from of allureIn(folders)) {
    if (!lstatSync(from).isDirectory())
      throw new ReportError(`${from} is not a folder; run it again`);
    const other = readdirSync(from, { withFileTypes: true }).find((each) => !each.isFile());
    if (other === undefined) continue;
    const what = other.isSymbolicLink() ? 'a link' : 'not a file';
    throw new ReportError(`${join(from, other.name)} is ${what}; remove it or run it again`);
  }
}

function allureIn(folders: readonly string[]): readonly string[] {
  return folders
    .map((folder) => join(folder, ALLURE_FOLDER))
    .filter((from) => lstatSync(from, { throwIfNoEntry: false }) !== undefined);
}
