import { existsSync } from 'node:fs';
import { readAreas } from '../../spec/areas.ts';

/** Where the reference service lists its areas. */
export const serviceAreasUrl = new URL('../../fixtures/reference/world/areas.ts', import.meta.url);

/**
 * The text of that list: every area of the contract that has an `area.ts` there. The imports are
 * static, since a patched service is a bundle.
 */
export function serviceAreasText(): string {
  const ids = readAreas()
    .map(({ id }) => id)
    .filter((id) => existsSync(new URL(`../${id}/area.ts`, serviceAreasUrl)));
  return [
    '// Written by `npm run generate` from spec/areas.yaml and the folders beside this one.',
    ...ids.toSorted().map((id) => `import { area as ${nameOf(id)} } from '../${id}/area.ts';`),
    '',
    'export const areas = [',
    ...ids.map((id) => `  ${nameOf(id)},`),
    '] as const;',
    '',
  ].join('\n');
}

function nameOf(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
