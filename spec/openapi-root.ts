import { existsSync } from 'node:fs';
import type SwaggerParser from '@apidevtools/swagger-parser';
import { type AreaRow, readAreas } from './areas.ts';
import { operationIdsIn } from './openapi-operations.ts';
import { readYaml, specUrl } from './yaml.ts';

/** What stands in no file of an area. */
export const OPENAPI_ROOT = 'openapi/openapi.yaml';

/** The parts of a file that others may refer to by name. */
const SECTIONS = ['parameters', 'headers', 'responses', 'schemas'] as const;

type Description = Awaited<ReturnType<typeof SwaggerParser.bundle>>;
type Members = Readonly<Record<string, unknown>>;
type Source = Readonly<Partial<Record<'paths' | (typeof SECTIONS)[number], Members>>>;

type Root = Description & { readonly components: Members };

/** The description with a reference for every path and component of `common` and of each area. */
export function openApiRoot(): Description {
  const root = readYaml<Root>(OPENAPI_ROOT, { type: 'object' });
  const areas = readAreas();
  const sources = writtenSources(areas);
  const references = (section: keyof Source) =>
    Object.fromEntries(
      sources.flatMap(({ name, source }) =>
        Object.keys(source[section] ?? {}).map((key) => [
          key,
          { $ref: `${name}.yaml#/${section}/${key.replaceAll('/', '~1')}` },
        ]),
      ),
    );
  return Object.assign(root, {
    tags: areas.map(({ title }) => ({ name: title })),
    paths: references('paths'),
    components: {
      ...root.components,
      ...Object.fromEntries(SECTIONS.map((section) => [section, references(section)])),
    },
  });
}

let written: ReadonlySet<string> | undefined;

/** The operation ids of the files as they are now, generated or not. */
export function writtenOperationIds(): ReadonlySet<string> {
  written ??= new Set(
    writtenSources(readAreas()).flatMap(({ source: { paths = {} } }) => operationIdsIn({ paths })),
  );
  return written;
}

function writtenSources(areas: readonly AreaRow[]) {
  return ['common', ...areas.map(({ id }) => id)].flatMap((name) => {
    const file = `openapi/${name}.yaml`;
    const isThere = existsSync(specUrl(file));
    return isThere ? [{ name, source: readYaml<Source>(file, { type: 'object' }) }] : [];
  });
}
