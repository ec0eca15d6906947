import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { loadRequirements, restedParts } from '../../spec/requirements.ts';
import { filesById } from '../run/known-checks.ts';
import { codeOf, projectFiles } from './files.ts';
import { root } from './testing.ts';

const said = new Map(
  projectFiles()
    .filter((path) =>
      /^(?:suites|fixtures\/(?:areas|platform|verdict))\/.*(?<!\.test)\.ts$/.test(path),
    )
    .map((path) => [path, textsIn(codeOf(readFileSync(join(root, path), 'utf8')))] as const),
);

const checkFiles = filesById();

/** The texts of a source: those in quotes, and those in which values stand as what matches any. */
function textsIn(source: string): readonly RegExp[] {
  return [
    ...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g),
  ].map(([, single, double, template]) => {
    const parts = (single ?? double ?? template ?? '').split(
      template === undefined ? /(?!)/ : /\$\{[^}]*\}/,
    );
    const literal = parts.map((part) =>
      part.replace(/\\(.)/g, '$1').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
    return new RegExp(`^${literal.join('.+')}$`);
  });
}

/** Whether a check of a row, or what checks share, says it of an expectation, beside its values. */
function isSaid(row: RequirementId, name: string): boolean {
  const own = (checkFiles.get(row) ?? []).map((file) => `suites/${file}`);
  return [...said].some(
    ([path, texts]) =>
      (!path.startsWith('suites/') || own.includes(path)) &&
      texts.some((each) => each.source.replace(/\W/g, '').length > 3 && each.test(name)),
  );
}

test('what a row says of an expectation by its name is said in a check of the row', () => {
  const parts: readonly string[] = ['all', ...restedParts];
  const lost = loadRequirements().flatMap(({ id, rests = {} }) =>
    Object.keys(rests)
      .filter((name) => !parts.includes(name) && !isSaid(id, name))
      .map((name) => `${id}: ${name}`),
  );

  expect(isSaid('CARD-PIN-007', 'a name that no check gives')).toBe(false);
  expect(lost).toEqual([]);
});
