import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { areasIn, readHistory } from './history.ts';

/** A checkout in a folder that is gone afterwards. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'history-test-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

function git(folder: string, ...args: readonly string[]): string {
  const who = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  return execFileSync('git', ['-C', folder, ...who, ...args], { encoding: 'utf8', stdio: 'pipe' });
}

function write(folder: string, name: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), name);
}

function commit(folder: string, ...names: readonly string[]): string {
  for (const name of names) write(folder, name);
  git(folder, 'add', '.');
  git(folder, 'commit', '-q', '-m', 'Change something');
  return git(folder, 'rev-parse', 'HEAD').trim();
}

test('areas are told by the places where each has a folder or file', () => {
  const names = [
    'suites/cards/status.spec.ts',
    'fixtures/defects/card-pin.yaml',
    'fixtures/reference/errors.ts',
    'spec/requirements/uma.yaml',
    'bin/testing/documents.ts',
    'spec/sandbox.yaml',
    'fixtures/platform/quotes.ts',
  ];

  expect(areasIn(names.join('\n'))).toEqual(['errors', 'cards', 'card-pin', 'uma']);
});

test('the newest commit comes first, behind what is not committed', ({ folder }) => {
  git(folder, 'init', '-q');
  commit(folder, 'suites/cards/a.ts', 'README.md');
  commit(folder, 'suites/quotes/a.ts', 'suites/uma/a.ts');
  write(folder, 'README.md');
  writeFileSync(join(folder, 'suites/cards/a.ts'), 'changed');

  const { touched, start } = readHistory(folder, undefined);

  expect(touched).toEqual([['cards'], ['quotes', 'uma'], ['cards']]);
  expect(start).toBeGreaterThan(0);
  expect(start).toBeLessThan(1);
});

test('a merge counts as one commit, with all that it brought', ({ folder }) => {
  git(folder, 'init', '-q', '-b', 'main');
  commit(folder, 'README.md');
  git(folder, 'checkout', '-q', '-b', 'work');
  commit(folder, 'suites/cards/a.ts');
  commit(folder, 'suites/quotes/a.ts');
  git(folder, 'checkout', '-q', 'main');
  git(folder, 'merge', '-q', '--no-ff', '-m', 'Merge work', 'work');

  expect(readHistory(folder, undefined).touched).toEqual([[], ['cards', 'quotes'], []]);
});

test('a base that is named ends the look back', ({ folder }) => {
  git(folder, 'init', '-q');
  const first = commit(folder, 'suites/cards/a.ts');
  commit(folder, 'suites/quotes/a.ts');

  expect(readHistory(folder, first).touched).toEqual([[], ['quotes']]);
  expect(() => readHistory(folder, 'no-such-commit')).toThrow(
    'CI_BASE no-such-commit: git does not know this commit',
  );
});

test('where git knows nothing, nothing was touched', ({ folder }) => {
  expect(readHistory(folder, undefined)).toEqual({ touched: [], start: 0 });
});

test('each commit begins at a place of its own, also in a clone without history', ({ folder }) => {
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
  mkdirSync(origin);
  git(origin, 'init', '-q');
  commit(origin, 'suites/cards/a.ts');
  const before = readHistory(origin, undefined).start;
  commit(origin, 'suites/cards/b.ts');
  git(folder, 'clone', '-q', '--depth', '1', `file://${origin}`, clone);

  const shallow = readHistory(clone, undefined);
  expect(readHistory(origin, undefined).start).not.toBe(before);
  expect(shallow.touched).toEqual([[], ['cards']]);
  expect(shallow.start).toBeGreaterThan(0);
});
