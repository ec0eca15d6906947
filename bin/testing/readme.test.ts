import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { loadDefects } from '../../fixtures/defects/defects.ts';
import { loadVariants } from '../../fixtures/variants/variants.ts';
import { areas } from '../../spec/areas.ts';
import { loadRequirements, type Requirement } from '../../spec/requirements.ts';
import { inForce, latestRevision } from '../../spec/revisions.ts';
import { commandsIn } from '../commands/completion.ts';
import { helpText } from '../commands/help.ts';
import { profilePage } from '../run/profile-page.ts';
import { anchorsOf, blocksOf, commandsOf, pages, proseOf, read, root } from './documents.ts';

const manifest: Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>> & {
  readonly name: string;
  readonly version: string;
} = JSON.parse(read('package.json'));
const scripts = Object.keys(manifest.scripts);

const commands = commandsIn(helpText);

/** Flags of a command of ours, from what `--help` says. */
function flagsOf(command: string): readonly string[] {
  return [...(commands.find(({ name }) => name === command)?.flags.keys() ?? [])];
}

function playwrightFlags(): readonly string[] {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const help = execFileSync(process.execPath, [cli, 'test', '--help'], { encoding: 'utf8' });
  return help.match(/--[\w-]+/g) ?? [];
}

/** What a command is made of that has to be known, and what there is to know. */
function knowable(words: readonly string[]): {
  names: readonly string[];
  known: readonly string[];
} {
  const [program, second = '', third = '', ...rest] = words;
  const flags = words.filter((word) => word.startsWith('--') && word !== '--');
  if (program === 'npx' && second === 'payments-conformance') {
    const known = commands.map(({ name }) => name);
    return { names: [third, ...flags], known: ['help', ...known, ...flagsOf(third)] };
  }
  if (program === 'npx' && second === 'playwright' && third === 'test') {
    return { names: flags, known: playwrightFlags() };
  }
  if (program === 'npm' && second === 'run') {
    const known = third === 'conformance' ? flagsOf('run') : [];
    return { names: [third, ...flags], known: [...scripts, ...known, ...rest.slice(1)] };
  }
  if (program === 'npm' && second === 'install') {
    return { names: words, known: ['npm', 'install', '--save-dev', manifest.name] };
  }
  return { names: words, known: ['npm', 'ci', 'cit', 'test'] };
}

/** The formatter indents an excerpt by itself. */
function unindented(text: string): string {
  return text.replace(/^ +/gm, '');
}

