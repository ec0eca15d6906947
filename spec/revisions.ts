/** The contract as of a month; sorts as text. */
export type Revision = (typeof revisions)[number];

export const revisions = ['2026-07', '2026-08', '2026-09'] as const;

/** What is meant where no month is named. */
export const latestRevision: Revision = '2026-09';

/** From when on a statement holds, and from when on no longer; from the first on, and for good, if absent. */
export interface Dated {
  readonly since?: Revision | undefined;
  readonly until?: Revision | undefined;
}

/** Whether a statement is part of the contract as of a month. */
export function inForce({ since, until }: Dated, revision: Revision): boolean {
  return (since === undefined || since <= revision) && (until === undefined || revision < until);
}

/** Whether a value is one of the months. */
export function isRevision(value: unknown): value is Revision {
  return revisions.some((each) => each === value);
}
