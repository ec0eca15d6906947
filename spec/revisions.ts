/** The contract as of a month; sorts as text. */
export type Revision = (typeof revisions)[number];

export const revisions = ['2026-07', '2026-08', '2026-09'] as const;
