import { existsSync } from 'node:fs';
import { type Area, areaOfId, readAreas } from './areas.ts';
import { type Capability, capabilities } from './capabilities.ts';
import type { Alternative, ContradictionId, GapId } from './gaps.ts';
import type { OperationId } from './generated/operation-ids.ts';
import type { RequirementId } from './generated/requirement-ids.ts';
import { generatedContract } from './generated-contract.ts';
import { writtenOperationIds } from './openapi-root.ts';
import { inForce, type Revision, revisions } from './revisions.ts';
import { shapeOnlyIds } from './shape-only.ts';
import { parseYaml, readSpecText, refuseDuplicates, SpecError, specUrl } from './yaml.ts';

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

/** As it is written: one operation, a list of them, or none. */
type Row = Omit<Requirement, 'area' | 'operations' | 'level' | 'shapeOnly'> & {
  /** MUST, where it is left out. */
  readonly level?: Level;
  readonly operation?: OperationId | readonly OperationId[];
};

/** What a file may say before its rows, for all that do not say otherwise. */
type OfAllRows = Pick<Requirement, 'capability' | 'since'>;

// That it names one of the description is held against the files themselves.
const operationId = { type: 'string', pattern: '^[a-z][A-Za-z]+$' };

const openId = { type: 'string', pattern: '^[GX]-[0-9]+$' };

const ofAllRows = { capability: { enum: capabilities }, since: { enum: revisions } };

const headSchema = { type: 'object', additionalProperties: false, properties: ofAllRows };

const requirementsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id'],
    additionalProperties: false,
    if: { required: ['replacedBy'] },
    else: { required: ['clause', 'text'] },
    // A withdrawn row keeps its id and nothing else.
    dependentSchemas: { replacedBy: { maxProperties: 2 } },
    properties: {
      id: { type: 'string', pattern: '^[A-Z]+(-[A-Z]+)+-[0-9]{3}$' },
      level: { enum: ['SHOULD', 'MAY'] },
      clause: { type: 'string', minLength: 1 },
      operation: {
        oneOf: [operationId, { type: 'array', items: operationId, minItems: 2, uniqueItems: true }],
      },
      text: { type: 'string', pattern: '\\.$' },
      ...ofAllRows,
      until: { enum: revisions },
      changes: { type: 'string' },
      rests: {
        type: 'object',
        minProperties: 1,
        additionalProperties: { type: 'array', items: openId },
      },
      readings: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['status', 'why'],
          additionalProperties: false,
          properties: {
            of: { type: 'string' },
            status: { oneOf: [{ type: 'integer' }, { const: '2XX' }] },
            code: { type: 'string' },
            why: openId,
          },
        },
      },
      excluded: { type: 'string', pattern: '\\.$' },
      replacedBy: { type: 'string' },
    },
  },
};

let loaded: readonly Requirement[] | undefined;
let byId: ReadonlyMap<string, Requirement> = new Map();

/** Every row of every area, in the order of the files. */
export function loadRequirements(): readonly Requirement[] {
  if (loaded !== undefined) return loaded;
  const shapeOnly = shapeOnlyIds();
  const rows = generatedContract<readonly Requirement[]>('requirements').map((row) =>
    shapeOnly.has(row.id) ? { ...row, shapeOnly: true as const } : row,
  );
  byId = new Map(rows.map((row) => [row.id, row]));
  loaded = rows;
  return loaded;
}

/** The same from the YAML files themselves. Throws SpecError. */
export function readRequirements(): readonly Requirement[] {
  return parseRequirements(written());
}

/** The ids that are withdrawn, each with the one that took over. */
export function loadReplaced(): readonly Replaced[] {
  return generatedContract<readonly Replaced[]>('replaced');
}

/** The same from the YAML files themselves. Throws SpecError. */
export function readReplaced(): readonly Replaced[] {
  return parseReplaced(written());
}

/** The id that took over, where another row says now what this one said. */
export function takenOverBy(id: string): RequirementId | undefined {
  return loadReplaced().find((row) => row.id === id)?.replacedBy;
}

interface Source {
  readonly area: Area;
  readonly text: string;
}

function written(): readonly Source[] {
  // Not the generated list, which does not know an area that has just been added.
  return readAreas()
    .map(({ id }) => id)
    .filter((area) => existsSync(specUrl(fileOf(area))))
    .map((area) => ({ area, text: readSpecText(fileOf(area)) }));
}

