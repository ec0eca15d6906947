import { areas, loadAreas } from '../../spec/areas.ts';

/** What a folder of the reference service may import: its core, its areas, what is made of them. */
export function serviceMayImport(folder: string): readonly string[] {
  const inService = (names: Iterable<string>) =>
    [...names].map((name) => `fixtures/reference/${name}`);
  const below = ['fixtures/crypto', 'spec'];
  switch (folder) {
    case '':
      return [...below, 'fixtures/reference'];
    case 'core':
      return below;
    case 'world':
      return [...below, ...inService(['core', ...areas])];
    case 'control':
      return [...below, ...inService(['core', ...areas, 'world'])];
    default: {
      const row = loadAreas().find(({ id }) => id === folder);
      return [...below, ...inService(['core', ...(row?.serviceNeeds ?? [])])];
    }
  }
}
