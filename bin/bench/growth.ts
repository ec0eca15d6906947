import { runSubjects } from '../run/subjects-run.ts';
import { watched } from './processes.ts';

/** What a run against so many services at once took. */
export interface Grown {
  readonly ms: number;
  readonly checks: number;
  /** The most memory that the runner held; undefined where there is no `/proc`. */
  readonly runnerBytes: number | undefined;
}

/** Runs every check against so many copies of the reference service in one run. */
export async function grown(copies: number, seed: number): Promise<Grown> {
  const subjects = Array.from({ length: copies }, (_, at) => ({
    id: `copy ${at + 1}`,
    patches: [],
  }));
  const options = { seed, workers: 2, settleMs: 1_000, together: copies };
  const started = performance.now();
  const { value, taken } = await watched(() =>
    runSubjects(subjects, options, (_, { result }) => result?.run.checks ?? 0),
  );
  return {
    ms: performance.now() - started,
    checks: value.reduce((sum, checks) => sum + checks, 0),
    runnerBytes: taken.get('runner')?.peakBytes,
  };
}
