import { type ErrorCode, loadErrors } from './errors.ts';
import type { RequirementId } from './generated/requirement-ids.ts';
import { loadRequirements, type Requirement } from './requirements.ts';

/**
 * How a code of the Errors section is seen: brought about by a check, taken for another reading of an
 * answer that a check brings about, dictated through `hooks.fault`, or not at all, for a reason.
 */
export const homeKinds = ['natural', 'another reading', 'shape only', 'excluded'] as const;

export type HomeKind = (typeof homeKinds)[number];

/** The rows that name a code, of the first kind that any of them has. */
export interface CodeHome extends Pick<ErrorCode, 'code' | 'status'> {
  /** `undefined` for a code that no row names. */
  readonly kind: HomeKind | undefined;
  readonly rows: readonly RequirementId[];
  /** Beside `excluded`. */
  readonly reason?: string;
}

/** The home of every listed code, in the order of the Errors section. */
export function codeHomes(
  codes: readonly ErrorCode[] = loadErrors(),
  rows: readonly Requirement[] = loadRequirements(),
): readonly CodeHome[] {
  return codes.map((listed) => homeOf(listed, rows));
}

function homeOf({ code, status }: ErrorCode, all: readonly Requirement[]): CodeHome {
  const naming = all.filter(({ text }) => isNamedIn(text, code, status));
  const seen = naming.filter(({ excluded }) => excluded === undefined);
  const read = all.filter(({ readings = [] }) =>
    readings.some((reading) => reading.code === code && reading.status === status),
  );
  const homes: readonly (readonly [HomeKind, readonly Requirement[]])[] = [
    ['natural', seen.filter(({ shapeOnly }) => shapeOnly === undefined)],
    ['another reading', read],
    ['shape only', seen],
    ['excluded', naming],
  ];
  const [kind, rows = []] = homes.find(([, found]) => found.length > 0) ?? [];
  const [reason] = kind === 'excluded' ? rows.flatMap(({ excluded = [] }) => excluded) : [];
  const ids = rows.map(({ id }) => id);
  return { code, status, kind, rows: ids, ...(reason !== undefined && { reason }) };
}

/** Whether a text says that the code is answered: beside its status, or as the code of the answer. */
function isNamedIn(text: string, code: string, status: number): boolean {
  const has = (words: string) => new RegExp(`\\b${words}\\b`).test(text);
  return has(`the code ${code}`) || (has(code) && has(String(status)));
}
