import { counted } from './counted.ts';
import type { ExitCode, Policy, RunResult } from './model.ts';

type Judged = Pick<RunResult, 'summary' | 'errors' | 'run' | 'requirements'>;

/**
 * The exit code of a run, and why it is not 0. A run in which nothing was judged is never green, but
 * for one of several shards.
 */
export function judgeRun(result: Judged, policy: Policy): { exitCode: ExitCode; red: string[] } {
  const { summary, errors, run } = result;
  if (run.gone && run.cutShort !== undefined) {
    return { exitCode: 3, red: [run.cutShort] };
  }
  if (errors.length > 0) {
    return { exitCode: 4, red: [`${counted(errors.length, 'mistake')} of the suite itself`] };
  }
  if (run.checks === 0 && run.cutShort === undefined && !isRestrictedBy(/^--shard /, run)) {
    return { exitCode: 2, red: ['no check was selected'] };
  }
  if (isVacuous(result)) {
    return { exitCode: 2, red: [nothingJudged(result)] };
  }
  const red = [
    ...(summary.failed > 0 ? [`${counted(summary.failed, 'requirement')} failed`] : []),
    ...(summary.blocked > 0 && !policy.allowBlocked
      ? [`${counted(summary.blocked, 'requirement')} blocked`]
      : []),
    ...(summary.unverified > 0 && policy.requireVerified
      ? [`${counted(summary.unverified, 'requirement')} unverified`]
      : []),
    ...(run.cutShort === undefined ? [] : [`the run was ${run.cutShort}`]),
  ];
  return { exitCode: red.length > 0 ? 1 : 0, red };
}

/** The exit code alone, for a result that was read back from its file. */
export function exitCode(result: Judged, policy: Policy): ExitCode {
  return judgeRun(result, policy).exitCode;
}

/**
 * Whether a run came to no verdict on the target. One of several shards may well have none, and so may
 * a requirement that is asked for alone, and a suite that nobody could verify.
 */
function isVacuous({ summary, run }: Judged): boolean {
  const { passed, failed, warned, blocked, knownFailures } = summary;
  const judged = passed + failed + warned + blocked + knownFailures;
  const isPart = isRestrictedBy(/^--(?:shard|requirement) /, run);
  const isOpen = run.selection.length > 0 && summary.unverified > 0;
  return judged === 0 && run.cutShort === undefined && !isPart && !isOpen;
}

function isRestrictedBy(flag: RegExp, { selection }: Judged['run']): boolean {
  return selection.some((word) => flag.test(word));
}

/** How many keys a line names. */
const MOST_KEYS = 3;

/** What of the profile keeps the selected requirements from being judged, the most frequent first. */
function nothingJudged({ requirements }: Judged): string {
  const counts = new Map<string, number>();
  for (const { checks, because } of requirements) {
    for (const key of checks.length > 0 ? (because?.profileKeys ?? []) : []) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const keys = [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key);
  const named = keys.slice(0, MOST_KEYS).join(', ');
  return `nothing could be judged${named === '' ? '' : `; see ${named} in the profile`}`;
}
