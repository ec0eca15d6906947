import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Area, areas, loadAreas, neededBy } from '../../spec/areas.ts';
import { circles } from './circles.ts';
import { projectFiles } from './files.ts';
import { serviceMayImport } from './service-floors.ts';
import { root } from './testing.ts';

/** A source file with what it imports, as it is written there. */
interface Source {
  readonly path: string;
  readonly imports: readonly string[];
}

/** The folders of the client side of `fixtures/`, the lowest first; each builds on those before it. */
const FLOORS = [
  'crypto',
  'client',
  'webhooks',
  'judge',
  'target',
  'verdict',
  'platform',
  'survey',
  'runner',
] as const;

/** The room of what self-tests are made of, above all of `fixtures/`: no other file may import it. */
const TESTING = 'fixtures/testing';

/** How a target shows its facts: above the areas, whose states they begin with; loaded by name. */
const PROBES = 'fixtures/survey/facts';

/** The rooms of `bin/`, likewise. */
const ROOMS = ['run', 'look', 'explain', 'commands', 'bench', 'testing'] as const;

/** What a folder may import besides itself, by the folder; a star stands for any name. */
function mayImport(folder: string): readonly string[] {
  const [top = '', room = '', area = ''] = folder.split('/');
  const below = <T extends string>(order: readonly T[]) =>
    order.slice(0, Math.max(0, order.indexOf(room as T)));
  const floors = (names: readonly string[]) => names.map((name) => `fixtures/${name}`);
  const areasOf = (names: Iterable<string>) => [...names].map((name) => `fixtures/areas/${name}`);
  switch (top) {
    case 'spec':
      return [];
    case 'generators':
      return ['generators', 'spec'];
    case 'reports':
      return ['spec'];
    case 'suites':
      return ['generators', 'spec', 'fixtures/index.ts', 'fixtures/crypto', ...areasOf(areas)];
    case 'bin':
      return room === ''
        ? ['*']
        : ['spec', 'generators', 'reports', 'fixtures', ...below(ROOMS).map(inBin)];
    case 'fixtures':
      break;
    default:
      return ['*'];
  }
  if (room === 'index.ts') return floors(FLOORS);
  if (room === 'own-suites.ts') return ['fixtures/index.ts', ...floors(FLOORS)];
  if (room === 'areas') {
    const needed = areasOf(neededBy(area as Area));
    return ['generators', 'spec', ...floors(FLOORS), ...needed];
  }
  if (folder === PROBES) return ['generators', 'spec', ...floors(FLOORS), ...areasOf(areas)];
  if (room === 'reference') return serviceMayImport(area);
  if (room === 'testing') return ['generators', 'spec', ...floors(FLOORS), 'fixtures/reference'];
  if (room === 'patches') return ['fixtures/reference', 'spec'];
  if (room === 'defects' || room === 'variants') {
    return ['fixtures/reference', 'fixtures/patches', 'spec'];
  }
  return room === 'crypto' ? ['spec'] : ['generators', 'spec', ...floors(below(FLOORS))];
}

const inBin = (room: string) => `bin/${room}`;

/** The folder that decides what a file may import. */
function folderOf(path: string): string {
  if (/^fixtures\/[^/]+$/.test(path)) return path;
  const steps = path.split('/').slice(0, -1);
  const depth =
    steps[0] === 'fixtures'
      ? ['areas', 'reference', 'survey'].includes(steps[1] ?? '')
        ? 3
        : 2
      : 1;
  return steps.slice(0, steps[0] === 'bin' ? 2 : depth).join('/');
}

/** The imports that go against the order, one line each. */
function violations(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, imports }) => {
    const from = folderOf(path);
    const isSelfTest = path.endsWith('.test.ts');
    // A self-test may arrange what it needs with what stands above.
    const above =
      isSelfTest && path.startsWith('fixtures/')
        ? [...FLOORS, 'reference', 'testing'].map((floor) => `fixtures/${floor}`)
        : [];
    const allowed = [...mayImport(from), ...above];
    const isOpen = (folder: string) =>
      folder === from ||
      ((folder !== TESTING || isSelfTest) &&
        allowed.some((each) => each === '*' || folder === each || folder.startsWith(`${each}/`)));
    return imports
      .filter((specifier) => specifier.startsWith('.') && !specifier.endsWith('/package.json'))
      .map((specifier) => posix.join(posix.dirname(path), specifier))
      .filter((other) => !isOpen(folderOf(other)))
      .map((other) => `${path} imports ${other}`);
  });
}

