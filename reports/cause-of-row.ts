import type { RequirementResult, RunResult } from './model.ts';

/** What brought a requirement to its verdict in a run, as its reports head it. */
export function causeOfRow(row: RequirementResult, { causes }: RunResult): string {
  const cause = causes.find(({ requirements }) => requirements.some(({ id }) => id === row.id));
  return cause?.title ?? row.reason ?? row.verdict;
}
