import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadRequirements, restedParts } from '../../spec/requirements.ts';
import { codeOf, projectFiles } from './files.ts';
import { root } from './testing.ts';

const said = projectFiles()
  .filter((path) =>
    /^(?:suites|fixtures\/(?:areas|platform|verdict))\/.*(?<!\.test)\.ts$/.test(path),
  )
  .flatMap((path) => textsIn(codeOf(readFileSync(join(root, path), 'utf8'))));

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

/** Whether a check says it of an expectation, in a text of more than values that stand in it. */
function isSaid(name: string): boolean {
  return said.some((each) => each.source.replace(/\W/g, '').length > 3 && each.test(name));
}

test('what a row says of an expectation by its name is said of one that there is', () => {
  const parts: readonly string[] = ['all', ...restedParts];
  const lost = loadRequirements().flatMap(({ id, rests = {} }) =>
    Object.keys(rests)
      .filter((name) => !parts.includes(name) && !isSaid(name))
      .map((name) => `${id}: ${name}`),
  );

  expect(isSaid('a name that no check gives')).toBe(false);
  expect(lost).toEqual([]);
});
