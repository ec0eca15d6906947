import type { OperationId } from './generated/operation-ids.ts';
import { generatedContract } from './generated-contract.ts';
import { readYaml } from './yaml.ts';

/** The parts of an operation that have members. */
export const statedParts = ['query', 'body', 'answer'] as const;

export type StatedPart = (typeof statedParts)[number];

/** What one clause of the contract names of some operations. */
export interface Stated extends Readonly<Partial<Record<StatedPart, readonly string[]>>> {
  readonly clause: string;
  readonly operations: readonly OperationId[];
  /** The only status whose answers have these members. */
  readonly status?: 202;
  /** Whether the members of the body are all that it has. */
  readonly closed?: boolean;
  /** Where the contract names a member, and not what stands around it. */
  readonly place?: 'open';
  /** The named values of a member, by its path. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

const FILE = 'stated.yaml';

const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text, minItems: 1, uniqueItems: true };

const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['clause', 'operations'],
    additionalProperties: false,
    properties: {
      clause: text,
      operations: texts,
      status: { const: 202 },
      closed: { const: true },
      place: { const: 'open' },
      query: texts,
      body: texts,
      answer: texts,
      values: { type: 'object', minProperties: 1, additionalProperties: texts },
    },
  },
};

/** What the contract names of an operation; the first row is the clause that names its path. */
export function statedOf(id: OperationId): readonly Stated[] {
  const rows = generatedContract<readonly Stated[]>('stated');
  return rows.filter(({ operations }) => operations.includes(id));
}

/** Every row from the YAML file itself. Throws SpecError. */
export function readStated(): readonly Stated[] {
  return readYaml<readonly Stated[]>(FILE, schema);
}