/** Static and dynamic imports, re-exports, and types taken by import(). */
function importsIn(text: string): readonly string[] {
  // What stands in a template is the text of another file.
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|: `import [^`]*`/gm, '');
  return [
    ...code.matchAll(/^\s*(?:import|export)\s(?:[^;'"`]*?\sfrom\s)?\s*['"]([^'"]+)['"]/gm),
    ...code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g),
  ].map(([, specifier = '']) => specifier);
}

const sources = projectFiles()
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, imports: importsIn(readFileSync(join(root, path), 'utf8')) }));

test('every import goes to a folder below, or to an area that is needed', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(violations(sources)).toEqual([]);
});

test('no files import each other in a circle', () => {
  const edges = sources.map(({ path, imports }) => {
    const own = imports.filter((specifier) => specifier.startsWith('.'));
    return [path, own.map((specifier) => posix.join(posix.dirname(path), specifier))] as const;
  });

  expect(circles(new Map(edges))).toEqual([]);
});

test('no folders of the reference service import each other in a circle', () => {
  const edges = new Map<string, string[]>();
  for (const { path, imports } of sources) {
    if (!path.startsWith('fixtures/reference/') || path.endsWith('.test.ts')) continue;
    const others = imports.filter((specifier) => specifier.startsWith('.'));
    const folders = others.map((specifier) => folderOf(posix.join(posix.dirname(path), specifier)));
    const from = folderOf(path);
    const away = folders.filter((folder) => folder !== from);
    edges.set(from, [...(edges.get(from) ?? []), ...away]);
  }

  expect(circles(edges)).toEqual([]);
});

/** What each file of the reference service reads of a platform, as an import of the file that keeps it. */
function stateReads(): readonly Source[] {
  const service = sources
    .filter(({ path }) => /^fixtures\/reference\/.*(?<!\.test)\.ts$/.test(path))
    .map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const keepers = new Map(
    service.flatMap(({ path, text }) => {
      const [, members = ''] = /interface PlatformState \{\n([^}]*)\}/.exec(text) ?? [];
      return [...members.matchAll(/^ *(\w+): /gm)].map(([, name = '']) => [name, path] as const);
    }),
  );
  return service.map(({ path, text }) => {
    const names = text.matchAll(/\bplatform\.(\w+)|\{ (\w+) \}: Platform\b/g);
    const kept = [...names].flatMap(([, name, taken]) => keepers.get(name ?? taken ?? '') ?? []);
    return { path, imports: kept.map((file) => `./${posix.relative(posix.dirname(path), file)}`) };
  });
}

test('an area of the reference service reads of a platform what it or a needed area keeps', () => {
  const reads = stateReads();

  expect(new Set(reads.flatMap(({ imports }) => imports)).size).toBeGreaterThan(15);
  expect(violations(reads)).toEqual([]);
});

test('an area of the reference service uses every area that it needs', () => {
  const used = [...sources, ...stateReads()]
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .flatMap(({ path, imports }) =>
      imports.map(
        (other) => `${folderOf(path)} ${folderOf(posix.join(posix.dirname(path), other))}`,
      ),
    );
  const needed = loadAreas().flatMap(({ id, serviceNeeds = [] }) =>
    serviceNeeds.map((need) => `fixtures/reference/${id} fixtures/reference/${need}`),
  );

  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((pair) => !used.includes(pair))).toEqual([]);
});

test('a circle is found', () => {
  const edges = { a: ['b'], b: ['c'], c: ['d', 'b'], d: [] };

  expect(circles(new Map(Object.entries(edges)))).toEqual([['b', 'c']]);
});

