import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectFiles } from './files.ts';
import { root } from './testing.ts';

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

const files = projectFiles().filter((path) => path !== 'package-lock.json');
const sources = files.filter((path) => path.endsWith('.ts') && !path.startsWith('spec/generated/'));
const checks = sources.filter((path) => path.endsWith('.spec.ts'));

function lengthOf(path: string): number {
  return read(path).split('\n').length - 1;
}

test('files of checks have at most 200 lines', () => {
  expect(checks.length).toBeGreaterThan(300);
  expect(checks.filter((path) => lengthOf(path) > 200)).toEqual([]);
});

test('source files have at most 300 lines', () => {
  expect(sources.filter((path) => lengthOf(path) > 300)).toEqual([]);
});

test('checks are spec files below suites, and nothing else is', () => {
  expect(checks.filter((path) => !path.startsWith('suites/'))).toEqual([]);
  expect(sources.filter((path) => path.startsWith('suites/'))).toEqual(checks);
});

/** What starts a command, a run of its own with workers: seconds each. */
const STARTS =
  /import \{[^}]*\b(?:check|heldRun|run|start|startCommand)\b[^}]*\} from '\.\/(?:held-run|testing)\.ts'/;

test('a self-test that starts a command is one of the long ones', () => {
  const tests = projectFiles().filter((path) => /^bin\/testing\/.*\.test\.ts$/.test(path));
  const starting = tests.filter((path) => STARTS.test(readFileSync(join(root, path), 'utf8')));

  expect(starting.length).toBeGreaterThan(30);
  expect(starting.filter((path) => !path.endsWith('.long.test.ts'))).toEqual([]);
});

test('names of source files are in kebab case', () => {
  const kebab =
    /^[a-z0-9]+(-[a-z0-9]+)*(\.((long\.)?test|spec|config|(property|lifecycle|alone|browser)\.spec))?\.ts$/;

  expect(sources.filter((path) => !kebab.test(basename(path)))).toEqual([]);
});

/** Source code without what stands in comments and strings; in templates, the text is left. */
function codeOf(text: string): string {
  return text.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
    (found) => (/^['"]/.test(found) ? "''" : ''),
  );
}

const inSuites = /^suites\//;
const inSuitesAndGenerators = /^(suites|generators)\//;
const anywhere = /^/;

/** What no source file may hold: where, what, and a line that would break the rule. */
const banned: readonly (readonly [name: string, RegExp, RegExp, example: string])[] = [
  ['Math.random', inSuitesAndGenerators, /\bMath\.random\b/, 'const n = Math.random();'],
  ['Date.now', inSuitesAndGenerators, /\bDate\.now\b/, 'const t = Date.now();'],
  ['setTimeout', inSuitesAndGenerators, /\bsetTimeout\b/, 'setTimeout(act, 5);'],
  ['waitForTimeout', inSuitesAndGenerators, /\bwaitForTimeout\b/, 'await waitForTimeout(5);'],
  ['skipped checks', inSuites, /\b(test|describe)\.(skip|fixme|only|fail)\b/, 'test.skip(t, f);'],
  ['the type any', anywhere, /(?::|\bas|<|\|)\s*any\b/, 'const a: any = 1;'],
  ['non-null assertions', anywhere, /[\w)\]]!(?=[.;,)\]\s[])(?!\s*=)/, 'const a = list[0]!;'],
  ['double assertions', anywhere, /\bas unknown as\b/, 'const a = b as unknown as C;'],
];

for (const [name, where, pattern, example] of banned) {
  test(`no source file holds ${name}`, () => {
    expect(codeOf(example)).toMatch(pattern);
    const found = sources.filter((path) => where.test(path) && pattern.test(codeOf(read(path))));
    expect(found).toEqual([]);
  });
}

/** Tells what must not compile; there the compiler looks all the closer. */
const TYPE_TESTS = 'fixtures/platform/api/api-types.ts';

/** Words that no file may hold, put together here so that this one does not. */
const bannedWords: readonly (readonly [name: string, RegExp, example: string])[] = [
  ['notes of work left undone', /\b(TO-?DO|FIX-?ME)\b/, ['TO', 'DO'].join('')],
  [
    'orders to the tools to look away',
    new RegExp(`@ts${'-'}(ignore|expect-error|nocheck)|biome${'-'}ignore`),
    ['biome', 'ignore'].join('-'),
  ],
  [
    'paths of one machine',
    /(?<![\w.])\/(home|Users|root|work)\/\w|(?<![\w.])\/tmp\/\w|\b[A-Z]:\\Users/,
    ['', 'home', 'me'].join('/'),
  ],
];

for (const [name, pattern, example] of bannedWords) {
  test(`no file holds ${name}`, () => {
    expect(example).toMatch(pattern);
    const found = files.filter((path) => pattern.test(read(path)));
    expect(found.filter((path) => path !== TYPE_TESTS)).toEqual([]);
  });
}

const { dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

test('every dependency is pinned to one version', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-\w+\.\d+)?$/.test(version),
  );

  expect(loose).toEqual([]);
});
