import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { codeOf, projectFiles } from './files.ts';
import { root } from './testing.ts';

const sources = projectFiles().filter(
  (path) =>
    path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('spec/generated/'),
);

/** The words of the runner, by which a check or an area would decide in its place. */
const VERDICTS =
  /\b(?:new NotReached|(?:blocked|unverified|notApplicable)\(|verdict: '|target\.confirmed\()/;

/** The ids of gaps and readings, but not the end of the id of a requirement. */
const OPEN_ID = /(?<![\w-])[GX]-\d{2,3}\b/;

/** What excuses a target, where it must not: where, what, and a line that would break the rule. */
const excuses: readonly (readonly [what: string, where: RegExp, RegExp, example: string])[] = [
  ['gap or reading', /^suites\//, OPEN_ID, "unreached('no card', ['G-44']);"],
  ['verdict', /^(?:suites|fixtures\/areas)\//, VERDICTS, "unverified('no card');"],
  [
    'third argument',
    /^(?:suites|fixtures)\//,
    /\bexpect\((?:[^()]|\([^()]*\))*,\s*\[[^\]]*\]\)\.to/,
    "expect(a, 'b', ['G-01']).toBe(1);",
  ],
];

for (const [what, where, pattern, example] of excuses) {
  test(`no ${what} in ${where.source}`, () => {
    const found = sources.filter(
      (path) => where.test(path) && pattern.test(codeOf(readFileSync(join(root, path), 'utf8'))),
    );

    expect(pattern.test(example)).toBe(true);
    expect(found).toEqual([]);
  });
}
