import { randomBytes, randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { closest } from '../../fixtures/target/suggest.ts';
import { MOST_SHARDS } from '../../reports/shard-file.ts';
import type { OperationId } from '../../spec/openapi.ts';
import { isOwn, OWN_AREA } from '../../spec/own-rows.ts';
import {
  levels as allLevels,
  type Level,
  loadRequirements,
  takenOverBy,
} from '../../spec/requirements.ts';
import { latestRevision, type Revision, revisions } from '../../spec/revisions.ts';
import { usage } from './exit-codes.ts';
import { flagsOf } from './flags.ts';
import { namedReporter } from './further-reporters.ts';
import { areasWithChecks } from './known-checks.ts';
import { lastFailed } from './last-failed.ts';
import { namedOperation } from './named-operation.ts';
import { addOwnSuites, type OwnSuites } from './own-suites.ts';
import { selectedOf } from './selected-rows.ts';

/** The flags of `run`, checked. */
export interface RunOptions {
  readonly profile: string | undefined;
  readonly baseUrl: string | undefined;
  /** The service's own description, over the profile's. */
  readonly openapi: string | undefined;
  readonly suites: readonly string[];
  /** Suites beside ours, which run with them. */
  readonly own: OwnSuites;
  readonly levels: readonly Level[];
  readonly operations: readonly OperationId[];
  /** Those that are named, as far as they are of the levels and about the operations. */
  readonly requirements: readonly string[];
  readonly revision: Revision;
  readonly seed: number;
  readonly workers: number;
  readonly shard: string | undefined;
  readonly out: string;
  /** Reporters of the runner beside ours. */
  readonly reporters: readonly string[];
  readonly slow: boolean;
  /** Only the checks that need a browser on this machine, which are left out otherwise. */
  readonly browser: boolean;
  readonly requireVerified: boolean;
  readonly allowBlocked: boolean;
  readonly list: boolean;
  readonly watch: boolean;
}

/** Reads the flags of `run`. Throws Stop with the one that is wrong and what it may be. */
export function runOptions(args: string[]): RunOptions {
  const { values } = flagsOf({
    args,
    options: {
      profile: { type: 'string' },
      'base-url': { type: 'string' },
      openapi: { type: 'string' },
      suite: { type: 'string', multiple: true, default: [] },
      add: { type: 'string', multiple: true, default: [] },
      'last-failed': { type: 'boolean', default: false },
      level: { type: 'string', multiple: true, default: [] },
      operation: { type: 'string', multiple: true, default: [] },
      requirement: { type: 'string', multiple: true, default: [] },
      'as-of': { type: 'string' },
      seed: { type: 'string' },
      workers: { type: 'string' },
      shard: { type: 'string' },
      out: { type: 'string', default: 'conformance-report' },
      reporter: { type: 'string', multiple: true, default: [] },
      slow: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
      'require-verified': { type: 'boolean', default: false },
      'allow-blocked': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    },
  });
  // Before the other flags, which may name what is added.
  const own = addOwnSuites(values.add);
  const levels = values.level.map(knownLevel);
  const operations = values.operation.map(namedOperation);
  const named = [
    ...values.requirement.map(knownRequirement),
    ...(values['last-failed'] ? lastFailed(resolve(values.out)).map(knownRequirement) : []),
  ];
  return {
    profile: values.profile,
    baseUrl: values['base-url'],
    openapi: values.openapi,
    suites: values.suite.map((name) => knownSuite(name, own)),
    own,
    levels,
    operations,
    requirements: selectedOf(named, { levels, operations }),
    revision: revisionOf(values['as-of']),
    seed: seedOption(values.seed ?? (values.shard === undefined ? undefined : SHARD_SEED)),
    workers: values.workers === undefined ? 2 : wholeNumber('--workers', values.workers, 1),
    shard: values.shard === undefined ? undefined : shardOf(values.shard),
    // The runner takes a relative folder as one below its config.
    out: resolve(values.out),
    reporters: values.reporter.map(namedReporter),
    slow: values.slow,
    browser: values.browser,
    requireVerified: values['require-verified'],
    allowBlocked: values['allow-blocked'],
    list: values.list,
    watch: values.watch,
  };
}

/** How many ids the refusal of an unknown one names. */
const SUGGESTED = 3;

/** The shards of a run that is given no seed have to draw the same values. */
const SHARD_SEED = '1';

/** An id for one run, unlike that of any other. */
export function newRunId(): string {
  return randomBytes(4).toString('hex');
}

/** The seed a flag gives, or one drawn for this run. Throws Stop. */
export function seedOption(text: string | undefined): number {
  return text === undefined ? randomInt(1, 2 ** 31) : wholeNumber('--seed', text);
}

/** A whole number from a flag. Throws Stop. */
export function wholeNumber(flag: string, text: string, least = 0, most = 2 ** 31 - 1): number {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most
    ? value
    : usage(`${flag} takes a whole number from ${least} to ${most}, not "${text}"`);
}

function knownSuite(name: string, own: OwnSuites): string {
  const hasOwn = own.folders.length > 0;
  if (name === OWN_AREA && !hasOwn) {
    usage('--suite own: no suite of your own is given; name its folder with --add FOLDER');
  }
  const known = [...areasWithChecks(), ...(hasOwn ? [OWN_AREA] : [])];
  return known.some((area) => area === name)
    ? name
    : usage(
        `--suite ${name}: no suite has this name; the nearest are ${closest(name, known, SUGGESTED).join(', ')}`,
      );
}

function knownLevel(given: string): Level {
  return (
    allLevels.find((level) => level === given.toUpperCase()) ??
    usage(`--level takes ${allLevels.join(', ')}, not "${given}"`)
  );
}

function knownRequirement(given: string): string {
  const id = currentId(given);
  const ids = loadRequirements().map((row) => row.id);
  if (ids.some((each) => each === id)) return id;
  const ofKind = ids.filter((each) => isOwn(each) === isOwn(id));
  if (ofKind.length === 0) {
    usage(
      `--requirement ${id}: it belongs to a suite of your own; name its folder with --add FOLDER`,
    );
  }
  const nearest = closest(id, ofKind, SUGGESTED).join(', ');
  return usage(`--requirement ${id}: no requirement has this id; the nearest are ${nearest}`);
}

/** The id itself, or the one that took over from it, which is said on standard error. */
export function currentId(id: string): string {
  const current = takenOverBy(id);
  if (current === undefined) return id;
  process.stderr.write(`${id} is replaced by ${current}, which says the same\n`);
  return current;
}

/** The month that a flag names, the latest without one. Throws Stop. */
export function revisionOf(text: string | undefined, flag = '--as-of'): Revision {
  return (
    revisions.find((revision) => revision === (text ?? latestRevision)) ??
    usage(`${flag} takes ${revisions.join(', ')}, not "${text}"`)
  );
}

/** The shard that a flag names, as it is written. Throws Stop. */
export function shardOf(text: string): string {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const isOne = Number(index) >= 1 && Number(index) <= Number(count);
  return isOne && Number(count) <= MOST_SHARDS
    ? text
    : usage(`--shard takes I/N such as 1/2, at most ${MOST_SHARDS} shards, not "${text}"`);
}
