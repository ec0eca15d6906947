import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { projectFiles } from './files.ts';
import { type Ended, resultsIn, root, rowOf, start, test } from './testing.ts';

/** How many files that exist already a new area may need to touch. */
const MOST_EDITS = 3;

/** What is changed in files that exist. */
const edits: Readonly<Record<string, (text: string) => string>> = {
  'spec/areas.yaml': (text) => `${text}- id: toy\n  title: Toys\n  prefixes: [TOY]\n`,
};

/** What is added. */
const files: Readonly<Record<string, string>> = {
  'spec/requirements/toy.yaml': `# Toys
- id: TOY-LIST-001
  clause: "Toys, list"
  operation: listToys
  text: GET /toys lists the ball.
`,
  'spec/openapi/toy.yaml': `paths:
  /toys:
    get:
      operationId: listToys
      tags: [Toys]
      x-origin: contract
      summary: List the toys.
      responses:
        2XX:
          description: The toys.
          content:
            application/json:
              schema: { $ref: "#/schemas/Toys" }
        "401": { $ref: "common.yaml#/responses/Refusal" }

schemas:
  Toys:
    type: object
    required: [data]
    properties:
      data: { type: array, items: { type: object } }
`,
  'suites/toy/list-toys.spec.ts': `import { toysOf } from '../../fixtures/areas/toy/toys.ts';
import { check, expect } from '../../fixtures/index.ts';

check.describe('the list of toys', () => {
  check('has the ball', 'TOY-LIST-001', async ({ platform }) => {
    expect(await toysOf(platform)).toContain('ball');
  });
});
`,
  'fixtures/areas/toy/toys.ts': `import { member, rowsOf } from '../../client/reply.ts';
import type { Platform } from '../../platform/platform.ts';

/** The names of the toys that a platform has. */
export async function toysOf(platform: Platform): Promise<readonly unknown[]> {
  const reply = await platform.call('listToys');
  return rowsOf(reply).map((toy) => member(toy, 'name'));
}
`,
  'fixtures/reference/toy/area.ts': `import type { Area } from '../core/area.ts';
import { listToys } from './list-toys.ts';

export const area = { handlers: { listToys } } satisfies Area;
`,
  'fixtures/reference/toy/list-toys.ts': `import type { Answer } from '../core/call.ts';

/** \`GET /toys\`. */
export function listToys(): Answer {
  return { status: 200, body: { data: [{ name: 'ball' }] } };
}
`,
  'fixtures/defects/toy.yaml': `- id: TOY-LIST-001 lists a doll in place of the ball
  file: toy/list-toys.ts
  replace: "{ name: 'ball' }"
  with: "{ name: 'doll' }"
`,
  'fixtures/variants/toy.yaml': `- id: toys-with-other-members
  uses: A toy may have more members.
  file: toy/list-toys.ts
  replace: "{ name: 'ball' }"
  with: "{ name: 'ball', colour: 'red' }"
`,
};

/** The project in a folder, without the checks of other areas: compiling them would take longest. */
function copyProject(folder: string): void {
  for (const path of projectFiles().filter((name) => !name.startsWith('suites/'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

function addToys(folder: string): void {
  for (const [path, text] of Object.entries(files)) {
    expect(existsSync(join(folder, path)), `${path} is new`).toBe(false);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const [path, edit] of Object.entries(edits)) {
    const before = readFileSync(join(folder, path), 'utf8');
    expect(edit(before), `${path} is edited`).not.toBe(before);
    writeFileSync(join(folder, path), edit(before));
  }
}

test('a new area is a row, a few edits and files in their places', async ({ folder }) => {
  expect(Object.keys(edits).length).toBeLessThanOrEqual(MOST_EDITS);
  copyProject(folder);
  addToys(folder);
  const node = (script: string, ...args: readonly string[]) =>
    start(folder, join(folder, script), args).ended;
  const command = (...args: readonly string[]) => node('bin/payments-conformance.mjs', ...args);
  const succeeded = ({ code, stdout, stderr }: Ended) => {
    expect(code, `${stdout}\n${stderr}`).toBe(0);
    return stdout;
  };

  succeeded(await node('node_modules/tsx/dist/cli.mjs', 'bin/generate.ts'));
  succeeded(await node('node_modules/typescript/bin/tsc', '-p', '.'));

  const listed = succeeded(await command('run', '--list', '--operation', 'GET /toys'));
  expect(listed).toMatch(/^TOY-LIST-001 +MUST +.* \(toy\/list-toys\.spec\.ts\)$/m);

  const explained = succeeded(await command('explain', 'TOY-LIST-001'));
  expect(explained).toContain('TOY-LIST-001 · MUST · toy\n');
  expect(explained).toContain('GET /toys (listToys)\n');
  expect(explained).toContain('suites/toy/list-toys.spec.ts › the list of toys › has the ball\n');
  expect(explained).toContain('TOY-LIST-001 lists a doll in place of the ball\n');

  const ran = succeeded(await command('run', '--suite', 'toy', '--out', 'out'));
  expect(ran, 'the table').toMatch(/│ toy +│ +1 │ +1 │/);
  expect(rowOf(resultsIn(folder), 'TOY-LIST-001')).toMatchObject({
    area: 'toy',
    verdict: 'passed',
  });
  for (const [report, text] of [
    ['summary.md', '| toy | 1 | 1 |'],
    ['index.html', 'TOY-LIST-001'],
    ['junit.xml', 'TOY-LIST-001'],
  ] as const) {
    const isNamed = readFileSync(join(folder, 'out', report), 'utf8').includes(text);
    expect(isNamed, `${report} holds ${text}`).toBe(true);
  }

  const caught = succeeded(await command('defects', '--area', 'toy', '--seed', '1'));
  expect(caught).toContain('the list of toys › has the ball');
  expect(caught).toContain('defects: 1 caught, 0 not');

  const varied = succeeded(await command('variants', 'toys-with-other-members', '--seed', '1'));
  expect(varied).toContain('variants: 1 green, 0 with false alarms');

  // The checks of other areas are not in this copy.
  const { stdout } = await command('coverage');
  expect(stdout).toMatch(/│ toy +│ 1 +│ 1 +│ 0 +│ 0 +│ 0 +│/);
});
