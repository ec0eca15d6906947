/** The text of generated/requirement-ids.ts: the ids as a type, so that a typo does not compile. */
export function renderRequirementIds(rows: readonly { readonly id: string }[]): string {
  return [
    '// Written by `npm run generate` from spec/requirements.',
    "import type { OwnId } from '../own-rows.ts';",
    '',
    'export const requirementIds = [',
    ...rows.map(({ id }) => `  '${id}',`),
    '] as const;',
    '',
    'export type RequirementId = (typeof requirementIds)[number] | OwnId;',
    '',
  ].join('\n');
}
