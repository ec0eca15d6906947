import { keepLast } from '../../reports/keep-last.ts';
import {
  claimFolder,
  FolderError,
  type Holder,
  withdrawReports,
} from '../../reports/report-folder.ts';
import { removeReports } from '../../reports/report-names.ts';
import { usage } from './exit-codes.ts';

/**
 * Takes a folder for the reports, and returns it with none of an earlier run in it but the result to
 * compare with, should this one never come to write any. Throws Stop where it cannot be taken.
 */
export function emptied(out: string, holder: Holder): string {
  try {
    const folder = claimFolder(out, holder);
    keepLast(folder);
    removeReports(folder);
    return folder;
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    withdrawReports(out);
    return usage(error.message);
  }
}
