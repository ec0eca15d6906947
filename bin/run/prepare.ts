import { resolve } from 'node:path';
import { createRedactor } from '../../fixtures/client/redaction.ts';
import type { Observation } from '../../fixtures/target/observation.ts';
import { patienceOf } from '../../fixtures/target/patience.ts';
import { isFatal, preflight } from '../../fixtures/target/preflight.ts';
import type { KnownFailure, Profile } from '../../fixtures/target/profile-types.ts';
import { settledProfile } from '../../fixtures/target/settled-profile.ts';
import { createTarget, type Target } from '../../fixtures/target/target.ts';
import { outputLine } from '../../reports/ci-commands.ts';
import { excusedOn, today } from '../../reports/known-failures.ts';
import { releaseFolder } from '../../reports/report-folder.ts';
import { capabilities } from '../../spec/capabilities.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { callOf } from '../../spec/openapi.ts';
import { isOwn } from '../../spec/own-rows.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { latestRevision } from '../../spec/revisions.ts';
import { commit } from './commit.ts';
import { startEmbedded } from './embedded.ts';
import { receiving } from './event-receiver.ts';
import { exitCodes, Stop } from './exit-codes.ts';
import { removeLeftovers } from './leftovers.ts';
import { emptied } from './out-folder.ts';
import { ownOpenApi, readOpenApi } from './own-openapi.ts';
import { CONTRACT_VERSION, emptyRunFile, type RunFile } from './run-file.ts';
import { currentId, type RunOptions } from './run-options.ts';
import { selectedRows } from './selected-rows.ts';

/** Nobody is to wait for the sandbox of the embedded service. */
const TIME_SCALE = 0.01;

/** How long a target that answers 429 is asked again before a run, in all. */
const PATIENCE_MS = 60_000;

/** A run whose target has been looked at. */
export interface PreparedRun {
  readonly file: RunFile;
  readonly preflight: readonly string[];
  /** Gives the folder of the reports free, and stops the embedded service, if it was started. */
  close(): Promise<void>;
}

/**
 * Finds the target, takes the folder for the reports, looks the target over and settles the settings
 * of the run. `runner` is the process that will run the checks, where it is not this one. Throws
 * ProfileError or Stop: 2 for what is to be mended in profile or flags, 3 for a target that cannot
 * be reached or that may be production.
 */
