import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { check, resultsIn, run, startTarget, test } from './testing.ts';

const REQUIREMENT = ['--requirement', 'CARD-PIN-007'];

const OF_MINE = `import { writeFileSync } from 'node:fs';
export default class {
  readonly seen: string[] = [];
  onTestEnd(test: { title: string }, { status }: { status: string }): void {
    this.seen.push(status);
  }
  onEnd(): void {
    writeFileSync('seen.json', JSON.stringify(this.seen));
  }
}
`;

test('reporters of the runner, and one of your own, stand beside ours', async ({ folder }) => {
  const target = await startTarget();
  // Whichever kind of module it is.
  writeFileSync(join(folder, 'mine.ts'), OF_MINE);
  writeFileSync(join(folder, 'other.mts'), OF_MINE.replace('seen.json', 'also-seen.json'));

  const reporters = ['dot', 'blob', 'json', './mine.ts', 'other.mts'].flatMap((name) => [
    '--reporter',
    name,
  ]);
  const { code, stdout } = await check(folder, target.profile, [...REQUIREMENT, ...reporters]);
  await target.close();

  expect(stdout).toMatch(/^··card-pin: 3 passed/m);
  expect(stdout).toContain('passed: 1 of 1 rows judged');
  for (const name of ['seen.json', 'also-seen.json']) {
    const seen = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    expect(seen).toEqual(['passed', 'passed', 'passed']);
  }
  expect(JSON.parse(readFileSync(join(folder, 'out/runner.json'), 'utf8')).stats.expected).toBe(3);
  expect(existsSync(join(folder, 'out/runner-blob'))).toBe(true);
  expect(resultsIn(folder).exitCode).toBe(0);
  expect(code).toBe(0);
});

const modules: readonly (readonly [string, string | undefined, string | RegExp])[] = [
  [
    'pie',
    undefined,
    'no module is there; it takes dot, line, list, json, junit, html, blob, or a module',
  ],
  ['settings.mjs', 'export default {};', 'it has no class as its default export'],
  ['broken.mjs', 'import "./none.mjs";', /^it cannot be loaded: Error.*none\.mjs/],
];

for (const [name, text, problem] of modules) {
  test(`--reporter ${name} ends with 2, in a line`, async ({ folder }) => {
    if (text !== undefined) writeFileSync(join(folder, name), text);

    const ended = await run(folder, ['run', ...REQUIREMENT, '--reporter', name, '--out', 'out']);

    const [, told] = /^payments-conformance: --reporter (.*)\n$/.exec(ended.stderr) ?? [];
    expect(told?.slice(name.length + 2)).toMatch(problem);
    expect(ended.code).toBe(2);
  });
}
