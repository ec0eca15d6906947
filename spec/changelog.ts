import { type Area, areas } from './areas.ts';
import type { RequirementId } from './generated/requirement-ids.ts';
import { refuseUnknownIds } from './requirement-files.ts';
import { loadRequirements, type Requirement, requirement } from './requirements.ts';
import { type Revision, revisions } from './revisions.ts';
import { parseYaml, readSpecText, SpecError } from './yaml.ts';

/** One change of the interface. */
export interface Change {
  readonly month: Revision;
  readonly change: string;
  /** The requirements that it brought, or ended. */
  readonly requirements?: readonly RequirementId[];
  /** Areas of which it brought all that dates from its month. */
  readonly areas?: readonly Area[];
  /** Why no check can see it, where it cites nothing. */
  readonly unseen?: string;
}

const FILE = 'changelog.yaml';

const changelogSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['month', 'change'],
    additionalProperties: false,
    // None is empty: it cites something, or says why not.
    oneOf: [
      { anyOf: [{ required: ['requirements'] }, { required: ['areas'] }] },
      { required: ['unseen'] },
    ],
    properties: {
      month: { enum: revisions },
      change: { type: 'string', pattern: '\\.$' },
      requirements: { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
      areas: { type: 'array', items: { enum: areas }, minItems: 1, uniqueItems: true },
      unseen: { type: 'string', pattern: '\\.$' },
    },
  },
};

let loaded: readonly Change[] | undefined;

/** Every dated change, latest month first. Throws SpecError. */
export function loadChangelog(): readonly Change[] {
  loaded ??= parseChangelog(readSpecText(FILE));
  return loaded;
}

/** The changes in a text written like changelog.yaml. Throws SpecError, also on an unknown id. */
export function parseChangelog(text: string): readonly Change[] {
  const changes = parseYaml<readonly Change[]>(FILE, text, changelogSchema);
  for (const each of changes) {
    const { month, change, requirements = [], areas: whole = [] } = each;
    refuseUnknownIds(FILE, `${month} "${change}"`, requirements);
    const other = requirements.map(requirement).find((row) => !isOf(row, month));
    if (other !== undefined) {
      const { id, since = 'the first month', until = 'for good' } = other;
      const dates = `dates from ${since}, until ${until}`;
      throw new SpecError(FILE, `${month} "${change}"`, `${id} ${dates}`);
    }
    const empty = whole.find((area) => rowsOf(area, month).length === 0);
    if (empty !== undefined) {
      throw new SpecError(FILE, `${month} "${change}"`, `${empty} has no row of that month`);
    }
  }
  const early = changes.find(({ month }, at) => month > (changes[at - 1]?.month ?? month));
  if (early !== undefined) {
    throw new SpecError(FILE, early.month, `"${early.change}" stands below an earlier month`);
  }
  return changes;
}

/** The rows that a change brought or ended. */
export function citedBy({ month, requirements = [], areas: whole = [] }: Change) {
  return [...requirements.map(requirement), ...whole.flatMap((area) => rowsOf(area, month))];
}

/** Those of an area that date from a month. */
function rowsOf(area: Area, month: Revision): readonly Requirement[] {
  const [first] = revisions;
  return loadRequirements().filter((row) => row.area === area && (row.since ?? first) === month);
}

/** Whether a row began or ended in a month; one without a date may have been made clear in any. */
function isOf({ since, until }: Requirement, month: Revision): boolean {
  return since === undefined && until === undefined ? true : since === month || until === month;
}
