import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isLiving } from './living.ts';
import { replaceFile } from './replace-file.ts';
import { MARKER_FILE, RESULTS_FILE, removeReports, writtenNames } from './report-names.ts';

/** A run that writes to a folder, and the processes it consists of. */
export interface Holder {
  readonly run: string;
  readonly pids: readonly number[];
}

/** A folder that cannot take the reports: what is wrong, and what to do. */
export class FolderError extends Error {
  constructor(folder: string, problem: string) {
    super(`--out ${folder} ${problem}`);
    this.name = 'FolderError';
  }
}

/** A marker that cannot be read may be one that is being written. */
const WRITTEN_WITHIN_MS = 5_000;

/**
 * Takes a folder for the reports of one run, and returns it. Where another run is at work there,
 * says so and returns a folder beside it. Throws FolderError for one that cannot be written, or
 * that holds files of others under the names of ours. A run may take its folder again, to get it
 * back where somebody removed it meanwhile; it then need not ask what lies there.
 */
export function claimFolder(folder: string, holder: Holder, again = false): string {
  const other = claimed(folder, holder, again);
  if (other === undefined) {
    return folder;
  }
  const own = `${folder}-${holder.run}`;
  process.stdout.write(
    `${folder} is in use by run ${other.run}; the reports of this run go to ${own}\n`,
  );
  claimed(own, holder, again);
  return own;
}

/**
 * Takes away what an earlier run left in a folder that cannot be taken, so that no green report lies
 * beside a run that did not begin. What belongs to others, or to a run at work there, stays.
 */
export function withdrawReports(folder: string): void {
  try {
    const found = markerIn(folder);
    if (found === undefined) refuseForeign(folder, false);
    else if (isAtWork(found, { run: '', pids: [process.pid] })) return;
    removeReports(folder);
  } catch {
    // Why the folder cannot be taken is told by whoever tried.
  }
}

/** Ends the claim of a run. The marker stays, and says that the folder is ours. */
export function releaseFolder(folder: string, run: string): void {
  try {
    if (markerIn(folder)?.run === run) {
      replaceFile(folder, MARKER_FILE, textOf({ run, pids: [] }));
    }
  } catch {
    // A folder that is gone or full is claimed no longer than its processes live.
  }
}

/** The living run that has the folder, or `undefined` once the folder is the holder's. */
function claimed(folder: string, holder: Holder, again: boolean): Holder | undefined {
  const aside = join(folder, `${MARKER_FILE}.${holder.run}`);
  try {
    makeFolder(folder);
    for (;;) {
      const found = markerIn(folder);
      if (found === undefined) {
        refuseForeign(folder, again);
        if (marked(folder, holder)) return undefined;
      } else if (found.run === holder.run) {
        return undefined;
      } else if (isAtWork(found, holder)) {
        return found;
      } else {
        takeAway(join(folder, MARKER_FILE), aside, found.text);
      }
    }
  } catch (error) {
    // Without room for a marker of its own, that of an earlier run still says that the folder is ours.
    putBack(aside, join(folder, MARKER_FILE));
    throw error instanceof FolderError ? error : new FolderError(folder, problemOf(error));
  } finally {
    remove(aside);
  }
}

/** Makes a folder and those above it, level by level: below /proc, Node's own way does not end. */
function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another run may have made it since.
    if (codeOf(error) !== 'EEXIST' || !isThere()) throw error;
  }
}

interface Marker extends Holder {
  readonly text: string;
  /** Whether it may be in the middle of being written. */
  readonly isUnfinished: boolean;
}

function markerIn(folder: string): Marker | undefined {
  const file = join(folder, MARKER_FILE);
  try {
    const stats = lstatSync(file);
    if (!stats.isFile()) throw foreign(folder, MARKER_FILE);
    return markerOf(readFileSync(file, 'utf8'), Date.now() - stats.mtimeMs);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function markerOf(text: string, ageMs: number): Marker {
  try {
    const { run, pids } = JSON.parse(text) as Holder;
    return { run: String(run), pids: pids.map(Number), text, isUnfinished: false };
  } catch {
    return { run: 'unknown', pids: [], text, isUnfinished: ageMs < WRITTEN_WITHIN_MS };
  }
}

function textOf({ run, pids }: Holder): string {
  return `${JSON.stringify({ run, pids })}\n`;
}

/** Writes the marker where there is none; false when another run was faster. */
function marked(folder: string, holder: Holder): boolean {
  try {
    writeFileSync(join(folder, MARKER_FILE), textOf(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** In a container every run may get the numbers of the one before it: its own say nothing. */
function isAtWork({ pids, isUnfinished }: Marker, holder: Holder): boolean {
  return isUnfinished || pids.some((pid) => !holder.pids.includes(pid) && isLiving(pid));
}

/** Lays a dead run's marker aside; one that another run has put there meanwhile is put back. */
function takeAway(file: string, aside: string, text: string): void {
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== text) renameSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function putBack(aside: string, file: string): void {
  try {
    renameSync(aside, file);
  } catch {
    // There was none.
  }
}

/** What cannot be removed is told of by whoever writes to the folder next. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder itself is a file, or may not be written.
  }
}

/** A marker, also one laid aside, shows that a folder is ours; so do results from before markers. */
function refuseForeign(folder: string, again: boolean): void {
  const names = readdirSync(folder);
  const isOurs = names.some((name) => name.startsWith(MARKER_FILE));
  if (again || isOurs || isResultOfOurs(join(folder, RESULTS_FILE))) return;
  const found = names.find((name) => writtenNames.includes(name));
  if (found !== undefined) throw foreign(folder, found);
}

function foreign(folder: string, name: string): FolderError {
  const problem = `holds ${name}, which this suite did not write; name another folder, or remove what is in the way`;
  return new FolderError(folder, problem);
}

function isResultOfOurs(file: string): boolean {
  try {
    if (!lstatSync(file).isFile()) return false;
    const { schema, contract } = JSON.parse(readFileSync(file, 'utf8'));
    return schema === 1 && typeof contract.version === 'string';
  } catch {
    return false;
  }
}

function problemOf(error: unknown): string {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `is on a disk that is full (${code}); free some space, or name another folder`;
  }
  const way = code === 'EEXIST' || code === 'ENOTDIR' ? 'is not a folder' : 'cannot be written';
  const why = code === undefined ? `: ${String(error)}` : ` (${code})`;
  return `${way}${why}; name a folder that this user may write to`;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