export async function prepareRun(
  options: RunOptions,
  command: readonly string[],
  runner = process.pid,
): Promise<PreparedRun> {
  removeLeftovers();
  const { profile, stop } = await listeningTo(await targetOf(options), options);
  const empty = emptyRunFile(options.seed);
  const pids = [process.pid, runner];
  let out = options.out;
  const close = async () => {
    releaseFolder(out, empty.runId);
    await stop();
  };
  try {
    const { excused, past } = excusedOn(today(), knownFailuresOf(profile));
    out = options.list ? out : emptied(out, { run: empty.runId, pids });
    const target = createTarget(profile);
    const place = options.list ? undefined : (options.openapi ?? profile.openapi);
    const described = place === undefined ? undefined : await readOpenApi(place, target);
    // A line may quote the target, and the target may quote what it was sent.
    const { text: redact } = createRedactor(target.secrets());
    const looked = await preflight(patient(target), CONTRACT_VERSION);
    const { observations, profile: usable, latencyMs } = looked;
    const lines = [...observations, ...past.map(overdue)].map(
      ({ level, line }) => `${level}: ${redact(line)}`,
    );
    const fatal = observations.find(isFatal);
    if (fatal !== undefined) {
      const { usage: wrong, unreachable } = exitCodes;
      throw new Stop(fatal.level === 'wrong' ? wrong : unreachable, redact(fatal.line));
    }
    const known = {
      ...usable,
      knownFailures: excused.map(({ id, reason }) => ({ id, reason: redact(reason) })),
    };
    const begun = { ...empty, report: { ...empty.report, pastFailures: toldIn(past, redact) } };
    const file = { ...runFileOf(begun, options, known, lines, command, redact), out, latencyMs };
    if (described === undefined) return { file, preflight: lines, close };
    const openapi = ownOpenApi(described, createTarget(usable), options.revision, redact);
    const report = { ...file.report, openapi };
    const withOpenApi = { ...file, theirOpenApi: described.document, report };
    return { file: withOpenApi, preflight: lines, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The target as it is looked at before a run: a minute of nothing but 429 ends that. */
function patient(target: Target): Target {
  const until = performance.now() + PATIENCE_MS;
  const tell = (line: string) => process.stderr.write(`${outputLine(`note: ${line}`)}\n`);
  const patience = patienceOf(() => until - performance.now(), tell);
  return { ...target, limits: { ...target.limits, patience } };
}

/** A target as its profile describes it, and how to stop what was started for it. */
interface FoundTarget {
  readonly profile: Profile;
  readonly stop: () => Promise<void>;
}

/** The target with a place for its events, where its profile asks for one and checks are run. */
async function listeningTo(found: FoundTarget, { list }: RunOptions): Promise<FoundTarget> {
  if (list) return found;
  try {
    const { profile, stop } = await receiving(found.profile);
    return { profile, stop: () => found.stop().then(stop) };
  } catch (error) {
    await found.stop();
    throw error;
  }
}

async function targetOf({ profile, baseUrl, revision }: RunOptions): Promise<FoundTarget> {
  if (profile !== undefined || baseUrl !== undefined) {
    const { loadProfile } = await import('../../fixtures/target/profile.ts');
    return { profile: loadProfile(profile, process.env, baseUrl), stop: async () => undefined };
  }
  const reference = await startEmbedded({ timeScale: TIME_SCALE, revision });
  const written = reference.profile;
  return {
    profile: settledProfile(written, written.baseUrl, 'the embedded reference service'),
    stop: () => reference.close(),
  };
}

/** What the profile announces, by the ids that hold today. */
function knownFailuresOf({ knownFailures }: Profile): Profile['knownFailures'] {
  const rows = loadRequirements();
  // A profile also serves runs without the suite that an id of its own is of.
  return knownFailures
    .filter(({ id }) => !isOwn(id) || rows.some((row) => row.id === id))
    .map((entry) => ({ ...entry, id: currentId(entry.id) }));
}

function overdue({ id, owner, until }: KnownFailure): Observation {
  const whose = owner === undefined ? '' : ` (${owner})`;
  return {
    level: 'note',
    line: `${id}${whose} was a known failure until ${until}: it counts again`,
  };
}

/** The same for the rows themselves. */
function toldIn(
  past: readonly KnownFailure[],
  redact: (text: string) => string,
): RunFile['report']['pastFailures'] {
  const told = past.map(({ id, owner, until, reason }) => {
    const why = [reason, ...(owner === undefined ? [] : [owner])].join(', ');
    return {
      id,
      reason: redact(`It was a known failure until ${until} (${why}), and counts again.`),
    };
  });
  return told as RunFile['report']['pastFailures'];
}

function runFileOf(
  empty: RunFile,
  options: RunOptions,
  profile: Profile,
  lines: readonly string[],
  command: readonly string[],
  redact: (text: string) => string,
): RunFile {
  const { revision, workers, reporters, requireVerified, allowBlocked, shard } = options;
  return {
    ...empty,
    revision,
    slow: options.slow || profile.run.slow,
    workers,
    reporters,
    subjects: [{ id: '', profile }],
    own: { folders: options.own.folders.map((each) => resolve(each)), rows: options.own.rows },
    report: {
      ...empty.report,
      revision,
      requireVerified,
      allowBlocked,
      target: { baseUrl: redact(profile.baseUrl), profile: redact(profile.source) },
      run: {
        id: empty.runId,
        command: redact(['payments-conformance', ...command].join(' ')),
        flags: targetFlags(options).map(redact),
      },
      suite: { ...empty.report.suite, ...checkedOut() },
      knownFailures: profile.knownFailures as RunFile['report']['knownFailures'],
      absentCapabilities: capabilities.filter((name) => !profile.capabilities[name]),
      guessedCapabilities: profile.guessed,
      selection: [
        ...options.suites.map((name) => `--suite ${name}`),
        ...options.levels.map((level) => `--level ${level}`),
        ...options.operations.map((id) => `--operation "${callOf(id)}"`),
        ...(options.browser ? ['--browser'] : []),
        ...options.requirements.map((id) => `--requirement ${id}`),
        ...(shard === undefined ? [] : [`--shard ${shard}`]),
      ],
      ...askedBy(options),
      ...(shard === undefined || profile.digest === undefined
        ? {}
        : { profileDigest: profile.digest }),
      preflight: lines,
    },
  };
}

function checkedOut(): Pick<RunFile['report']['suite'], 'commit'> {
  const known = commit();
  return known === '' ? {} : { commit: known };
}

/** The rows of a part of the suite; a shard is one of the whole. */
function askedBy(options: RunOptions): Pick<RunFile['report'], 'asked'> {
  const { suites, requirements, levels, operations, browser } = options;
  const named = [suites, requirements, levels, operations].some((each) => each.length > 0);
  const ids = requirements.length > 0 ? requirements : idsOf(options);
  return named || browser ? { asked: { areas: suites, ids } } : {};
}

/** The rows of the levels and operations that are asked for. */
function idsOf(options: RunOptions): readonly RequirementId[] {
  const { suites, levels, operations } = options;
  if (levels.length + operations.length === 0) return [];
  return selectedRows(options)
    .filter(({ area }) => suites.length === 0 || suites.includes(area))
    .map(({ id }) => id);
}

function targetFlags({ profile, baseUrl, revision, own }: RunOptions): string[] {
  return [
    ...(profile === undefined ? [] : ['--profile', profile]),
    ...(baseUrl === undefined ? [] : ['--base-url', baseUrl]),
    ...(revision === latestRevision ? [] : ['--as-of', revision]),
    ...own.folders.flatMap((folder) => ['--add', folder]),
  ];
}