for (const [path, specifier] of [
  ['spec/yaml.ts', '../reports/model.ts'],
  ['spec/openapi.ts', '../fixtures/client/client.ts'],
  ['generators/general/unknown-id.ts', '../../fixtures/areas/cards/cards.ts'],
  ['fixtures/crypto/pin-block.ts', '../client/redaction.ts'],
  ['fixtures/client/client.ts', '../judge/judge.ts'],
  ['fixtures/judge/schema.ts', '../target/target.ts'],
  ['fixtures/target/target.ts', '../verdict/outcome.ts'],
  ['fixtures/verdict/context.ts', '../platform/run.ts'],
  ['fixtures/platform/platform.ts', '../runner/check.ts'],
  ['fixtures/platform/platform.ts', '../areas/customers/customers.ts'],
  ['fixtures/runner/check.ts', '../areas/customers/customers.ts'],
  ['fixtures/areas/cards/cards.ts', '../card-pin/pins.ts'],
  ['fixtures/areas/cards/cards.ts', '../../reference/core/platform.ts'],
  ['fixtures/target/target.ts', '../variants/variants.ts'],
  ['fixtures/client/client.ts', '../patches/patch.ts'],
  ['fixtures/patches/patch.ts', '../defects/defects.ts'],
  ['fixtures/variants/variants.ts', '../defects/defects.ts'],
  ['fixtures/target/run-settings.ts', '../../reports/model.ts'],
  ['fixtures/reference/server.ts', '../client/client.ts'],
  ['fixtures/reference/cards/card.ts', '../../areas/cards/cards.ts'],
  ['fixtures/reference/core/errors.ts', '../../verdict/outcome.ts'],
  ['fixtures/reference/core/platform.ts', '../cards/card.ts'],
  ['fixtures/reference/cards/card.ts', '../card-pin/set-pin.ts'],
  ['fixtures/reference/cards/card.ts', '../world/world.ts'],
  ['fixtures/reference/wallet/open-wallet.ts', '../customers/customer.ts'],
  ['fixtures/reference/world/world.ts', '../control/routes.ts'],
  ['fixtures/platform/platform.ts', '../testing/platform.ts'],
  ['fixtures/areas/cards/cards.ts', '../../testing/reply.ts'],
  ['fixtures/reference/index.ts', '../testing/reference.ts'],
  ['fixtures/testing/reply.ts', '../areas/cards/cards.ts'],
  ['suites/card-pin/set-pin.spec.ts', '../../fixtures/testing/reply.ts'],
  ['bin/run/prepare.ts', '../../fixtures/testing/stand-ins.ts'],
  ['bin/testing/testing.ts', '../../fixtures/testing/stand-ins.ts'],
  ['fixtures/defects/defects.ts', '../variants/variants.ts'],
  ['fixtures/variants/variants.ts', '../areas/cards/cards.ts'],
  ['suites/card-pin/set-pin.spec.ts', '../../fixtures/reference/index.ts'],
  ['suites/card-pin/set-pin.spec.ts', '../../fixtures/platform/platform.ts'],
  ['suites/general/timestamps.spec.ts', '../../fixtures/defects/defects.ts'],
  ['suites/general/timestamps.spec.ts', '../../fixtures/variants/variants.ts'],
  ['suites/general/customer-ids.spec.ts', '../../reports/model.ts'],
  ['suites/general/customer-ids.spec.ts', '../../bin/run/checks.ts'],
  ['reports/html.ts', '../fixtures/client/redaction.ts'],
  ['reports/model.ts', '../generators/card-pin/pin.ts'],
  ['bin/run/prepare.ts', '../commands/run.ts'],
  ['bin/commands/run.ts', '../testing/testing.ts'],
] as const) {
  test(`${path} may not import ${specifier}`, () => {
    expect(violations([{ path, imports: [specifier] }])).toHaveLength(1);
  });
}

test('imports are found in every form a file writes them in', () => {
  const text = [
    "import { a } from './a.ts';",
    "import type {\n  B,\n} from './b.ts';",
    "import './c.ts';",
    "export * from './d.ts';",
    "export type { E } from './e.ts';",
    "const f = await import('./f.ts');",
    "type G = typeof import('./g.ts');",
    "// import { h } from './h.ts';",
    "/* import { i } from './i.ts'; */",
  ].join('\n');

  expect(importsIn(text)).toEqual('abcdefg'.split('').map((name) => `./${name}.ts`));
});

/** All that is loaded with a file before its first line runs. */
function loadedWith(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (!seen.has(path)) {
    seen.add(path);
    const code = readFileSync(join(root, path), 'utf8');
    const types = /^\s*(?:import|export) type [^;]*;$|\bimport\([^)]*\)/gm;
    for (const specifier of importsIn(code.replace(types, ''))) {
      if (specifier.startsWith('.')) {
        loadedWith(posix.join(posix.dirname(path), specifier), seen);
      }
    }
  }
  return seen;
}

test('a run against another target loads nothing of the reference service', () => {
  const entries = [
    ...['bin/main.ts', 'bin/commands/run.ts'],
    ...['bin/run/prepare.ts', 'playwright.config.ts'],
  ];
  for (const entry of entries) {
    const loaded = [...loadedWith(entry)];

    expect(loaded.filter((path) => path.startsWith('fixtures/reference/'))).toEqual([]);
  }
  expect([...loadedWith('bin/run/prepare.ts')]).toContain('fixtures/target/preflight.ts');
});
