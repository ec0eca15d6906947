import { counted } from './counted.ts';
import type { ExitCode, Policy, RunResult } from './model.ts';

type Gathered = Pick<RunResult, 'summary' | 'errors' | 'run' | 'requirements' | 'judged'> & {
  /** Whether it is one of several shards, which `merge` judges together. */
  readonly awaitsMerge?: boolean;
};

/**
 * The exit code of a run, and why it is not 0. A run that judged nothing is never green, whatever it
 * was restricted to; one of several shards may be, until they are merged. What is blocked was not
 * judged: it turns a run red, and makes none green.
 */
export function judgeRun(result: Gathered, policy: Policy): { exitCode: ExitCode; red: string[] } {
  const { summary, errors, run, judged, awaitsMerge = false } = result;
  if (run.gone && run.cutShort !== undefined) {
    return { exitCode: 3, red: [run.cutShort] };
  }
  if (errors.length > 0) {
    return { exitCode: 4, red: [`${counted(errors.length, 'mistake')} of the suite itself`] };
  }
  const cutShort = run.cutShort === undefined ? [] : [`the run was ${run.cutShort}`];
  const isBlocked = summary.blocked > 0 && !policy.allowBlocked;
  if (judged.requirements === 0 && !isBlocked && !awaitsMerge) {
    const why = run.checks === 0 ? ['no check was selected'] : nothingJudged(result);
    return { exitCode: 2, red: cutShort.length > 0 ? cutShort : why };
  }
  const red = [
    ...(summary.failed > 0 ? [`${counted(summary.failed, 'requirement')} failed`] : []),
    ...(isBlocked ? [`${counted(summary.blocked, 'requirement')} blocked`] : []),
    ...(summary.unverified > 0 && policy.requireVerified
      ? [`${counted(summary.unverified, 'requirement')} unverified`]
      : []),
    ...cutShort,
  ];
  return { exitCode: red.length > 0 ? 1 : 0, red };
}

/** How many keys a line names. */
const MOST_KEYS = 3;

/** What of the profile keeps the selected requirements from being judged, the most frequent first. */
function nothingJudged({ requirements }: Gathered): string[] {
  const counts = new Map<string, number>();
  for (const { checks, because } of requirements) {
    for (const key of checks.length > 0 ? (because?.profileKeys ?? []) : []) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const keys = [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key);
  const named = keys.slice(0, MOST_KEYS).join(', ');
  return [`no row came to a verdict${named === '' ? '' : `; see ${named} in the profile`}`];
}