function fileOf(area: Area): string {
  return `requirements/${area}.yaml`;
}

/** The rows in the texts of the areas' files. Throws SpecError. */
export function parseRequirements(sources: readonly Source[]): readonly Requirement[] {
  return rowsIn(sources).flatMap((row) => ('replacedBy' in row ? [] : [row]));
}

/** The withdrawn ids in the texts of the areas' files. Throws SpecError. */
export function parseReplaced(sources: readonly Source[]): readonly Replaced[] {
  const rows = rowsIn(sources);
  const ids = new Set(rows.flatMap((row) => ('replacedBy' in row ? [] : [row.id])));
  return rows.flatMap((row) => {
    if (!('replacedBy' in row)) return [];
    const { id, replacedBy, area } = row;
    if (!ids.has(replacedBy)) {
      throw new SpecError(fileOf(area), id, `is replaced by ${replacedBy}, which is no row`);
    }
    return [{ id, replacedBy }];
  });
}

function rowsIn(
  sources: readonly Source[],
): readonly (Requirement | (Replaced & { readonly area: Area }))[] {
  const known = readAreas();
  const rows = sources.flatMap(({ area, text }) => {
    const since = known.find(({ id }) => id === area)?.since;
    const dated = since === undefined ? {} : { since };
    return writtenRows(fileOf(area), text).map((row) => ({
      ...('replacedBy' in row ? row : { ...dated, ...withOperations(fileOf(area), row) }),
      area,
    }));
  });
  refuseDuplicates('requirements', rows, ({ id }) => id);
  for (const row of rows) {
    const fault = 'replacedBy' in row ? undefined : faultInDates(row, rows);
    if (fault !== undefined) throw new SpecError(fileOf(row.area), row.id, fault);
  }
  for (const { id, area } of rows) {
    const announced = areaOfId(id, known);
    if (announced !== area) {
      throw new SpecError(fileOf(area), id, `its prefix is that of ${announced ?? 'no area'}`);
    }
  }
  return rows;
}

/** What is wrong with the months of a row: it holds in some, and ends what it changes where it begins. */
function faultInDates(
  { since, until, changes }: Omit<Requirement, 'area'>,
  rows: readonly (Omit<Requirement, 'area'> | Replaced)[],
): string | undefined {
  if (!revisions.some((month) => inForce({ since, until }, month))) return 'holds in no month';
  if (changes === undefined) return undefined;
  const changed = rows.find(({ id }) => id === changes);
  if (changed === undefined || 'replacedBy' in changed)
    return `changes ${changes}, which is no row`;
  return since !== undefined && changed.until === since
    ? undefined
    : `changes ${changes}, which ends elsewhere than it begins`;
}

/** The rows of a file, each with what the file says of all of them, where that stands before a `---`. */
function writtenRows(file: string, text: string): readonly (Row | Replaced)[] {
  const [head, list] = text.split(/^---$/m, 2);
  const ofAll = list === undefined ? {} : parseYaml<OfAllRows>(file, head ?? '', headSchema);
  return parseYaml<readonly (Row | Replaced)[]>(file, list ?? text, requirementsSchema).map(
    (row) => ('replacedBy' in row ? row : { ...ofAll, ...row }),
  );
}

/** The row with its level and its operations as a list. Throws SpecError at one that spec/openapi does not have. */
function withOperations(
  file: string,
  { level = 'MUST', operation = [], ...row }: Row,
): Omit<Requirement, 'area'> {
  const operations = typeof operation === 'string' ? [operation] : operation;
  const unknown = operations.find((id) => !writtenOperationIds().has(id));
  if (unknown !== undefined) {
    throw new SpecError(file, row.id, `names the operation ${unknown}, which spec/openapi lacks`);
  }
  return { ...row, level, operations };
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
  if (row === undefined) throw new SpecError('requirements', id, 'there is no such requirement');
  return row;
}

let writtenIds: ReadonlySet<string> | undefined;

/** Throws SpecError at the first id that no YAML row has; `row` says who cites it. */
export function refuseUnknownIds(file: string, row: string, ids: readonly string[]): void {
  writtenIds ??= new Set(readRequirements().map(({ id }) => id));
  const known = writtenIds;
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new SpecError(file, row, `cites ${unknown}, which is no row`);
}
