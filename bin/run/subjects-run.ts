import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Patch, patchedReference } from '../../fixtures/patches/patch.ts';
import type { Reference } from '../../fixtures/reference/index.ts';
import { isFatal, preflight } from '../../fixtures/target/preflight.ts';
import { parseProfile } from '../../fixtures/target/profile.ts';
import { publishSettings, type Subject } from '../../fixtures/target/run-settings.ts';
import { createTarget } from '../../fixtures/target/target.ts';
import { overlaid } from '../../fixtures/variants/overlay.ts';
import { type Receiver, startReceiver } from '../../fixtures/webhooks/receiver.ts';
import type { RunResult } from '../../reports/model.ts';
import { RESULTS_FILE } from '../../reports/report-names.ts';
import { subjectFolder } from '../../reports/subject-folder.ts';
import { openApiAsOf } from '../../spec/openapi.ts';
import { latestRevision, type Revision } from '../../spec/revisions.ts';
import { newPinKey } from './embedded.ts';
import { withMailbox } from './event-receiver.ts';
import { filesCiting } from './known-checks.ts';
import { patternOf, signals, startPlaywright } from './playwright.ts';
import { CONTRACT_VERSION, emptyRunFile, type RunFile } from './run-file.ts';

/** A patched reference service, and which checks to run against it. */
export interface PatchedSubject {
  readonly id: string;
  readonly patches: readonly Patch[];
  /** What the profile says differently because of the patches. */
  readonly profile?: object;
  /** The month that the service is of, and that it is held to. */
  readonly revision?: Revision;
  readonly only?: Subject['only'];
}

export interface SubjectsRunOptions {
  readonly seed: number;
  readonly workers: number;
  /** How many share a run: few enough that they fit in memory, and no wallet session ends within. */
  readonly together: number;
  /** Milliseconds a state may take to settle; a defect may keep it from ever doing so. */
  readonly settleMs: number;
  /** Also holds the preflight against each subject; what would stop a run is among its errors. */
  readonly lookOver?: boolean;
}

/** What came of one service. */
export interface Found {
  /** Missing where no check was run against it. */
  readonly result: RunResult | undefined;
  /** The exceptions that no handler meant, which it answered with 500. */
  readonly crashes: readonly string[];
}

/** What is kept of a service: a whole result of each would not fit in memory. */
export type Reading<S, Kept> = (subject: S, found: Found) => Kept;

/**
 * Starts every subject on a port of its own in this process and checks them all, so many in one run.
 * Says on standard error how far it is. Returns what is kept of those that were checked, the first of
 * them: not of all where somebody interrupted.
 */
export async function runSubjects<S extends PatchedSubject, Kept>(
  subjects: readonly S[],
  options: SubjectsRunOptions,
  read: Reading<S, Kept>,
): Promise<readonly Kept[]> {
  const kept: Kept[] = [];
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const signal of signals) process.on(signal, end);
  try {
    while (kept.length < subjects.length) {
      const batch = subjects.slice(kept.length, kept.length + options.together);
      const found = await runTogether(batch, options, ending.signal, read);
      if (ending.signal.aborted) break;
      kept.push(...found);
      process.stderr.write(`${kept.length} of ${subjects.length} checked\n`);
    }
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
  return kept;
}

async function runTogether<S extends PatchedSubject, Kept>(
  subjects: readonly S[],
  options: SubjectsRunOptions,
  ending: AbortSignal,
  read: Reading<S, Kept>,
): Promise<readonly Kept[]> {
  const pinKey = await newPinKey();
  // Nothing listens before every patch has been found to compile.
  const services = await Promise.all(subjects.map(({ patches }) => patchedReference(patches)));
  const running: Reference[] = [];
  const receiver = await startReceiver();
  try {
    const checked: Subject[] = [];
    for (const [at, { startReference }] of services.entries()) {
      const openApi = openApiAsOf(subjects[at]?.revision ?? latestRevision);
      const reference = await startReference({ openApi, pinKey, timeScale: 0.01 });
      running.push(reference);
      checked.push(
        ...subjects
          .slice(at, at + 1)
          .map((each) => subjectOf(each, { reference, receiver }, options)),
      );
    }
    if (ending.aborted) return [];
    return await checkedTogether(checked, options, (resultOf) =>
      subjects.map((subject, at) =>
        read(subject, { result: resultOf(subject.id), crashes: running[at]?.crashes ?? [] }),
      ),
    );
  } finally {
    await Promise.all(running.map((reference) => reference.close()));
    await receiver.close();
  }
}

/** A service, and what takes its events. */
interface Running {
  readonly reference: Reference;
  readonly receiver: Receiver;
}

function subjectOf(
  { id, only, profile, revision = latestRevision }: PatchedSubject,
  { reference, receiver }: Running,
  { settleMs }: SubjectsRunOptions,
): Subject {
  const waits = { timeouts: { settleMs }, webhooks: { waitMs: settleMs } };
  const written = overlaid(overlaid(reference.profile, waits), profile ?? {});
  const read = withMailbox(parseProfile(JSON.stringify(written), id, {}), receiver);
  return { id, profile: read, revision, ...(only === undefined ? {} : { only }) };
}

async function checkedTogether<Kept>(
  subjects: readonly Subject[],
  { seed, workers, lookOver = false }: SubjectsRunOptions,
  read: (resultOf: (id: string) => RunResult | undefined) => Kept,
): Promise<Kept> {
  const stops = new Map<string, readonly string[]>();
  if (lookOver) {
    await Promise.all(subjects.map(async (each) => stops.set(each.id, await stopsOf(each))));
  }
  const out = mkdtempSync(join(tmpdir(), 'payments-conformance-subjects-'));
  const file: RunFile = { ...emptyRunFile(seed), subjects, workers, out };
  const withdraw = publishSettings(file);
  try {
    await startPlaywright(filesFor(subjects)).begin();
    return read((id) => resultIn(out, id, stops.get(id) ?? []));
  } finally {
    withdraw();
    // Workers of an interrupted runner may outlive it for a moment, and write there.
    rmSync(out, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The files to load where every subject names its checks, which takes a part of the time; else all. */
function filesFor(subjects: readonly Subject[]): readonly string[] {
  const named = subjects.map(({ only }) =>
    only?.sampleOneIn === undefined ? only?.requirements : undefined,
  );
  const files = named.every((ids) => ids !== undefined) ? filesCiting(named.flat()) : undefined;
  return (files ?? []).map((file) => patternOf(`suites/${file}`));
}

/** What the preflight of an ordinary run would have stopped at. */
async function stopsOf({ profile }: Subject): Promise<readonly string[]> {
  const { observations } = await preflight(createTarget(profile), CONTRACT_VERSION);
  return observations.filter(isFatal).map(({ line }) => `preflight: ${line}`);
}

function resultIn(out: string, id: string, stops: readonly string[]): RunResult | undefined {
  try {
    const file = join(out, subjectFolder(id), RESULTS_FILE);
    const result: RunResult = JSON.parse(readFileSync(file, 'utf8'));
    return { ...result, errors: [...stops, ...result.errors] };
  } catch {
    return undefined;
  }
}
