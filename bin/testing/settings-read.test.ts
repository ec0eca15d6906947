import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { capabilities } from '../../spec/capabilities.ts';
import { closeness, isUnder } from '../../spec/key-path.ts';
import { gone, toCome } from '../../spec/settings/dropped.ts';
import { hookKeys, settings } from '../../spec/settings/settings.ts';
import { targetSettings } from '../../spec/settings/target-settings.ts';
import { guides } from './documents.ts';
import { projectFiles } from './files.ts';
import { root } from './testing.ts';

const keys = Object.keys(settings);

/** What runs against a target: neither tests nor the reference service read profiles of others. */
const files = projectFiles()
  .filter((path) => /^(?:fixtures|suites|reports|bin)\/|^playwright\.config/.test(path))
  .filter((path) => /(?<!\.test)\.ts$/.test(path) && !/^fixtures\/reference\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Texts of the code, with `<>` for what is put into them. */
function literalsIn(text: string): readonly string[] {
  const code = text.replace(/^import [\s\S]*?;$|^\s*(?:\/\/|\/?\*).*$/gm, '');
  return [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g)].map(
    ([, ...found]) =>
      (found.find((each) => each !== undefined) ?? '').replace(/\$\{[^}]*\}/g, '<>'),
  );
}

const literals = files.flatMap(({ path, text }) =>
  literalsIn(text).map((literal) => ({ path, literal })),
);

/** Whether a path of the code, with `<>` for what it puts in, stands for a key with a `<name>`. */
function fits(path: string, key: string): boolean {
  const steps = key.split('.');
  const names = path.split('.');
  const isOpen = (step = '') => step.startsWith('<');
  return (
    key.includes('<') &&
    steps.length === names.length &&
    steps.every((step, at) => step === names[at] || isOpen(step) || (at > 0 && isOpen(names[at])))
  );
}

test('every key of the list is read by what runs against a target', () => {
  const written = new Set(literals.map(({ literal }) => literal));
  const code = files
    .filter(({ path }) => !/target\/(?:profile|written)\.ts$/.test(path))
    .map(({ text }) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, ''))
    .join('\n');
  const unread = keys.filter((key) => {
    if (written.has(key) || [...written].some((path) => fits(path, key))) return false;
    // What is said of the target and its platforms has members of its own in a profile.
    const name = key.split('.').at(-1) ?? '';
    const isMember = Object.hasOwn(targetSettings, key) && !name.startsWith('<');
    return !isMember || !new RegExp(`(?:\\.|[{,]\\s*)${name}\\b`).test(code);
  });

  expect(unread).toEqual([]);
});

test('a path that the code takes out of a profile is one of the list', () => {
  const taken = files.flatMap(({ text }) =>
    [...text.matchAll(/\bvalueAt\(\s*[\w.]+,\s*'([\w.]+)'/g)].map(([, path = '']) => path),
  );

  expect(taken).toContain('sandbox.marker');
  expect(taken.filter((path) => !keys.includes(path))).toEqual([]);
});

const before = [...Object.values(gone), ...Object.values(toCome)].flatMap((each) => each ?? []);
const sections = [...new Set([...keys, ...before].map((key) => key.split('.')[0] ?? ''))];
const KEY = new RegExp(
  `(?<![\\w./$-])(?:${sections.join('|')})\\.[a-z<][\\w<>-]*(?:\\.[\\w<>-]+)*(?![\\w(])`,
  'g',
);

/** The keys that a text tells its reader to look at, and that do nothing. */
function idleKeysIn(text: string): readonly string[] {
  return (text.match(KEY) ?? []).filter(
    (path) =>
      !capabilities.some((word) => word === path) &&
      !keys.some((key) => isUnder(key, path) || fits(path, key) || closeness(key, path)),
  );
}

test('every key that a reason names does something', () => {
  const reasons = literals.filter(({ literal }) => /^[^\n]*\S \S[^\n]*$/.test(literal));
  expect(reasons.filter(({ literal }) => KEY.test(literal)).length).toBeGreaterThan(20);

  expect(
    reasons.flatMap(({ path, literal }) =>
      idleKeysIn(literal).map((key) => `${path}: "${literal}" names ${key}`),
    ),
  ).toEqual([]);
});

test('the pages for people name no key that does nothing', () => {
  for (const page of [...guides, 'CONTRIBUTING.md']) {
    const spans = readFileSync(join(root, page), 'utf8').match(/`[^`\n"]+`/g) ?? [];

    expect(spans.flatMap(idleKeysIn), page).toEqual([]);
  }
});

test('the list of hooks tells what each is sent', () => {
  const page = readFileSync(join(root, 'PROFILE.md'), 'utf8');
  const [, section = ''] = page.split('\n## Hooks\n');
  const [list = ''] = section.split('\n## ');
  const told = [...list.matchAll(/^- `(\w+)` \(/gm)].map(([, name]) => `hooks.${name}`);

  expect(told.toSorted()).toEqual(hookKeys.toSorted());
});

for (const [text, idle] of [
  ['P-11 a caller: set hooks.impersonatedAuthorization', []],
  ['it rests on G-75 (hpke.kem)', ['hpke.kem']],
  ['set hooks.nothing or run.slow', ['hooks.nothing']],
  ['the limit: set limits.<>.USD (G-29)', []],
  ['see `pin.nonceRange`', ['pin.nonceRange']],
] as const) {
  test(`"${text}" names ${idle.length === 0 ? 'no idle key' : idle.join()}`, () => {
    expect(idleKeysIn(text)).toEqual(idle);
  });
}
