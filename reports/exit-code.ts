import { counted } from './counted.ts';
import type { ExitCode, Policy, RunResult } from './model.ts';

type Judged = Pick<RunResult, 'summary' | 'errors' | 'run'>;

/** The exit code of a run, and why it is not 0. A run in which nothing was judged is never green. */
export function judgeRun(result: Judged, policy: Policy): { exitCode: ExitCode; red: string[] } {
  const { summary, errors, run } = result;
  if (run.gone && run.cutShort !== undefined) {
    return { exitCode: 3, red: [run.cutShort] };
  }
  if (errors.length > 0) {
    return { exitCode: 4, red: [`${counted(errors.length, 'mistake')} of the suite itself`] };
  }
  if (run.checks === 0 && run.cutShort === undefined) {
    return { exitCode: 2, red: ['no check was selected'] };
  }
  const red = [
    ...(summary.failed > 0 ? [`${counted(summary.failed, 'requirement')} failed`] : []),
    ...(summary.blocked > 0 && !policy.allowBlocked
      ? [`${counted(summary.blocked, 'requirement')} blocked`]
      : []),
    ...(summary.unverified > 0 && policy.requireVerified
      ? [`${counted(summary.unverified, 'requirement')} unverified`]
      : []),
    ...(run.cutShort === undefined ? vacuous(summary, run) : [`the run was ${run.cutShort}`]),
  ];
  return { exitCode: red.length > 0 ? 1 : 0, red };
}

/** The exit code alone, for a result that was read back from its file. */
export function exitCode(result: Judged, policy: Policy): ExitCode {
  return judgeRun(result, policy).exitCode;
}

/** A full run that came to no verdict on the target; one requirement alone may well have none. */
function vacuous(summary: Judged['summary'], { selection }: Judged['run']): string[] {
  const { passed, failed, warned, blocked, knownFailures } = summary;
  const judged = passed + failed + warned + blocked + knownFailures;
  return selection.length === 0 && judged === 0 ? ['nothing could be judged'] : [];
}
