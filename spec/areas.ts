import { type Capability, capabilities } from './capabilities.ts';
import { areas, type Area as ContractArea } from './generated/areas.ts';
import { generatedContract } from './generated-contract.ts';
import type { OWN_AREA } from './own-rows.ts';
import { type Revision, revisions } from './revisions.ts';
import { readYaml, refuseDuplicates, SpecError } from './yaml.ts';

export { areas };

/** A part of the contract, or what suites beside ours bring along. */
export type Area = ContractArea | typeof OWN_AREA;

/** A part of the contract, by the name that its files and folders bear everywhere. */
export interface AreaRow {
  readonly id: Area;
  readonly title: string;
  /** How the ids of its requirements begin; the longest of all areas decides. */
  readonly prefixes: readonly string[];
  readonly capabilities?: readonly Capability[];
  /** Areas whose states and calls it builds on. */
  readonly needs?: readonly Area[];
  /** Areas without whose operations it gets nowhere, although they build on its states. */
  readonly through?: readonly Area[];
  /** Areas whose handlers those of the reference service build on. */
  readonly serviceNeeds?: readonly Area[];
  /** The revision that it came with, where that is not the first: all its rows and operations. */
  readonly since?: Revision;
  /** Whether its statements show in the checks of every area. */
  readonly cross?: boolean;
}

const FILE = 'areas.yaml';

const names = { type: 'array', items: { type: 'string' } };

const areasSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'title', 'prefixes'],
    additionalProperties: false,
    properties: {
      id: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$' },
      title: { type: 'string', minLength: 1 },
      prefixes: { type: 'array', items: { type: 'string', pattern: '^[A-Z]+(-[A-Z]+)*$' } },
      capabilities: { type: 'array', minItems: 1, items: { enum: capabilities } },
      needs: { ...names, minItems: 1 },
      through: { ...names, minItems: 1 },
      serviceNeeds: { ...names, minItems: 1 },
      since: { enum: revisions },
      cross: { const: true },
    },
  },
};

/** Every area, in the order of the file. */
export function loadAreas(): readonly AreaRow[] {
  return generatedContract<readonly AreaRow[]>('areas');
}

/** The same from the YAML file itself. Throws SpecError. */
export function readAreas(): readonly AreaRow[] {
  return heldTogether(readYaml<readonly AreaRow[]>(FILE, areasSchema));
}

/** The rows, where each need is another row and none needs itself in a circle. Throws SpecError. */
export function heldTogether(rows: readonly AreaRow[]): readonly AreaRow[] {
  refuseDuplicates(FILE, rows, ({ id }) => id);
  refuseDuplicates(
    FILE,
    rows.flatMap(({ prefixes }) => prefixes.map((prefix) => ({ prefix }))),
    ({ prefix }) => prefix,
  );
  for (const { id, needs = [], through = [], serviceNeeds = [] } of rows) {
    const all = [...needs, ...through, ...serviceNeeds];
    const unknown = all.find((need) => !rows.some((row) => row.id === need));
    if (unknown !== undefined)
      throw new SpecError(FILE, id, `needs ${unknown}, which is not an area`);
    if (neededBy(id, rows).has(id)) throw new SpecError(FILE, id, 'needs itself, by way of others');
  }
  return rows;
}

/** The areas that one needs, and those need. */
export function neededBy(area: Area, rows = loadAreas()): ReadonlySet<Area> {
  const needed = new Set<Area>();
  const add = (id: Area) => {
    for (const need of rows.find((row) => row.id === id)?.needs ?? []) {
      if (needed.has(need)) continue;
      needed.add(need);
      add(need);
    }
  };
  add(area);
  return needed;
}

/** The areas without whose operations one gets nowhere: those it needs, and those that these go through. */
export function restsOn(area: Area, rows = loadAreas()): ReadonlySet<Area> {
  const needed = neededBy(area, rows);
  const through = rows.flatMap((row) =>
    row.id === area || needed.has(row.id) ? (row.through ?? []) : [],
  );
  return new Set([...needed, ...through]);
}

/** Whether what is stated there shows in the checks of every area, and theirs go through all of it. */
export function isCross(area: Area): boolean {
  return loadAreas().some(({ id, cross }) => id === area && cross === true);
}

/** The area that a requirement id announces, or `undefined`. */
export function areaOfId(id: string, rows: readonly AreaRow[]): Area | undefined {
  const fitting = rows.flatMap(({ id: area, prefixes }) =>
    prefixes.filter((prefix) => id.startsWith(`${prefix}-`)).map((prefix) => ({ area, prefix })),
  );
  return fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.area;
}

/** The text of generated/areas.ts: the words as a type, so that a typo does not compile. */
export function renderAreas(rows: readonly { readonly id: string }[]): string {
  return [
    '// Written by `npm run generate` from spec/areas.yaml.',
    'export const areas = [',
    ...rows.map(({ id }) => `  '${id}',`),
    '] as const;',
    '',
    'export type Area = (typeof areas)[number];',
    '',
  ].join('\n');
}