for (const page of pages) {
  test(`every command in ${page} is known, with its flags`, () => {
    for (const words of commandsOf(read(page))) {
      const { names, known } = knowable(words);

      expect(
        names.filter((name) => !known.includes(name)),
        words.join(' '),
      ).toEqual([]);
    }
  });

  test(`every command in ${page} has its like in .ci/run`, () => {
    const { test: tests = '' } = manifest.scripts;
    const run = new Set(`${read('.ci/run')} ${read('.ci/install')} ${tests} ci test`.split(/\s+/));
    for (const words of commandsOf(read(page))) {
      const [, second = '', third = ''] = words;
      const name = second === 'run' || words[0] === 'npx' ? third : second;
      const flags = words.filter((word) => word.startsWith('--'));

      expect(
        [name, ...flags].filter((word) => !run.has(word)),
        words.join(' '),
      ).toEqual([]);
    }
  });

  test(`every link in ${page} leads somewhere`, () => {
    const text = proseOf(read(page));
    for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (!link.startsWith('https://')) {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? page : join(dirname(page), file);
        expect(existsSync(join(root, target)), `${target} exists`).toBe(true);
        expect(anchorsOf(read(target)), link).toEqual(
          expect.arrayContaining(anchor === undefined ? [] : [anchor]),
        );
      }
    }
  });

  test(`every path in ${page} exists`, () => {
    const folders = /^(?:spec|suites|fixtures|generators|reports|bin|\.ci)\//;
    for (const [, path = ''] of proseOf(read(page)).matchAll(/`([^`\s]+)`/g)) {
      if (folders.test(path) || /^(?:[A-Z]+\.md|[\w.]+\.(?:ts|yml))$/.test(path)) {
        expect(existsSync(join(root, path)), `${path} exists`).toBe(true);
      }
    }
  });

  test(`every excerpt in ${page} stands in its file`, () => {
    for (const { from, text } of blocksOf(read(page))) {
      if (from !== undefined) {
        const holds = unindented(read(from)).includes(unindented(text));
        expect(holds, `${from} holds the excerpt:\n${text}`).toBe(true);
      }
    }
  });
}

test('a failure that a page shows says of a row what the row says', () => {
  const rows = new Map<string, Requirement>(loadRequirements().map((row) => [row.id, row]));
  const shown = pages.flatMap((page) => [
    ...read(page).matchAll(/^ +row +(\S+) · .*\n +│ (.+)\n +│ (.+)$/gm),
  ]);

  expect(shown.length).toBeGreaterThan(0);
  for (const [, id = '', clause, text] of shown) {
    expect({ clause, text }, id).toEqual({
      clause: rows.get(id)?.clause,
      text: rows.get(id)?.text,
    });
  }
});

test('the pages say of how many defects and variants there are', () => {
  for (const page of ['README.md', 'docs/how-the-suite-proves-itself.md']) {
    for (const [what, { length }] of [
      ['defects', loadDefects()],
      ['variants', loadVariants()],
    ] as const) {
      const told = new RegExp(`more than ([\\d,]+) ${what}`).exec(read(page).replace(/\s+/g, ' '));
      const least = Number(told?.[1]?.replace(',', ''));

      expect(length, `${what} of ${page}`).toBeGreaterThan(least);
      expect(length, `${what} of ${page}`).toBeLessThan(1.1 * least);
    }
  }
});

test('the page of commands shows the help as it is', () => {
  expect(blocksOf(read('docs/commands.md')).map(({ text }) => text)).toContain(helpText);
});

test('-h prints the help, behind a command its own lines, and --version the version', () => {
  const printed = (...args: readonly string[]) =>
    execFileSync(process.execPath, ['bin/payments-conformance.mjs', ...args], {
      cwd: root,
      encoding: 'utf8',
    });

  expect(printed('-h')).toBe(helpText);
  expect(printed('compare', '--help').match(/--\w+/g)).toEqual(['--markdown', '--out']);
  expect(printed('help', 'prove').match(/^ {2}payments-conformance prove /gm)).toHaveLength(2);
  expect(printed('--version')).toBe(`${manifest.version}\n`);
});

test('the page of what is covered shows the table that a full run ends with', () => {
  const page = read('docs/what-is-covered.md');
  const rows = [...page.matchAll(/^│ ([\w-]+) +│ +(\d+) │ +(\d*) │ +(\d+) │$/gm)];
  const all = loadRequirements().filter((row) => inForce(row, latestRevision));

  expect(rows.map(([, area, ...counts]) => [area, ...counts.map(Number)])).toEqual(
    [...areas, 'all'].flatMap((area) => {
      const own = all.filter((row) => area === 'all' || row.area === area);
      if (own.length === 0) return [];
      const excluded = own.filter((row) => row.excluded !== undefined).length;
      return [[area, own.length - excluded, excluded, own.length]];
    }),
  );
  const [passed, , total] =
    rows
      .at(-1)
      ?.slice(2)
      .map((n) => Number(n).toLocaleString('en')) ?? [];
  expect(page).toContain(`passed: ${passed} of ${total} rows judged`);
});

test('a page gives a reason for every dependency, and for no other', () => {
  const page = read('docs/dependencies.md');
  const rows = [...page.matchAll(/^- `(.+?)`: \S/gm)].map(([, name]) => name);

  expect(rows).toEqual([
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.devDependencies),
  ]);
});

test('PROFILE.md holds the profile reference as the schema gives it', () => {
  const page = read('PROFILE.md');

  expect(profilePage(page) === page, 'PROFILE.md is stale: npm run generate').toBe(true);
});

test('the CI action gives every output that its script writes', () => {
  const { outputs } = parse(read('action.yml'));
  const [, written = ''] = /<<END\n(.*?)^END$/ms.exec(read('.ci/action')) ?? [];

  expect(Object.keys(outputs)).toEqual(written.match(/^[\w-]+/gm));
});
