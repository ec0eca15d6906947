import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Area, areas } from '../../spec/areas.ts';
import { usage } from './exit-codes.ts';

/** What git tells of the project, for choosing what a landing is held to. */
export interface History {
  /** By commit, the newest first, the areas whose files it touched. */
  readonly touched: readonly (readonly Area[])[];
  /** Where the turn of this commit begins, from 0 to 1. */
  readonly start: number;
}

/** The name of a folder or file that stands where each area has one. */
const OF_AN_AREA =
  /^(?:suites|generators|spec\/(?:openapi|requirements)|fixtures\/(?:areas|defects|reference|variants))\/([\w-]+)/gm;

/** How many commits are looked at where `CI_BASE` names none: how many landed is not to be known. */
const COMMITS = 10;

/** The part of the circle from one commit's turn to the next: no row of commits meets few places. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Reads the history of a checkout: what is not committed yet, and the commits since `base`, or the
 * last few. Without git, nothing is touched. Throws Stop where `base` is no commit.
 */
export function readHistory(folder = project, base = process.env['CI_BASE']): History {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  const known = tried(() => git('rev-parse', 'HEAD').trim());
  if (known === undefined) return { touched: [], start: 0 };
  const range = base === undefined ? ['-n', `${COMMITS}`] : [`${base}..HEAD`];
  const log = tried(() =>
    git('log', '--first-parent', '-m', '--no-renames', '--name-only', '--format=%x00', ...range),
  );
  if (log === undefined) usage(`CI_BASE ${base}: git does not know this commit`);
  const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
  const turn = isShallow
    ? Number.parseInt(known.slice(0, 8), 16)
    : Number(git('rev-list', '--count', 'HEAD'));
  return {
    touched: [git('diff', '--no-renames', '--name-only', 'HEAD'), ...log.split('\0').slice(1)].map(
      areasIn,
    ),
    start: (turn * GOLDEN) % 1,
  };
}

/** The areas to which files belong by their names, a name to a line; shared files belong to none. */
export function areasIn(names: string): readonly Area[] {
  const found = new Set([...names.matchAll(OF_AN_AREA)].map(([, name]) => name));
  return areas.filter((area) => found.has(area));
}

function tried<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
