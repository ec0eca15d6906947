import { createRedactor } from '../fixtures/client/redaction.ts';
import { isFatal, preflight } from '../fixtures/target/preflight.ts';
import { loadProfile, type Profile, parseProfile } from '../fixtures/target/profile.ts';
import { createTarget } from '../fixtures/target/target.ts';
import { capabilities } from '../spec/capabilities.ts';
import { loadRequirements } from '../spec/requirements.ts';
import { startEmbedded } from './embedded.ts';
import { exitCodes, Stop, usage } from './exit-codes.ts';
import { CONTRACT_VERSION, emptyRunFile, type RunFile } from './run-file.ts';
import type { RunOptions } from './run-options.ts';

/** Nobody is to wait for the sandbox of the embedded service. */
const TIME_SCALE = 0.01;

/** A run whose target has been looked at. */
export interface PreparedRun {
  readonly file: RunFile;
  readonly preflight: readonly string[];
  /** Stops the embedded service, if it was started. */
  close(): Promise<void>;
}

/**
 * Finds the target, looks it over and settles the settings of the run. Throws ProfileError or
 * Stop: 2 for what is to be mended in profile or flags, 3 for a target that cannot be reached or
 * that may be production.
 */
export async function prepareRun(
  options: RunOptions,
  command: readonly string[],
): Promise<PreparedRun> {
  const { profile, stop } = await targetOf(options);
  try {
    refuseUnknownFailures(profile);
    const target = createTarget(profile);
    // A line may quote the target, and the target may quote what it was sent.
    const { text: redact } = createRedactor(target.secrets());
    const { observations, profile: usable } = await preflight(target, CONTRACT_VERSION);
    const lines = observations.map(({ level, line }) => `${level}: ${redact(line)}`);
    const fatal = observations.find(isFatal);
    if (fatal !== undefined) {
      const { usage: wrong, unreachable } = exitCodes;
      throw new Stop(fatal.level === 'wrong' ? wrong : unreachable, redact(fatal.line));
    }
    const file = runFileOf(options, usable, lines, command);
    return { file, preflight: lines, close: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function targetOf({ profile, baseUrl }: RunOptions): Promise<{
  profile: Profile;
  stop: () => Promise<void>;
}> {
  if (profile !== undefined || baseUrl !== undefined) {
    return { profile: loadProfile(profile, process.env, baseUrl), stop: async () => undefined };
  }
  const reference = await startEmbedded({ timeScale: TIME_SCALE });
  const text = JSON.stringify(reference.profile);
  return {
    profile: parseProfile(text, 'the embedded reference service', {}),
    stop: () => reference.close(),
  };
}

function refuseUnknownFailures({ knownFailures, source }: Profile): void {
  const ids = new Set<string>(loadRequirements().map(({ id }) => id));
  for (const { id } of knownFailures) {
    if (!ids.has(id)) {
      usage(`${source}: knownFailures names ${id}, which no row of spec/requirements has`);
    }
  }
}

function runFileOf(
  options: RunOptions,
  profile: Profile,
  lines: readonly string[],
  command: readonly string[],
): RunFile {
  const { seed, revision, workers, out, requireVerified, allowBlocked, shard } = options;
  const empty = emptyRunFile(seed);
  return {
    ...empty,
    revision,
    slow: options.slow || profile.run.slow,
    workers,
    out,
    subjects: [{ id: '', profile }],
    report: {
      ...empty.report,
      revision,
      requireVerified,
      allowBlocked,
      target: { baseUrl: profile.baseUrl, profile: profile.source },
      run: {
        id: empty.runId,
        command: ['payments-conformance', ...command].join(' '),
        flags: targetFlags(options),
      },
      knownFailures: profile.knownFailures as RunFile['report']['knownFailures'],
      absentCapabilities: capabilities.filter((name) => !profile.capabilities[name]),
      selection: [
        ...options.suites.map((name) => `--suite ${name}`),
        ...options.requirements.map((id) => `--requirement ${id}`),
        ...(shard === undefined ? [] : [`--shard ${shard}`]),
      ],
      preflight: lines,
    },
  };
}

function targetFlags({ profile, baseUrl, revision }: RunOptions): string[] {
  return [
    ...(profile === undefined ? [] : ['--profile', profile]),
    ...(baseUrl === undefined ? [] : ['--base-url', baseUrl]),
    ...(revision === '2026-09' ? [] : ['--as-of', revision]),
  ];
}
