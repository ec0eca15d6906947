import type { RunSettings } from '../../fixtures/target/run-settings.ts';
import manifest from '../../package.json' with { type: 'json' };
import type { RunContext } from '../../reports/model.ts';
import type { Requirement } from '../../spec/requirements.ts';
import { latestRevision } from '../../spec/revisions.ts';
import { newRunId } from './run-options.ts';

/** What the processes of a run are told: the settings of the checks, and those of the reports. */
export interface RunFile extends RunSettings {
  readonly out: string;
  /** Those of the runner beside ours, as it finds them. */
  readonly reporters: readonly string[];
  /** Milliseconds that the target took for its first answer. */
  readonly latencyMs: number;
  readonly report: Omit<RunContext, 'requirements'>;
  /** The suites beside ours: their folders, absolute, and their rows. */
  readonly own: { readonly folders: readonly string[]; readonly rows: readonly Requirement[] };
}

/** The contract this suite checks; the last segment of every base URL. */
export const CONTRACT_VERSION = '2025-10-13';

/** A run of everything against no target: for listing checks, and to build other runs from. */
export function emptyRunFile(seed = 0): RunFile {
  const runId = newRunId();
  const revision = latestRevision;
  return {
    runId,
    seed,
    revision,
    slow: false,
    keepsWorkers: false,
    workers: 2,
    out: 'conformance-report',
    reporters: [],
    latencyMs: 0,
    subjects: [],
    own: { folders: [], rows: [] },
    report: {
      suite: { version: manifest.version },
      contract: { version: CONTRACT_VERSION },
      revision,
      seed,
      requireVerified: false,
      allowBlocked: false,
      target: { baseUrl: '', profile: '' },
      run: { id: runId, command: 'payments-conformance', flags: [] },
      knownFailures: [],
      pastFailures: [],
      absentCapabilities: [],
      guessedCapabilities: [],
      selection: [],
      preflight: [],
    },
  };
}
