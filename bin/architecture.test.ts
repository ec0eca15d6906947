import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from './testing.ts';
import { projectFiles } from './testing-files.ts';

/** A source file with what it imports, as it is written there. */
interface Source {
  readonly path: string;
  readonly imports: readonly string[];
}

/** The parts of the tree, by the folder their files stand in; the longest that fits. */
const parts = {
  'spec/': 'spec',
  'generators/': 'generators',
  'fixtures/': 'client side',
  'fixtures/crypto/': 'cryptography',
  'fixtures/reference/': 'reference service',
  'fixtures/defects/': 'defects',
  'fixtures/variants/': 'variants',
  'suites/': 'suites',
  'reports/': 'reports',
  'bin/': 'command line',
  '': 'command line',
} as const;

type Part = (typeof parts)[keyof typeof parts];

/** What a part may import besides itself. The command line may import everything. */
const arrows: Record<Exclude<Part, 'command line'>, readonly Part[]> = {
  spec: [],
  generators: ['spec'],
  cryptography: ['spec'],
  'client side': ['cryptography', 'generators', 'spec'],
  'reference service': ['cryptography', 'spec'],
  defects: ['reference service', 'spec'],
  variants: ['reference service', 'defects', 'spec'],
  suites: ['client side', 'cryptography', 'generators', 'spec'],
  reports: ['spec'],
};

function partOf(path: string): Part {
  const folders = Object.keys(parts) as (keyof typeof parts)[];
  const [folder = ''] = folders
    .filter((each) => path.startsWith(each))
    .sort((a, b) => b.length - a.length);
  return parts[folder];
}

/** The imports that go against an arrow, one line each. */
function violations(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, imports }) => {
    const from = partOf(path);
    if (from === 'command line') return [];
    return imports
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => posix.join(posix.dirname(path), specifier))
      .filter((other) => partOf(other) !== from && !arrows[from].includes(partOf(other)))
      .map((other) => `${path} (${from}) imports ${other} (${partOf(other)})`);
  });
}

/** Static and dynamic imports, re-exports, and types taken by import(). */
function importsIn(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [
    ...code.matchAll(/^\s*(?:import|export)\s(?:[^;'"`]*?\sfrom\s)?\s*['"]([^'"]+)['"]/gm),
    ...code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g),
  ].map(([, specifier = '']) => specifier);
}

const sources = projectFiles()
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, imports: importsIn(readFileSync(join(root, path), 'utf8')) }));

test('every import of the tree goes along an arrow', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(new Set(sources.map(({ path }) => partOf(path)))).toEqual(new Set(Object.values(parts)));
  expect(violations(sources)).toEqual([]);
});

for (const [path, specifier] of [
  ['spec/yaml.ts', '../reports/model.ts'],
  ['spec/openapi.ts', '../fixtures/client/client.ts'],
  ['generators/ids/unknown-id.ts', '../../fixtures/cards/cards.ts'],
  ['fixtures/crypto/pin-block.ts', '../client/redaction.ts'],
  ['fixtures/cards/cards.ts', '../reference/store.ts'],
  ['fixtures/target/target.ts', '../variants/variants.ts'],
  ['fixtures/client/client.ts', '../defects/patch.ts'],
  ['fixtures/run/settings.ts', '../../reports/model.ts'],
  ['fixtures/reference/server.ts', '../client/client.ts'],
  ['fixtures/reference/cards/card.ts', '../../cards/cards.ts'],
  ['fixtures/reference/errors.ts', '../check/outcome.ts'],
  ['fixtures/reference/world.ts', '../target/profile.ts'],
  ['fixtures/reference/index.ts', '../run/seed.ts'],
  ['fixtures/defects/defects.ts', '../variants/variants.ts'],
  ['fixtures/variants/variants.ts', '../cards/cards.ts'],
  ['suites/cards/set-pin.spec.ts', '../../fixtures/reference/index.ts'],
  ['suites/cross/timestamps.spec.ts', '../../fixtures/defects/defects.ts'],
  ['suites/cross/timestamps.spec.ts', '../../fixtures/variants/variants.ts'],
  ['suites/cross/customer-ids.spec.ts', '../../reports/model.ts'],
  ['suites/cross/customer-ids.spec.ts', '../../bin/checks.ts'],
  ['reports/html.ts', '../fixtures/client/redaction.ts'],
  ['reports/model.ts', '../generators/pin-block/pin.ts'],
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
  const entries = ['bin/main.ts', 'bin/commands/run.ts', 'bin/prepare.ts', 'playwright.config.ts'];
  for (const entry of entries) {
    const loaded = [...loadedWith(entry)];

    expect(loaded.filter((path) => partOf(path) === 'reference service')).toEqual([]);
  }
  expect([...loadedWith('bin/prepare.ts')]).toContain('fixtures/target/preflight.ts');
});
