import type { RequirementResult, RunResult, Summary, Verdict } from './model.ts';
import { byText } from './outcome.ts';
import { summarise } from './summary.ts';

/** The requirements of one area and their tally. */
export interface AreaGroup {
  readonly area: string;
  readonly summary: Summary;
  readonly requirements: readonly RequirementResult[];
}

/** Requirements by area, areas and requirements in the order of the result. */
export function byArea(requirements: readonly RequirementResult[]): AreaGroup[] {
  return [...new Set(requirements.map(({ area }) => area))].map((area) => {
    const inArea = requirements.filter((requirement) => requirement.area === area);
    return { area, summary: summarise(inArea), requirements: inArea };
  });
}

/** The requirements that the run was asked for. */
export function selectedIn({
  requirements,
}: Pick<RunResult, 'requirements'>): readonly RequirementResult[] {
  return requirements.filter(({ verdict }) => verdict !== 'not-selected');
}

/** The areas that the run was asked for, with those of their requirements too that it was not. */
export function touchedAreas({ requirements }: Pick<RunResult, 'requirements'>): AreaGroup[] {
  return byArea(requirements).filter((area) => selectedIn(area).length > 0);
}

/** The requirements that came to one verdict. */
export function withVerdict(
  { requirements }: Pick<RunResult, 'requirements'>,
  wanted: Verdict,
): RequirementResult[] {
  return requirements.filter(({ verdict }) => verdict === wanted);
}

/** The ids that share a reason; the reason that most share comes first. */
export function byReason(
  requirements: readonly RequirementResult[],
): { reason: string; ids: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { id, reason = 'no reason given' } of requirements) {
    groups.set(reason, [...(groups.get(reason) ?? []), id]);
  }
  return [...groups]
    .map(([reason, ids]) => ({ reason, ids }))
    .sort((a, b) => b.ids.length - a.ids.length || byText(a.reason, b.reason));
}
