import { generatedContract } from './generated-contract.ts';
import { parseYaml, readSpecText, refuseDuplicates } from './yaml.ts';

/** One code of the Errors section, under the status it is listed for. */
export interface ErrorCode {
  readonly code: string;
  readonly status: number;
  /** When it is sent. */
  readonly condition: string;
}

const FILE = 'errors.yaml';

const errorsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'status', 'condition'],
    additionalProperties: false,
    properties: {
      code: { type: 'string', pattern: '^[A-Z][A-Z_]*$' },
      status: { enum: [400, 401, 403, 404, 409, 423, 429, 500, 501] },
      condition: { type: 'string', pattern: '\\.$' },
    },
  },
};

let loaded: readonly ErrorCode[] | undefined;

/** Every listed code, in the order of the Errors section. */
export function loadErrors(): readonly ErrorCode[] {
  loaded ??= generatedContract<readonly ErrorCode[]>('errors');
  return loaded;
}

/** The same from errors.yaml itself. Throws SpecError. */
export function readErrors(): readonly ErrorCode[] {
  return parseErrors(readSpecText(FILE));
}

/** The codes in a text written like errors.yaml. Throws SpecError. */
export function parseErrors(text: string): readonly ErrorCode[] {
  const rows = parseYaml<readonly ErrorCode[]>(FILE, text, errorsSchema);
  refuseDuplicates(FILE, rows, ({ code, status }) => `${status} ${code}`);
  return rows;
}

/** The statuses a code is listed under; empty for a code the contract does not list. */
export function statusesOf(code: string): readonly number[] {
  return loadErrors()
    .filter((row) => row.code === code)
    .map(({ status }) => status);
}

/** The codes listed under a status; empty for a status the contract does not list. */
export function codesOf(status: number): readonly string[] {
  return loadErrors()
    .filter((row) => row.status === status)
    .map(({ code }) => code);
}
