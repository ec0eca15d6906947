import { generatedContract } from './generated-contract.ts';
import { parseYaml, readSpecText, refuseDuplicates } from './yaml.ts';

/** What is verified. */
export type MagicSubject = (typeof magicSubjects)[number];

export const magicSubjects = ['individual', 'business', 'owner'] as const;

/** What an ending leads to. */
export interface MagicOutcome {
  readonly status: 'UNVERIFIED' | 'PENDING' | 'APPROVED' | 'REJECTED';
  /** The `verificationStatus` of a submission that it decides. */
  readonly submission?: string;
  /** The type of the error that the submission comes back with. */
  readonly problem?: string;
}

/** The three characters that select an outcome, and where they stand. */
export interface MagicTable {
  readonly subject: MagicSubject;
  readonly clause: string;
  /** Path of the member whose last characters count. */
  readonly 'selected-by': string;
  readonly outcomes: readonly (MagicOutcome & { readonly suffix: string })[];
  readonly otherwise: MagicOutcome;
}

const FILE = 'sandbox.yaml';

const word = { type: 'string', minLength: 1 };

const outcome = {
  status: { enum: ['UNVERIFIED', 'PENDING', 'APPROVED', 'REJECTED'] },
  submission: word,
  problem: word,
};

const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['subject', 'clause', 'selected-by', 'outcomes', 'otherwise'],
    additionalProperties: false,
    properties: {
      subject: { enum: magicSubjects },
      clause: word,
      'selected-by': word,
      outcomes: {
        type: 'array',
        items: {
          type: 'object',
          required: ['suffix', 'status'],
          additionalProperties: false,
          properties: { ...outcome, suffix: { type: 'string', pattern: '^[0-9]{3}$' } },
        },
      },
      otherwise: {
        type: 'object',
        required: ['status'],
        additionalProperties: false,
        properties: outcome,
      },
    },
  },
};

/** The table of sandbox.yaml itself. Throws SpecError. */
export function readSandbox(): readonly MagicTable[] {
  return parseSandbox(readSpecText(FILE));
}

/** The tables in a text written like sandbox.yaml. Throws SpecError. */
export function parseSandbox(text: string): readonly MagicTable[] {
  const tables = parseYaml<readonly MagicTable[]>(FILE, text, schema);
  refuseDuplicates(FILE, tables, ({ subject }) => subject);
  for (const { outcomes } of tables) refuseDuplicates(FILE, outcomes, ({ suffix }) => suffix);
  return tables;
}

/** The table of what is verified. Throws RangeError where the sandbox has none. */
export function magicTable(subject: MagicSubject): MagicTable {
  const tables = generatedContract<readonly MagicTable[]>('sandbox');
  const found = tables.find((table) => table.subject === subject);
  if (found === undefined) throw new RangeError(`spec/${FILE} has no table of ${subject}`);
  return found;
}

/** The endings that select something of their own. */
export function magicSuffixes(subject: MagicSubject): readonly string[] {
  return magicTable(subject).outcomes.map(({ suffix }) => suffix);
}

/** What a text selects by its last three characters. */
export function magicOutcome(subject: MagicSubject, text: string): MagicOutcome {
  const { outcomes, otherwise } = magicTable(subject);
  return outcomes.find(({ suffix }) => text.endsWith(suffix)) ?? otherwise;
}
