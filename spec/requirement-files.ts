import { existsSync } from 'node:fs';
import { type Area, areaOfId, readAreas } from './areas.ts';
import { capabilities } from './capabilities.ts';
import { type OperationId, operationIds } from './generated/operation-ids.ts';
import { writtenOperationIds } from './openapi-root.ts';
import { isOwn, OWN_AREA, OWN_PREFIX } from './own-rows.ts';
import type { Level, Replaced, Requirement } from './requirements.ts';
import { inForce, revisions } from './revisions.ts';
import { parseYaml, readSpecText, refuseDuplicates, SpecError, specUrl } from './yaml.ts';

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
      basis: { const: 'implied' },
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

/** Every row of every area, in the order of the files. Throws SpecError. */
export function readRequirements(): readonly Requirement[] {
  return parseRequirements(written());
}

/** The ids that are withdrawn, each with the one that took over. Throws SpecError. */
export function readReplaced(): readonly Replaced[] {
  return parseReplaced(written());
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

/**
 * The rows in a file of a suite beside ours, named relative to spec/: written like ours, under ids that
 * no row of the contract has. Throws SpecError.
 */
export function parseOwnRequirements(file: string, text: string): readonly Requirement[] {
  const rows = writtenRows(file, text).map((row) => {
    if (!isOwn(row.id)) {
      throw new SpecError(file, row.id, `is not an id of your own; those begin with ${OWN_PREFIX}`);
    }
    if ('replacedBy' in row) throw new SpecError(file, row.id, 'is replaced; leave the row out');
    return { ...withOperations(file, row, new Set(operationIds)), area: OWN_AREA } as const;
  });
  for (const row of rows) {
    const fault = faultInDates(row, rows);
    if (fault !== undefined) throw new SpecError(file, row.id, fault);
  }
  return rows;
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
      throw new SpecError(fileOf(area), id, `is replaced by ${replacedBy}, which is not a row`);
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
    return `changes ${changes}, which is not a row`;
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
  known: ReadonlySet<string> = writtenOperationIds(),
): Omit<Requirement, 'area'> {
  const operations = typeof operation === 'string' ? [operation] : operation;
  const unknown = operations.find((id) => !known.has(id));
  if (unknown !== undefined) {
    throw new SpecError(file, row.id, `names the operation ${unknown}, which spec/openapi lacks`);
  }
  return { ...row, level, operations };
}

let writtenIds: ReadonlySet<string> | undefined;

/** Throws SpecError at the first id that no YAML row has; `row` says who cites it. */
export function refuseUnknownIds(file: string, row: string, ids: readonly string[]): void {
  writtenIds ??= new Set(readRequirements().map(({ id }) => id));
  const known = writtenIds;
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new SpecError(file, row, `cites ${unknown}, which is not a row`);
}
