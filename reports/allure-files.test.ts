import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { copyAllure, refuseLinks } from './allure-files.ts';
import { test } from './run-inline.ts';

/** The folder of a shard with these files in its Allure results. */
function shard(folder: string, name: string, files: readonly string[]): string {
  mkdirSync(join(folder, name, 'allure-results'), { recursive: true });
  for (const each of files) writeFileSync(join(folder, name, 'allure-results', each), name);
  return join(folder, name);
}

test('the files of all shards come together', ({ folder }) => {
  const shards = [shard(folder, '1', ['a-result.json']), shard(folder, '2', ['b-result.json'])];
  mkdirSync(join(folder, '3'));
  const all = [...shards, join(folder, '3')];

  refuseLinks(all);
  copyAllure(all, join(folder, 'out'));

  const out = join(folder, 'out', 'allure-results');
  expect(readdirSync(out)).toEqual(['a-result.json', 'b-result.json']);
  expect(readFileSync(join(out, 'b-result.json'), 'utf8')).toBe('2');
});

for (const [what, target] of [
  ['a file', 'secret.txt'],
  ['a folder', 'secrets'],
  ['nothing', 'missing'],
] as const) {
  test(`a link to ${what} is refused`, ({ folder }) => {
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    mkdirSync(join(folder, 'secrets'));
    const one = shard(folder, '1', ['a-result.json']);
    const link = join(one, 'allure-results', 'b-result.json');
    symlinkSync(join(folder, target), link);

    expect(() => refuseLinks([one])).toThrow(`${link} is a link; remove it or run it again`);
  });
}

test('results that are a link themselves are refused', ({ folder }) => {
  mkdirSync(join(folder, '1'));
  const link = join(folder, '1', 'allure-results');
  symlinkSync(folder, link);

  expect(() => refuseLinks([join(folder, '1')])).toThrow(`${link} is not a folder`);
});
