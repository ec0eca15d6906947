import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Patch, patchedReference } from '../fixtures/defects/patch.ts';
import { publishSettings, type Subject } from '../fixtures/run/settings.ts';
import { parseProfile } from '../fixtures/target/profile.ts';
import { overlaid } from '../fixtures/variants/overlay.ts';
import type { RunResult } from '../reports/model.ts';
import { RESULTS_FILE } from '../reports/report-files.ts';
import { subjectFolder } from '../reports/subject-folder.ts';
import { loadOpenApi } from '../spec/openapi.ts';
import { newPinKey } from './embedded.ts';
import { runPlaywright } from './playwright.ts';
import { emptyRunFile, type RunFile } from './run-file.ts';

/** A patched reference service, and which checks to run against it. */
export interface PatchedSubject {
  readonly id: string;
  readonly patches: readonly Patch[];
  /** What the profile says differently because of the patches. */
  readonly profile?: object;
  readonly only?: Subject['only'];
}

export interface SubjectsRunOptions {
  readonly seed: number;
  readonly workers: number;
  /** Milliseconds a state may take to settle; a defect may keep it from ever doing so. */
  readonly settleMs: number;
}

/**
 * Starts every subject on a port of its own in this process and checks them all in one run.
 * Resolves with the result of each, by its id; a subject no check was run against has none.
 */
export async function runSubjects(
  subjects: readonly PatchedSubject[],
  { seed, workers, settleMs }: SubjectsRunOptions,
): Promise<ReadonlyMap<string, RunResult>> {
  const pinKey = await newPinKey();
  const started = await Promise.all(
    subjects.map(async (subject) => {
      const { startReference } = await patchedReference(subject.patches);
      const reference = await startReference({ openApi: loadOpenApi(), pinKey, timeScale: 0.01 });
      const written = overlaid(reference.profile, { timeouts: { settleMs }, ...subject.profile });
      const profile = parseProfile(JSON.stringify(written), subject.id, {});
      const { id, only } = subject;
      return { reference, subject: { id, profile, ...(only === undefined ? {} : { only }) } };
    }),
  );
  const out = mkdtempSync(join(tmpdir(), 'payments-conformance-subjects-'));
  const checked = started.map(({ subject }) => subject);
  const file: RunFile = { ...emptyRunFile(seed), subjects: checked, workers, out };
  const withdraw = publishSettings(file);
  try {
    await runPlaywright([]);
    return new Map(subjects.flatMap(({ id }) => resultOf(out, id)));
  } finally {
    withdraw();
    rmSync(out, { recursive: true, force: true });
    await Promise.all(started.map(({ reference }) => reference.close()));
  }
}

function resultOf(out: string, id: string): [string, RunResult][] {
  try {
    const file = join(out, subjectFolder(id), RESULTS_FILE);
    return [[id, JSON.parse(readFileSync(file, 'utf8'))]];
  } catch {
    return [];
  }
}
