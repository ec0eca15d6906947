import { type OperationId, operationIds } from './generated/operation-ids.ts';
import { generatedContract } from './generated-contract.ts';
import { readYaml, refuseDuplicates, SpecError } from './yaml.ts';

export type GapId = `G-${number}`;
export type ContradictionId = `X-${number}`;
export type PreconditionId = `P-${string}`;

/** Something the contract does not show, and what is assumed instead. */
export interface Gap {
  readonly id: GapId;
  readonly title: string;
  /** The assumption, in words. */
  readonly default: string;
  /** Drives only, stated part asserted, or used by no check. */
  readonly rely: 'D' | 'S' | 'X';
  /** What the letter leaves out. */
  readonly note?: string;
}

/** A place where the contract can be read in two ways. */
export interface Contradiction {
  readonly id: ContradictionId;
  /** What passes. */
  readonly reading: string;
  /** What is a warning beside it, until the profile confirms the id or is strict. */
  readonly allowed?: string;
}

/** Another answer that a reading of a contradiction allows; the state remains all the same. */
export interface Alternative {
  readonly status: number | '2XX';
  readonly code?: string;
  readonly why: ContradictionId | GapId;
}

/** A state a check needs. */
export interface Precondition {
  readonly id: PreconditionId;
  readonly needs: string;
  /** The operations that lead to it; none where only the implementer brings it about. */
  readonly calls?: readonly OperationId[];
}

export interface Gaps {
  readonly gaps: readonly Gap[];
  readonly contradictions: readonly Contradiction[];
  readonly preconditions: readonly Precondition[];
}

const FILE = 'gaps.yaml';

const text = { type: 'string', minLength: 1 };

const rowsOf = (required: readonly string[], properties: object) => ({
  type: 'array',
  items: { type: 'object', additionalProperties: false, required, properties },
});

export const gapsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['gaps', 'contradictions', 'preconditions'],
  properties: {
    gaps: rowsOf(['id', 'title', 'default', 'rely'], {
      id: { type: 'string', pattern: '^G-\\d{2,3}$' },
      title: text,
      default: text,
      rely: { enum: ['D', 'S', 'X'] },
      note: text,
    }),
    contradictions: rowsOf(['id', 'reading'], {
      id: { type: 'string', pattern: '^X-\\d{2}$' },
      reading: { type: 'string', pattern: '\\.$' },
      allowed: text,
    }),
    preconditions: rowsOf(['id', 'needs'], {
      id: { type: 'string', pattern: '^P-\\d{2}[a-z]?$' },
      needs: text,
      calls: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: operationIds } },
    }),
  },
};

let loaded: Gaps | undefined;

/** Every gap, contradiction and precondition. */
export function loadGaps(): Gaps {
  loaded ??= generatedContract<Gaps>('gaps');
  return loaded;
}

/** The same from gaps.yaml itself. Throws SpecError on an unknown key or a double id. */
export function readGaps(): Gaps {
  const all = readYaml<Gaps>(FILE, gapsSchema);
  const { gaps, contradictions, preconditions } = all;
  refuseDuplicates(FILE, [...gaps, ...contradictions, ...preconditions], ({ id }) => id);
  return all;
}

/** The gap of that id. Throws SpecError where there is none. */
export function gap(id: string): Gap {
  return found(loadGaps().gaps, id);
}

/** The contradiction of that id. Throws SpecError where there is none. */
export function contradiction(id: string): Contradiction {
  return found(loadGaps().contradictions, id);
}

/** What a gap is about, or the reading of a contradiction that is recommended. */
export function openTitle(id: GapId | ContradictionId): string {
  return id.startsWith('G') ? gap(id).title : contradiction(id).reading.replace(/\.$/, '');
}

/** The precondition of that id. Throws SpecError where there is none. */
export function precondition(id: string): Precondition {
  return found(loadGaps().preconditions, id);
}

function found<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new SpecError(FILE, id, 'no row has this id');
  return row;
}
