import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseAllDocuments } from 'yaml';
import { loadRequirements } from '../../spec/requirements.ts';
import { codeOf, projectFiles } from './files.ts';
import { beginnings, type Form, findsIn, forms, statements } from './plain-words.ts';
import { root } from './testing.ts';

const rows = loadRequirements();
const files = projectFiles();

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** One line for each form that a text has, with where it stands. */
function found(
  texts: readonly (readonly [place: string, text: string])[],
  sought: readonly Form[],
): readonly string[] {
  return texts.flatMap(([place, text]) =>
    findsIn(text, sought).map((form) => `${place} [${form}] ${text}`),
  );
}

for (const { name, pattern, example, plain } of [...forms, ...statements, beginnings]) {
  test(`a text with the form “${name}” is found, and its plain wording is not`, () => {
    expect(example).toMatch(pattern);
    expect(plain).not.toMatch(pattern);
  });
}

test('rows name an operation or a resource first, in plain words', () => {
  const texts = rows.map(({ id, text }) => [id, text] as const);

  expect(found(texts, [...forms, ...statements, beginnings])).toEqual([]);
});

test('reasons to exclude a row are in plain words', () => {
  const texts = rows.flatMap(({ id, excluded }) =>
    excluded === undefined ? [] : [[id, excluded] as const],
  );

  expect(texts.length).toBeGreaterThan(50);
  expect(found(texts, [...forms, ...statements])).toEqual([]);
});

/** The members of the tables that are written for a reader. */
const READ = /^(text|title|default|note|why|uses|reason|change|condition|[GX]-\d+)$/;

/** The texts below a value that are for a reader, with the members that lead there. */
function textsBelow(
  value: unknown,
  place: string,
): readonly (readonly [place: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const isRead = typeof below === 'string' && READ.test(key);
    return isRead ? [[`${place}.${key}`, below] as const] : textsBelow(below, `${place}.${key}`);
  });
}

test('gaps, facts, errors, changes and variants are told in plain words', () => {
  const tables = files.filter((path) =>
    /^(spec\/[^/]+|spec\/lifecycles\/[^/]+|fixtures\/variants\/[^/]+)\.yaml$/.test(path),
  );
  const texts = tables.flatMap((path) =>
    parseAllDocuments(read(path)).flatMap((each) => textsBelow(each.toJS(), path)),
  );

  expect(texts.length).toBeGreaterThan(1000);
  expect(found(texts, [...forms, ...statements])).toEqual([]);
});

/** What nobody reads but who works on the project. */
const OURS =
  /\.test\.ts$|^spec\/generated\/|^(bin|fixtures)\/testing\/|^fixtures\/(reference|defects)\//;

test('messages and names of expectations are in plain words', () => {
  const sources = files.filter((path) => path.endsWith('.ts') && !OURS.test(path));
  const texts = sources.flatMap((path) =>
    [
      ...codeOf(read(path)).matchAll(
        /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g,
      ),
    ]
      .map(([, single, double, template]) => single ?? double ?? template ?? '')
      .filter((text) => text.includes(' '))
      .map((text) => [path, text] as const),
  );

  expect(texts.length).toBeGreaterThan(5000);
  expect(found(texts, forms)).toEqual([]);
});
