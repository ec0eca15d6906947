import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseOwnRequirements } from '../../spec/requirement-files.ts';
import { addRequirements, type Requirement } from '../../spec/requirements.ts';
import { refuseDuplicates, SpecError } from '../../spec/yaml.ts';
import { usage } from './exit-codes.ts';
import { isModule, isOwnCheck, OWN_CHECKS } from './own-checks.ts';

/** Where a suite keeps its requirements. */
const REQUIREMENTS = 'requirements.yaml';

/** A file of checks of a suite beside ours. */
interface OwnFile {
  readonly path: string;
  /** The ids that stand in it. */
  readonly cites: ReadonlySet<string>;
}

/** What suites beside ours bring to a run. */
export interface OwnSuites {
  /** As they were given. */
  readonly folders: readonly string[];
  readonly rows: readonly Requirement[];
  readonly files: readonly OwnFile[];
}

/** What a command without `--add` has. */
export const noSuites: OwnSuites = { folders: [], rows: [], files: [] };

/**
 * Reads the suites in these folders, and has their rows follow ours in this process. Throws Stop where
 * one is not there, or where rows and checks do not belong together.
 */
export function addOwnSuites(folders: readonly string[]): OwnSuites {
  const suites = folders.map(ownSuite);
  const rows = suites.flatMap((suite) => suite.rows);
  explained(() => refuseDuplicates(`../${REQUIREMENTS}`, rows, ({ id }) => id));
  addRequirements(rows);
  return { folders, rows, files: suites.flatMap(({ files }) => files) };
}

/** The files of a run's own suites that cite one of these requirements. */
export function ownFilesCiting(
  { files }: Pick<OwnSuites, 'files'>,
  ids: readonly string[],
): readonly string[] {
  return files.filter(({ cites }) => ids.some((id) => cites.has(id))).map(({ path }) => path);
}

function ownSuite(folder: string): Pick<OwnSuites, 'rows' | 'files'> {
  const refuse = (problem: string) => usage(`--add ${folder}: ${problem}`);
  if (resolve(folder).includes('node_modules')) {
    refuse('the runner compiles nothing below node_modules; copy the folder to another place');
  }
  if (!existsSync(folder)) refuse('the folder does not exist');
  const file = join(folder, REQUIREMENTS);
  if (!existsSync(file))
    refuse(`the folder lacks ${REQUIREMENTS}; add it, with a row for each id that the checks cite`);
  const rows = explained(() =>
    // Named from where the command is, as everything else that it is given.
    parseOwnRequirements(join('..', relative('', file)), readFileSync(file, 'utf8')),
  );
  const files = filesIn(resolve(folder)).map((path) => ({ path, cites: citedIn(path, refuse) }));
  if (files.length === 0) refuse(`no file matches ${OWN_CHECKS}`);
  const known = new Set<string>(rows.map(({ id }) => id));
  for (const { path, cites } of files) {
    const unknown = [...cites].find((id) => !known.has(id));
    if (unknown !== undefined) {
      refuse(`${relative('', path)} cites ${unknown}, which is not in ${REQUIREMENTS}`);
    }
  }
  const unchecked = rows.find(
    ({ id, excluded }) => excluded === undefined && !files.some(({ cites }) => cites.has(id)),
  );
  if (unchecked !== undefined) refuse(`no check cites ${unchecked.id} of ${REQUIREMENTS}`);
  return { rows, files };
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isOwnCheck(name) && !name.includes('node_modules'))
    .sort()
    .map((name) => join(folder, name));
}

/** A check whose second argument, one id or a list, has an id of ours; its first is its title. */
const CITES_OURS =
  /\bcheck\(\s*(['"`])(?:(?!\1).)*\1\s*,\s*\[?[^\](]*?['"`]((?!OWN-)[A-Z]+(?:-[A-Z]+)+-\d{3})['"`]/s;

/** The ids of its own that stand in a file. Throws Stop where it covers one of ours, or cannot be loaded. */
function citedIn(path: string, refuse: (problem: string) => never): ReadonlySet<string> {
  const name = relative('', path);
  if (!isModule(path)) {
    refuse(
      `${name} is not an ES module; let it end in .mts or .mjs, or set "type": "module" in package.json`,
    );
  }
  const text = readFileSync(path, 'utf8');
  const [, , ours] = CITES_OURS.exec(text) ?? [];
  if (ours !== undefined) {
    refuse(`${name} covers ${ours}; checks of your own cover requirements of your own, OWN-…`);
  }
  return new Set(text.match(/\bOWN(?:-[A-Z]+)+-\d{3}\b/g));
}

function explained<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SpecError) usage(error.message);
    throw error;
  }
}
