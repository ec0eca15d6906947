import { causeOfRow } from './cause-of-row.ts';
import { isKnownBlock, isUnexpectedPass } from './judged.ts';
import type { RequirementResult, RunResult, Verdict } from './model.ts';
import { byText } from './outcome.ts';
import { selectionInWords } from './selection-in-words.ts';
import { suiteInWords } from './suite-in-words.ts';

/** What became of a requirement from one run to another. */
export const changes = ['worse', 'better', 'new', 'gone'] as const;

export type Change = (typeof changes)[number];

/** A requirement that two runs do not agree on; a verdict is absent where a run was not asked for it. */
export interface ComparedRow {
  readonly id: string;
  readonly text: string;
  readonly before?: Verdict;
  readonly after?: Verdict;
}

/** Requirements that changed in the same way for the same cause. */
export interface ComparedCause {
  readonly change: Change;
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

export interface Comparison {
  /** What else differs between the runs, so that it may be that which changed a verdict. */
  readonly remarks: readonly string[];
  /** The worse first; of each change, the cause of most requirements first. */
  readonly causes: readonly ComparedCause[];
  /** Requirements per change, and those with one verdict in both runs. */
  readonly counts: Readonly<Record<Change | 'alike', number>>;
}

/** From worst to best. A known failure is what was listed; what was not judged says less than a pass. */
const RANKS: Readonly<Record<Exclude<Verdict, 'not-selected'>, number>> = {
  failed: 0,
  'known-failure': 0,
  blocked: 1,
  unverified: 2,
  'not-applicable': 2,
  excluded: 2,
  warned: 3,
  passed: 4,
};

/** Compares two runs, requirement by requirement. */
export function compared(before: RunResult, after: RunResult): Comparison {
  const old = selectedById(before);
  const now = selectedById(after);
  const groups = new Map<string, ComparedCause>();
  const counts = { worse: 0, better: 0, new: 0, gone: 0, alike: 0 };
  for (const id of new Set([...now.keys(), ...old.keys()])) {
    const [was, is] = [old.get(id), now.get(id)];
    const change = changeOf(was, is);
    counts[change] += 1;
    const told = change === 'better' || change === 'gone' ? was : is;
    if (change === 'alike' || told === undefined) continue;
    const title = causeOfRow(told, change === 'better' || change === 'gone' ? before : after);
    const row = {
      id,
      text: told.text,
      ...(was === undefined ? {} : { before: comparedAs(was) }),
      ...(is === undefined ? {} : { after: comparedAs(is) }),
    };
    const key = `${change} ${title}`;
    groups.set(key, { change, title, rows: [...(groups.get(key)?.rows ?? []), row] });
  }
  return { remarks: remarksOn(before, after), causes: [...groups.values()].sort(byWeight), counts };
}

function selectedById({ requirements }: RunResult): ReadonlyMap<string, RequirementResult> {
  return new Map(
    requirements.filter(({ verdict }) => verdict !== 'not-selected').map((row) => [row.id, row]),
  );
}

function changeOf(
  before: RequirementResult | undefined,
  after: RequirementResult | undefined,
): Change | 'alike' {
  if (before === undefined) return 'new';
  if (after === undefined) return 'gone';
  const step = rankOf(after) - rankOf(before);
  if (step === 0) return 'alike';
  return step < 0 ? 'worse' : 'better';
}

function rankOf(row: RequirementResult): number {
  const verdict = comparedAs(row);
  if (verdict === 'not-selected') return RANKS.unverified;
  // To list a blocked row as known does not make it worse.
  return isKnownBlock(row) ? RANKS.blocked : RANKS[verdict];
}

/** What a row came to on the target: a list that is out of date says nothing of it. */
function comparedAs(row: RequirementResult): Verdict {
  return isUnexpectedPass(row) ? 'passed' : row.verdict;
}

function byWeight(a: ComparedCause, b: ComparedCause): number {
  const order = changes.indexOf(a.change) - changes.indexOf(b.change);
  return order || b.rows.length - a.rows.length || byText(a.title, b.title);
}

function remarksOn(before: RunResult, after: RunResult): readonly string[] {
  const told = (what: string, of: (result: RunResult) => string) =>
    of(before) === of(after) ? [] : [`${what}: ${of(before)}, now ${of(after)}`];
  return [
    ...told('started', ({ startedAt }) => startedAt),
    ...told('target', ({ target }) => target.baseUrl),
    ...told('profile', ({ target }) => target.profile),
    ...told('suite', ({ suite }) => suiteInWords(suite)),
    ...told('contract', ({ contract }) => contract.version),
    ...told('contract as of', ({ contract }) => contract.revision),
    ...told('seed', ({ seed }) => String(seed)),
    ...told('asked for', ({ run }) => selectionInWords(run.selection) || 'everything'),
    ...told('known failures', ({ summary }) => String(summary.knownFailures)),
    ...told('cut short', ({ run }) => run.cutShort ?? 'no'),
  ];
}
