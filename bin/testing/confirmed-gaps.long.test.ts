import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { loadDefects } from '../../fixtures/defects/defects.ts';
import { confirmed } from '../../fixtures/reference/confirmed.ts';
import type { RunResult } from '../../reports/model.ts';
import { capabilitiesOf } from '../../spec/capabilities.ts';
import { loadGaps } from '../../spec/gaps.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';
import { loadOpenApi, type Operation } from '../../spec/openapi.ts';
import { loadRequirements } from '../../spec/requirements.ts';
import { type PatchedSubject, runSubjects } from '../run/subjects-run.ts';
import { root, test } from './testing.ts';

/** How many requirements each distorted service meets. */
const ROWS = 4;

const IMPORT = /import \{([^}]+)\} from '\.\/([^']+)'/g;

/** Many services are checked, in one run. */
const LIMIT_MS = 1_800_000;

/** What follows no default, in place of an answer to a create or a list. */
const answers: Readonly<Record<string, (operation: Operation) => string>> = {
  '{}': ({ method }) => `return { status: ${method === 'POST' ? 201 : 200}, body: {} }`,
  HTML: () =>
    "return { status: 200, body: '<!doctype html>', headers: { 'content-type': 'text/html' } }",
  '404': () => "throw refuse(404, 'NOT_FOUND', 'there is nothing at this address')",
};

/** A create posts to an address of many, and a list is read there. */
function isCreateOrList({ method, path, responses }: Operation): boolean {
  const { properties } = { ...(responses['2XX'] ?? responses['200'])?.schema };
  const isList = method === 'GET' && Object.hasOwn(Object(properties), 'data');
  return !path.includes('{') && (method === 'POST' || isList);
}

const service = join(root, 'fixtures', 'reference');

/** The file of the reference service that answers each operation. */
const handlers = new Map(
  readdirSync(service, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'area.ts')
    .flatMap((path) =>
      [...readFileSync(join(service, path), 'utf8').matchAll(IMPORT)].map(
        ([, names = '', file = '']) => ({ names, file: `${dirname(path)}/${file}` }),
      ),
    )
    .flatMap(({ names, file }) => names.split(',').map((name) => [name.trim(), file] as const)),
);

const defects = loadDefects();

const familyOf = (id: string) => id.replace(/-\d+$/, '');

/**
 * Requirements whose checks make a call: some of those that defects of what answers it break, with
 * others of their families where these are few. Where it has no defect, all of its capability.
 */
function rowsFor({ id, capabilities }: Operation): readonly RequirementId[] {
  const file = handlers.get(id);
  const broken = new Set(
    defects.flatMap(({ patches, breaks }) => (patches[0]?.file === file ? breaks : [])),
  );
  const checked = loadRequirements().filter(({ excluded }) => excluded === undefined);
  if (broken.size === 0) {
    const own = capabilities.flatMap(capabilitiesOf);
    return checked.flatMap((row) =>
      row.capability !== undefined && own.includes(row.capability) ? row.id : [],
    );
  }
  const families = new Set([...broken].map(familyOf));
  const related = checked.flatMap((row) => (families.has(familyOf(row.id)) ? row.id : []));
  const step = Math.ceil(broken.size / ROWS);
  const some = [...broken].filter((_, at) => at % step === 0);
  return [...new Set([...some, ...related])].slice(0, ROWS);
}

const confirm = [...new Set([...confirmed, ...loadGaps().gaps.map(({ id }) => id)])];

/** A reference service that answers one operation otherwise, and confirms every gap there is. */
function subjectsOf(operation: Operation): readonly PatchedSubject[] {
  const call = 'return await handlers[operation.id]({';
  return Object.entries(answers).map(([name, answer]) => ({
    id: `${operation.id} answered ${name}`,
    patches: [
      {
        file: 'server.ts',
        replace: call,
        with: `if (operation.id === '${operation.id}') { ${answer(operation)}; }\n${call}`,
      },
    ],
    profile: { confirm },
    only: { requirements: rowsFor(operation) },
  }));
}

function rowsWith(result: RunResult | undefined, ...verdicts: readonly string[]) {
  return (result?.requirements ?? []).filter(
    ({ verdict, checks }) => checks.length > 0 && verdicts.includes(verdict),
  );
}

test('under a profile that confirms every gap, no create and no list may answer nothing', async () => {
  test.setTimeout(LIMIT_MS);
  const operations = loadOpenApi().operations.filter(isCreateOrList);
  const requirements = [...new Set(operations.flatMap(rowsFor))];
  const faithful = { id: 'as it is', patches: [], profile: { confirm }, only: { requirements } };
  const distorted = operations.flatMap(subjectsOf);

  const options = { seed: 1, workers: 2, together: distorted.length + 1, settleMs: 300 };
  const results = new Map(
    await runSubjects(
      [faithful, ...distorted],
      options,
      ({ id }, { result }) => [id, result] as const,
    ),
  );

  expect(results.get(faithful.id)?.exitCode, 'the service as it is').toBe(0);
  expect(rowsWith(results.get(faithful.id), 'unverified')).toEqual([]);
  expect(distorted.length).toBeGreaterThan(80);
  const passing = distorted.filter(({ id }) => {
    const result = results.get(id);
    // A sample in which nothing passes exits 1 as well: red has to be a row.
    return result?.exitCode === 0 || rowsWith(result, 'failed', 'blocked').length === 0;
  });
  expect(passing.map(({ id }) => id)).toEqual([]);
  const excused = distorted.flatMap(({ id }) =>
    rowsWith(results.get(id), 'unverified')
      .filter(({ reason = '' }) => reason.includes('it rests on'))
      .map((row) => `${id}: ${row.id} ${row.reason}`),
  );
  expect(excused).toEqual([]);
});

test('no check is excused by a gap without a look at the profile', () => {
  const asking = ['verdict/by-gap.ts', 'platform/set-up.ts', 'platform/gaps.ts'];
  const unasked = ['fixtures', 'suites'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !asking.includes(file))
      .filter((file) => {
        const text = readFileSync(join(root, folder, file), 'utf8');
        return /\bunverified\([^\n]*(\n[^/*\n]*)?\brests? on\b/.test(text);
      }),
  );

  expect(unasked, 'files that call unverified with "it rests on"; endByGap asks').toEqual([]);
});
