import type { RequirementId } from './generated/requirement-ids.ts';
import { refuseUnknownIds, requirement } from './requirements.ts';
import { type Revision, revisions } from './revisions.ts';
import { parseYaml, readSpecText, SpecError } from './yaml.ts';

/** One change of the interface. */
export interface Change {
  readonly month: Revision;
  readonly change: string;
  /** The requirements it brought; empty where it concerns an area without rows. */
  readonly requirements: readonly RequirementId[];
}

const FILE = 'changelog.yaml';

const changelogSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['month', 'change', 'requirements'],
    additionalProperties: false,
    properties: {
      month: { enum: revisions },
      change: { type: 'string', pattern: '\\.$' },
      requirements: { type: 'array', items: { type: 'string' }, uniqueItems: true },
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
  for (const { month, change, requirements } of changes) {
    refuseUnknownIds(FILE, `${month} "${change}"`, requirements);
    const late = requirements
      .map(requirement)
      .find(({ since }) => since !== undefined && since !== month);
    if (late !== undefined) {
      throw new SpecError(FILE, `${month} "${change}"`, `${late.id} dates from ${late.since}`);
    }
  }
  const early = changes.find(({ month }, at) => month > (changes[at - 1]?.month ?? month));
  if (early !== undefined) {
    throw new SpecError(FILE, early.month, `"${early.change}" stands below an earlier month`);
  }
  return changes;
}
