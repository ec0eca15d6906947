import { type Area, areas } from './generated/areas.ts';
import type { FactId } from './generated/fact-ids.ts';
import { type OperationId, operationIds } from './generated/operation-ids.ts';
import type { RequirementId } from './generated/requirement-ids.ts';
import { generatedContract } from './generated-contract.ts';
import { callOf, loadOpenApi } from './openapi.ts';
import { type OpenId, type Part, type Requirement, restedParts } from './requirements.ts';
import { readYaml, refuseDuplicates, SpecError } from './yaml.ts';

/** What a target may show of itself, and the gaps that are closed by it. */
export interface Fact {
  readonly id: FactId;
  readonly area: Area;
  /** What the target shows, in one sentence. */
  readonly text: string;
  /** The operations by which it shows it. */
  readonly calls: readonly OperationId[];
  readonly closes: readonly OpenId[];
  readonly binds?: {
    /** Rows about one of these; those about one of the calls, where no rows are named either. */
    readonly operations?: readonly OperationId[];
    readonly requirements?: readonly RequirementId[];
    /** Every part of these rows, where it is left out. */
    readonly parts?: readonly Part[];
  };
}

/** A gap or a reading that nothing a target does can show. */
export interface Silent {
  readonly id: OpenId;
  readonly why: string;
}

export interface Evidence {
  readonly facts: readonly Fact[];
  readonly silent: readonly Silent[];
}

const FILE = 'evidence.yaml';

const openIds = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string', pattern: '^[GX]-[0-9]+$' },
};
const operations = { type: 'array', minItems: 1, items: { enum: operationIds } };
const sentence = { type: 'string', pattern: '\\.$' };

const evidenceSchema = {
  type: 'object',
  required: ['facts', 'silent'],
  additionalProperties: false,
  properties: {
    facts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'area', 'text', 'calls', 'closes'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
          area: { enum: areas },
          text: sentence,
          calls: operations,
          closes: openIds,
          binds: {
            type: 'object',
            minProperties: 1,
            additionalProperties: false,
            properties: {
              operations,
              requirements: { type: 'array', minItems: 1, items: { type: 'string' } },
              parts: { type: 'array', minItems: 1, items: { enum: restedParts } },
            },
          },
        },
      },
    },
    silent: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'why'],
        additionalProperties: false,
        properties: { id: { type: 'string', pattern: '^[GX]-[0-9]+$' }, why: sentence },
      },
    },
  },
};

/** Every fact, in the order of the file. */
export function loadEvidence(): Evidence {
  return generatedContract<Evidence>('evidence');
}

/** The same from the YAML file itself. Throws SpecError on an unknown key or a double id. */
export function readEvidence(): Evidence {
  const all = readYaml<Evidence>(FILE, evidenceSchema);
  refuseDuplicates(FILE, [...all.facts, ...all.silent], ({ id }) => id);
  return all;
}

/** The fact of that id. Throws SpecError where there is none. */
export function fact(id: FactId): Fact {
  const found = loadEvidence().facts.find((each) => each.id === id);
  if (found === undefined) throw new SpecError(FILE, id, 'no fact has this id');
  return found;
}

/** The facts by which a part of a row binds that rests on a gap. */
export function factsThatClose(open: OpenId, row: Requirement, part: Part): readonly Fact[] {
  return loadEvidence().facts.filter(
    (each) => each.closes.includes(open) && bindsRow(each, row) && bindsPart(each, part),
  );
}

/** The facts by which a state counts as reachable that is built on a gap, and on a call of this operation. */
export function factsBehind(open: OpenId, id: OperationId): readonly Fact[] {
  return loadEvidence().facts.filter(
    ({ closes, calls, binds }) =>
      closes.includes(open) &&
      [...calls, ...(binds?.operations ?? [])].includes(id) &&
      (binds?.parts?.includes('reached') ?? true),
  );
}

/** The facts that close a gap, whatever they bind: what a target shows of itself as a whole. */
export function factsThatShow(open: OpenId): readonly Fact[] {
  return loadEvidence().facts.filter(({ closes }) => closes.includes(open));
}

function bindsRow({ calls, binds = {} }: Fact, { id, operations: about }: Requirement): boolean {
  const { requirements = [] } = binds;
  const { operations: those = binds.requirements === undefined ? calls : [] } = binds;
  return requirements.includes(id) || those.some((each) => about.includes(each));
}

function bindsPart({ binds: { parts } = {} }: Fact, part: Part): boolean {
  return parts === undefined || parts.includes(part);
}

/** The operations whose path only a gap names, so that a target has to show where it has them. */
export function gapNamedOperations(): readonly OperationId[] {
  return loadOpenApi().operations.flatMap(({ id, gap }) => (gap === undefined ? [] : [id]));
}

/**
 * What a target shows where it shows a fact, or the route of an operation that only a gap names; of a
 * name that is neither, as in the file of another version, the name.
 */
export function factText(name: string): string {
  const listed = loadEvidence().facts.find(({ id }) => id === name);
  const route = operationIds.find((id) => id === name);
  return listed?.text ?? (route === undefined ? name : `${callOf(route)} is answered with a 2xx.`);
}

/** The text of generated/fact-ids.ts: the ids as a type, so that a typo does not compile. */
export function renderFactIds({ facts }: Evidence): string {
  return [
    '// Written by `npm run generate` from spec/evidence.yaml.',
    'export const factIds = [',
    ...facts.map(({ id }) => `  '${id}',`),
    '] as const;',
    '',
    'export type FactId = (typeof factIds)[number];',
    '',
  ].join('\n');
}
