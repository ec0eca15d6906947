import type { OperationId } from './generated/operation-ids.ts';
import { callOf } from './openapi.ts';
import type { Requirement } from './requirements.ts';
import { inForce, type Revision } from './revisions.ts';

/** What one row asks of an implementer who goes from one revision to another. */
export type RowChange =
  | { readonly kind: 'comes' | 'goes'; readonly row: Requirement }
  | { readonly kind: 'changes'; readonly row: Requirement; readonly from: Requirement };

/** The changes of the rows about the same operations. */
export interface ChangedOperations {
  /** As the contract writes its calls; empty for rows that are about no operation of their own. */
  readonly calls: readonly string[];
  readonly changes: readonly RowChange[];
}

/** What is between two revisions: rows that come, go and change, by the operations they are about. */
export function rowChanges(
  rows: readonly Requirement[],
  from: Revision,
  to: Revision,
): readonly ChangedOperations[] {
  const all = rows.flatMap((row) => changeOf(row, rows, from, to) ?? []);
  const groups = new Set(all.map(({ row }) => row.operations.join()));
  return [...groups]
    .map((group) => all.filter(({ row }) => row.operations.join() === group))
    .map((changes) => ({ calls: callsOf(changes[0]?.row.operations ?? []), changes }))
    .sort((one, other) => placeOf(one).localeCompare(placeOf(other), 'en'));
}

function changeOf(
  row: Requirement,
  rows: readonly Requirement[],
  from: Revision,
  to: Revision,
): RowChange | undefined {
  const [was, is] = [inForce(row, from), inForce(row, to)];
  if (was === is) return undefined;
  if (was) {
    const isChanged = rows.some((each) => each.changes === row.id && inForce(each, to));
    return isChanged ? undefined : { kind: 'goes', row };
  }
  const earlier = rows.find(({ id }) => id === row.changes);
  return earlier !== undefined && inForce(earlier, from)
    ? { kind: 'changes', row, from: earlier }
    : { kind: 'comes', row };
}

function callsOf(operations: readonly OperationId[]): readonly string[] {
  return operations.map(callOf);
}

// By path, then method; what is about no operation stands at the end.
function placeOf({ calls: [call = '~'] }: ChangedOperations): string {
  return call.split(' ').toReversed().join(' ');
}
