import type { Defect } from '../../fixtures/defects/defects.ts';
import type { RequirementResult, RunResult } from '../../reports/model.ts';
import { isCross, loadAreas, restsOn } from '../../spec/areas.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { requirement } from '../../spec/requirements.ts';

export interface DefectVerdict {
  readonly verdict: 'caught' | 'survived' | 'spilled' | 'crashed' | 'unstated' | 'stale';
  /** The checks that caught it, or what went wrong, for people. */
  readonly line: string;
}

/**
 * Whether a defect was caught as it should be: for every requirement it breaks, a check that cites
 * the requirement failed (or warned, where the requirement is a recommendation), no check of an
 * unrelated area turned red, and the service crashed only where that is the deviation. Where the profile
 * confirms nothing, a row that rests on what is open need not fail beside one that does.
 */
export function judgeDefect(
  defect: Defect,
  result: RunResult | undefined,
  crashes: readonly string[],
  isUnconfirmed = false,
): DefectVerdict {
  if (result === undefined) {
    return { verdict: 'survived', line: 'NOT CAUGHT: no check cites it' };
  }
  if (result.errors.length > 0) {
    return { verdict: 'survived', line: `NOT CAUGHT: ${result.errors[0]}` };
  }
  const rows = new Map(result.requirements.map((row) => [row.id, row]));
  const isCaught = (id: RequirementId) => catching(rows.get(id)).length > 0;
  for (const id of defect.breaks) {
    const row = rows.get(id);
    const isExcused =
      isUnconfirmed && row?.because?.rests !== undefined && defect.breaks.some(isCaught);
    if (!isCaught(id) && !isExcused) {
      const why = row === undefined ? 'no check' : `${row.verdict} ${row.reason ?? ''}`.trim();
      return { verdict: 'survived', line: `NOT CAUGHT: ${id} is ${why}` };
    }
  }
  const [crash] = crashes;
  if (crash !== undefined && !defect.crashes) {
    return { verdict: 'crashed', line: `CRASHED: ${crash}` };
  }
  if (crash === undefined && defect.crashes) {
    return { verdict: 'survived', line: 'NOT CAUGHT: it says `crashes`, and did not crash' };
  }
  const [spill] = spilled(defect, result);
  if (spill !== undefined) {
    return {
      verdict: 'spilled',
      line: `SPILLED: ${spill.id} is ${spill.verdict}: ${spill.reason ?? ''}`,
    };
  }
  const [first] = defect.breaks.flatMap((id) => catching(rows.get(id)));
  return { verdict: 'caught', line: first?.title ?? '' };
}

/**
 * What is told of a defect that was run with a profile which confirms nothing: one of a rule that the
 * contract does not state survives.
 */
export function unconfirmed({ unstated, each }: Defect, judged: DefectVerdict): DefectVerdict {
  // One of each operation may be caught by what the target has accepted there before.
  if (unstated.length === 0 || (each === true && judged.verdict === 'caught')) return judged;
  const open = unstated.join(', ');
  if (judged.verdict === 'survived') {
    return { verdict: 'unstated', line: `not stated by the contract: ${open}` };
  }
  return judged.verdict === 'caught'
    ? { verdict: 'stale', line: `STALE: caught, though it says that ${open} leaves it open` }
    : judged;
}

function catching(row: RequirementResult | undefined): RequirementResult['checks'] {
  if (row === undefined) {
    return [];
  }
  const wanted = row.level === 'MUST' ? ['failed'] : ['failed', 'warned'];
  return row.checks.filter(({ verdict }) => wanted.includes(verdict));
}

function spilled(defect: Defect, { requirements }: RunResult): readonly RequirementResult[] {
  const broken = defect.breaks.map((id) => requirement(id).area);
  if (broken.some(isCross)) {
    return [];
  }
  // What builds on a broken area may not get anywhere; what is stated for all shows everywhere.
  const related = new Set([
    ...[...broken, ...defect.spills],
    ...loadAreas().flatMap(({ id }) => {
      const needed = restsOn(id);
      return isCross(id) || broken.some((area) => needed.has(area)) ? [id] : [];
    }),
  ]);
  return requirements.filter(
    ({ area, verdict }) => !related.has(area) && (verdict === 'failed' || verdict === 'blocked'),
  );
}
