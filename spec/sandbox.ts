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

/** The end of a payment whose account selects what becomes of it. */
export type PaymentSubject = (typeof paymentSubjects)[number];

export const paymentSubjects = ['pull-source', 'quote-destination'] as const;

/** What becomes of a payment. */
export interface PaymentOutcome {
  readonly status: 'COMPLETED' | 'FAILED';
  /** How it stands right after its start, where that is not its end yet. */
  readonly first?: 'PENDING' | 'PROCESSING' | 'COMPLETED';
  /** Seconds from the one to the other. */
  readonly after?: number;
  /** Why it fails, as a gap default has it. */
  readonly reason?: string;
  /** What is said of its refund, as a gap default has it. */
  readonly refund?: string;
}

/** The three digits that select what becomes of a payment. */
export interface PaymentTable {
  readonly subject: PaymentSubject;
  readonly clause: string;
  readonly outcomes: readonly (PaymentOutcome & { readonly suffix: string })[];
  readonly otherwise: PaymentOutcome;
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

const verification = {
  status: { enum: ['UNVERIFIED', 'PENDING', 'APPROVED', 'REJECTED'] },
  submission: word,
  problem: word,
};

const payment = {
  status: { enum: ['COMPLETED', 'FAILED'] },
  first: { enum: ['PENDING', 'PROCESSING', 'COMPLETED'] },
  after: { type: 'integer', minimum: 1 },
  reason: word,
  refund: word,
};

const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['subject', 'clause', 'selected-by', 'outcomes', 'otherwise'],
    additionalProperties: false,
    properties: {
      subject: { enum: [...magicSubjects, ...paymentSubjects] },
      clause: word,
      'selected-by': word,
      outcomes: { type: 'array' },
      otherwise: { type: 'object' },
    },
    allOf: [
      { if: about(magicSubjects), else: { properties: selected(payment) } },
      { if: about(paymentSubjects), else: { properties: selected(verification) } },
    ],
  },
};

function about(subjects: readonly string[]): object {
  return { properties: { subject: { enum: subjects } } };
}

function selected(properties: object): object {
  const suffix = { type: 'string', pattern: '^[0-9]{3}$' };
  const outcome = { type: 'object', required: ['status'], additionalProperties: false };
  const own = { ...outcome, required: ['suffix', 'status'] };
  return {
    outcomes: { type: 'array', items: { ...own, properties: { ...properties, suffix } } },
    otherwise: { ...outcome, properties },
  };
}

/** The tables of sandbox.yaml itself. Throws SpecError. */
export function readSandbox(): readonly (MagicTable | PaymentTable)[] {
  return parseSandbox(readSpecText(FILE));
}

/** The tables in a text written like sandbox.yaml. Throws SpecError. */
export function parseSandbox(text: string): readonly (MagicTable | PaymentTable)[] {
  const tables = parseYaml<readonly (MagicTable | PaymentTable)[]>(FILE, text, schema);
  refuseDuplicates(FILE, tables, ({ subject }) => subject);
  for (const { outcomes } of tables) {
    refuseDuplicates<{ readonly suffix: string }>(FILE, outcomes, ({ suffix }) => suffix);
  }
  return tables;
}

/** The table of what is verified. Throws RangeError where the sandbox has none. */
export function magicTable(subject: MagicSubject): MagicTable {
  return tableOf<MagicTable>(subject);
}

/** The table of the account at one end of a payment. Throws RangeError where there is none. */
export function paymentTable(subject: PaymentSubject): PaymentTable {
  return tableOf<PaymentTable>(subject);
}

function tableOf<T extends MagicTable | PaymentTable>(subject: T['subject']): T {
  const found = generatedContract<readonly T[]>('sandbox').find((each) => each.subject === subject);
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

/** What becomes of a payment, by the last three digits of the account at one end of it. */
export function paymentOutcome(subject: PaymentSubject, suffix: string): PaymentOutcome {
  const { outcomes, otherwise } = paymentTable(subject);
  return outcomes.find((outcome) => outcome.suffix === suffix) ?? otherwise;
}
