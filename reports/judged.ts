import { capabilities } from '../spec/capabilities.ts';
import { selectedIn } from './grouping.ts';
import type { Judged, RequirementResult, RunResult, Verdict } from './model.ts';

type Outcome = Pick<RequirementResult, 'verdict' | 'checks'>;

/** How much of what was selected came to a verdict, and what the profile took out of it. */
export function judgedIn(
  requirements: readonly RequirementResult[],
  guessed: readonly string[],
): Judged {
  const selected = selectedIn({ requirements });
  const takenOut = capabilities.flatMap((capability) => {
    const declared = !guessed.includes(capability);
    const verdict = declared ? 'not-applicable' : 'unverified';
    const rows = selected.filter(
      (row) =>
        row.verdict === verdict && row.because?.profileKeys?.includes(`capabilities.${capability}`),
    );
    return rows.length === 0 ? [] : [{ capability, requirements: rows.length, declared }];
  });
  const judged = judgedRows({ requirements });
  return {
    requirements: judged.length,
    shapeOnly: judged.filter(({ shapeOnly }) => shapeOnly).length,
    of: selected.length,
    takenOut: takenOut.sort((a, b) => b.requirements - a.requirements),
  };
}

/** The rows that came to a verdict on the target. */
export function judgedRows({
  requirements,
}: Pick<RunResult, 'requirements'>): readonly RequirementResult[] {
  return requirements.filter(isJudged);
}

/** Whether a row came to a verdict. A blocked row did not: its check did not get to what the row says. */
export function isJudged(row: Outcome): boolean {
  return (
    ['passed', 'failed', 'warned', 'known-failure'].includes(row.verdict) && !isKnownBlock(row)
  );
}

/** Begins the reason of a row that is listed as a known failure, and passes. */
export const UNEXPECTED_PASS = 'unexpected pass';

/** Whether a row failed for no more than that. */
export function isUnexpectedPass({ verdict, reason }: RequirementResult): boolean {
  return verdict === 'failed' && reason?.startsWith(UNEXPECTED_PASS) === true;
}

/** Whether a row that was blocked is listed as a known failure. */
export function isKnownBlock({ verdict, checks }: Outcome): boolean {
  const has = (one: Verdict) => checks.some((check) => check.verdict === one);
  return verdict === 'known-failure' && has('blocked') && !has('failed');
}
