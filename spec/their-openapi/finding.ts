/** What a difference comes to. */
export const differences = ['missing', 'stricter', 'looser', 'drift', 'unusable'] as const;

/**
 * `missing`: the contract states what the description lacks. `stricter`: a request that the contract
 * allows is refused. `looser`: an answer is allowed that the contract forbids. `drift`: the service does
 * not do what its description says. `unusable`: a part of the description cannot be held against anything.
 */
export type Difference = (typeof differences)[number];

/** One difference around a service's own description; no verdict, and without any value. */
export interface DescriptionFinding {
  readonly difference: Difference;
  /** The call as the contract writes it, else as it was made; `error answers` for those of every call. */
  readonly operation: string;
  /** The member, from `body`, `query` or `answer` down, or the status. */
  readonly where: string;
  /** What differs, with the keyword of the schema. */
  readonly differs: string;
  /** The clause or the requirement that states it. */
  readonly clause?: string;
  /** How often it was found. */
  readonly count: number;
}

/** What is kept of all that were found. */
export interface DescriptionFindings {
  /** How many different ones there were. */
  readonly found: number;
  readonly findings: readonly DescriptionFinding[];
}

/** No more are kept, for nobody reads more. */
export const MOST_FINDINGS = 200;

/** Every finding once with its count, by operation; the first of each operation where there are too many. */
export function mergedFindings(all: readonly DescriptionFinding[]): DescriptionFindings {
  const byKey = new Map<string, DescriptionFinding>();
  for (const each of all) {
    const key = keyOf(each);
    const known = byKey.get(key);
    byKey.set(key, known === undefined ? each : { ...known, count: known.count + each.count });
  }
  const sorted = [...byKey.values()].sort(inOrder);
  return { found: sorted.length, findings: kept(sorted) };
}

/** Whether two findings tell of the same. */
export function isSame(a: DescriptionFinding, b: DescriptionFinding): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf({ operation, difference, where, differs }: DescriptionFinding): string {
  return JSON.stringify([operation, difference, where, differs]);
}

/** As many of each operation as there is room for, so that a long list leaves none out. */
function kept(sorted: readonly DescriptionFinding[]): readonly DescriptionFinding[] {
  if (sorted.length <= MOST_FINDINGS) return sorted;
  const taken = new Map<string, number>();
  const ranked = sorted.map((finding) => {
    const rank = taken.get(finding.operation) ?? 0;
    taken.set(finding.operation, rank + 1);
    return { finding, rank };
  });
  const first = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, MOST_FINDINGS);
  return first.map(({ finding }) => finding).sort(inOrder);
}

function inOrder(a: DescriptionFinding, b: DescriptionFinding): number {
  return (
    compared(pathOf(a.operation), pathOf(b.operation)) ||
    compared(a.operation, b.operation) ||
    differences.indexOf(a.difference) - differences.indexOf(b.difference) ||
    compared(a.where, b.where) ||
    compared(a.differs, b.differs)
  );
}

function pathOf(operation: string): string {
  return operation.replace(/^[A-Z]+ /, '');
}

function compared(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
