import type { Asked } from '../spec/check-record.ts';
import { factText } from '../spec/evidence.ts';
import type { Outcome } from './outcome.ts';
import { plainLine } from './plain-text.ts';

/** What was asked of the target, with what it would show in words. */
export interface Surveyed extends Asked {
  readonly text: string;
}

/** Every answer of the survey once, by fact; two where the shards of a run were told differently. */
export function surveyOf(outcomes: readonly Outcome[]): readonly Surveyed[] {
  const asked = new Map<string, Surveyed>();
  for (const each of outcomes.flatMap(({ record }) => record.asked ?? [])) {
    const key = `${each.fact} ${each.answer}`;
    if (!asked.has(key)) asked.set(key, { ...each, text: factText(each.fact) });
  }
  return [...asked].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** The same, a line each, for a reader. */
export function surveyLines(survey: readonly Surveyed[]): readonly string[] {
  return survey.map(({ answer, text, told, call }) => {
    const came = call?.status === undefined ? '' : ` answered ${call.status} ${call.code ?? ''}`;
    const by = call === undefined ? '' : ` (${call.method} ${call.path}${came.trimEnd()})`;
    const why = told === undefined ? '' : `: ${plainLine(told)}`;
    return `${answer}: ${text}${by}${why}`;
  });
}
