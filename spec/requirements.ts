import type { Area } from './areas.ts';
import type { Capability } from './capabilities.ts';
import type { Alternative, ContradictionId, GapId } from './gaps.ts';
import type { OperationId } from './generated/operation-ids.ts';
import type { RequirementId } from './generated/requirement-ids.ts';
import { generatedContract } from './generated-contract.ts';
import { inPassingIds } from './in-passing.ts';
import type { Revision } from './revisions.ts';
import { shapeOnlyIds } from './shape-only.ts';
import { SpecError } from './yaml.ts';

export const levels = ['MUST', 'SHOULD', 'MAY'] as const;

export type Level = (typeof levels)[number];

/** What a statement may say of an answer, and of what is seen afterwards. */
export const parts = ['accepted', 'refused', 'status', 'code', 'effect'] as const;

/**
 * What else may rest on a gap: that a member is shown at all, and that the state a check begins with can
 * be reached.
 */
export const restedParts = [...parts, 'shown', 'reached'] as const;
export type Part = (typeof restedParts)[number];

/** What the contract leaves open: something it does not show, or says in two ways. */
export type OpenId = GapId | ContradictionId;

/** One atomic statement of the contract. */
export interface Requirement {
  /** AREA-TOPIC-NNN; never given to another statement, even after the row is withdrawn. */
  readonly id: RequirementId;
  readonly area: Area;
  readonly level: Level;
  /** Where the contract states it. */
  readonly clause: string;
  /** The clause implies it and does not say it: that what one platform has is no other's, for one. */
  readonly basis?: 'implied';
  /**
   * Where a violation is seen and what would have to be mended: for what a change leads to, the change;
   * for what a record shows, the read. Several where either may be at fault, or where the row names
   * them all. None where the row is about every operation (errors, authentication, signed retries), an
   * event, or something that no operation of the description is asked for.
   */
  readonly operations: readonly OperationId[];
  /** The statement, in words of our own. */
  readonly text: string;
  readonly capability?: Capability;
  /** The first revision it holds in. */
  readonly since?: Revision;
  /** The first revision it no longer holds in. */
  readonly until?: Revision;
  /** The row whose rule it changes: that ends where this one begins. */
  readonly changes?: RequirementId;
  /**
   * What it rests on, part by part: a target that does otherwise fails only once its profile confirms
   * all of it, or it has shown to follow it. A part that is missing here is stated by the contract. A key
   * that is no part is the name that a check gives what it holds, and goes before the parts.
   */
  readonly rests?: Readonly<Record<string, readonly OpenId[]>>;
  /** Other answers than a refusal that is due, which are a warning until the profile confirms `why`. */
  readonly readings?: readonly Reading[];
  /** Why no run against a target can tell whether it is kept. */
  readonly excluded?: string;
  /** Its checks all dictate the answer through `hooks.fault`: they see the shape of it, and no cause. */
  readonly shapeOnly?: true;
  /** Every answer is held against it, so that the checks of any row may see it broken. */
  readonly inPassing?: true;
}

/** Another answer that the contract can be read to allow. */
export interface Reading extends Alternative {
  /** The code in whose place it may come; any that the row's checks expect, where it is left out. */
  readonly of?: string;
}

/** A withdrawn id, and the row that says what it said. */
export interface Replaced {
  readonly id: string;
  readonly replacedBy: RequirementId;
}

let loaded: readonly Requirement[] | undefined;
let added: readonly Requirement[] = [];
let byId: ReadonlyMap<string, Requirement> = new Map();

/** Has the rows of suites beside ours follow those of the contract, in this process. */
export function addRequirements(rows: readonly Requirement[]): void {
  added = rows;
  loaded = undefined;
}

/** Every row of every area, in the order of the files. */
export function loadRequirements(): readonly Requirement[] {
  if (loaded !== undefined) return loaded;
  const [shapeOnly, inPassing] = [shapeOnlyIds(), inPassingIds()];
  const rows = generatedContract<readonly Requirement[]>('requirements').map((row) => ({
    ...row,
    ...(shapeOnly.has(row.id) && { shapeOnly: true as const }),
    ...(inPassing.has(row.id) && { inPassing: true as const }),
  }));
  loaded = [...rows, ...added];
  byId = new Map(loaded.map((row) => [row.id, row]));
  return loaded;
}

/** The ids that are withdrawn, each with the one that took over. */
export function loadReplaced(): readonly Replaced[] {
  return generatedContract<readonly Replaced[]>('replaced');
}

/** The id that took over, where another row says now what this one said. */
export function takenOverBy(id: string): RequirementId | undefined {
  return loadReplaced().find((row) => row.id === id)?.replacedBy;
}

/** That a member is shown at all rests on this, unless a row says otherwise. */
const SHOWN: readonly OpenId[] = ['G-04'];

/**
 * What a part of a statement rests on; nothing where the contract states it. `what` is the name that a
 * check gives what it holds.
 */
export function restsOn({ rests = {} }: Requirement, part: Part, what?: string): readonly OpenId[] {
  const named = what === undefined ? undefined : rests[what];
  if (named !== undefined) return named;
  const own = [...(rests['all'] ?? []), ...(rests[part] ?? [])];
  return part === 'shown' && own.length === 0 ? SHOWN : own;
}

/** The parts of a statement that the contract itself makes. */
export function statedParts(row: Requirement): readonly Part[] {
  return parts.filter((part) => restsOn(row, part).length === 0);
}

/** The row of that id. Throws SpecError where there is none. */
export function requirement(id: RequirementId): Requirement {
  loadRequirements();
  const row = byId.get(id);
  if (row === undefined) throw new SpecError('requirements', id, 'no requirement has this id');
  return row;
}
