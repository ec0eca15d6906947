import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { callOf, type OperationId } from '../../spec/openapi.ts';
import { type Level, loadRequirements, type Requirement } from '../../spec/requirements.ts';
import { usage } from './exit-codes.ts';

/** What of a run's flags selects rows; each that is empty lets all of them through. */
export interface RowFlags {
  readonly levels: readonly Level[];
  readonly operations: readonly OperationId[];
  readonly requirements: readonly string[];
}

/** The rows that all of the flags let through, those of every suite. */
export function selectedRows(flags: RowFlags): readonly Requirement[] {
  return loadRequirements().filter((row) => isSelected(row, flags));
}

/** Those of the named requirements that the other flags let through. Throws Stop where none is left. */
export function selectedOf(
  named: readonly string[],
  { levels, operations }: Omit<RowFlags, 'requirements'>,
): readonly RequirementId[] {
  const left = selectedRows({ levels, operations, requirements: named }).map(({ id }) => id);
  if (left.length > 0) return named.length > 0 ? left : [];
  const words = [
    ...(levels.length === 0 ? [] : [`of --level ${levels.join(', ')}`]),
    ...(operations.length === 0 ? [] : [`about ${operations.map(callOf).join(', ')}`]),
  ];
  const whose = named.length === 0 ? 'no requirement' : `none of ${named.join(', ')}`;
  return usage(`${whose} is ${words.join(' and ')}`);
}

function isSelected(row: Requirement, { levels, operations, requirements }: RowFlags): boolean {
  const isNamed = requirements.length === 0 || requirements.includes(row.id);
  const isOfLevel = levels.length === 0 || levels.includes(row.level);
  const isAbout = operations.length === 0 || operations.some((id) => row.operations.includes(id));
  return isNamed && isOfLevel && isAbout;
}
