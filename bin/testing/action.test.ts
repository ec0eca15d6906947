import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { read, root } from './documents.ts';
import { test } from './testing.ts';

/** A command in place of ours: it leaves its arguments and a result, and ends with the code in `$CODE`. */
const COMMAND = `
import { mkdirSync, writeFileSync } from 'node:fs';
const args = process.argv.slice(2);
const out = args[args.indexOf('--out') + 1];
console.log('seed 1, run 2');
writeFileSync(out + '/args.json', JSON.stringify(args));
for (const name of ['results.json', 'junit.xml', 'summary.md']) writeFileSync(out + '/' + name, name);
process.exitCode = Number(process.env.CODE ?? 0);
`;

/** Runs the last step of the action in a package whose path has a space, with these inputs. */
function acted(folder: string, inputs: Readonly<Record<string, string>>, code = 0) {
  const action = join(folder, 'an action');
  mkdirSync(join(action, '.ci'), { recursive: true });
  mkdirSync(join(action, 'bin'), { recursive: true });
  cpSync(join(root, '.ci/action'), join(action, '.ci/action'));
  chmodSync(join(action, '.ci/action'), 0o755);
  writeFileSync(join(action, 'bin/payments-conformance.mjs'), COMMAND);
  const output = join(folder, 'output');
  writeFileSync(output, '');
  const { run } = parse(read('action.yml')).runs.steps.at(-1);
  const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', run], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], CODE: String(code) },
      ...{ GITHUB_ACTION_PATH: action, GITHUB_OUTPUT: output },
      ...{ GITHUB_STEP_SUMMARY: join(folder, 'steps'), INPUT_OUT: 'my reports' },
      ...inputs,
    },
  });
  const outputs = Object.fromEntries(
    readFileSync(output, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  );
  const args = () =>
    JSON.parse(readFileSync(join(folder, 'my reports', 'args.json'), 'utf8')).slice(3);
  return { status, stderr, outputs, args };
}

test('a list of suites may take lines, spaces and commas', ({ folder }) => {
  const { args, status } = acted(folder, { INPUT_SUITE: '\ncards  card-pin\n\nquotes, uma\n' });

  expect(args()).toEqual(
    ['cards', 'card-pin', 'quotes', 'uma'].flatMap((name) => ['--suite', name]),
  );
  expect(status).toBe(0);
});

test('a path with a space is handed on whole, and a list of nothing is none', ({ folder }) => {
  const { args } = acted(folder, { INPUT_PROFILE: 'my profile.yaml', INPUT_SUITE: ' \n ' });

  expect(args()).toEqual(['--profile', 'my profile.yaml']);
});

test('a switch takes every usual word for yes and no', ({ folder }) => {
  for (const word of ['true', 'True', 'TRUE', 'yes', 'Yes', 'on', '1', ' true\n']) {
    const { args } = acted(folder, { INPUT_REQUIRE_VERIFIED: word, INPUT_ALLOW_BLOCKED: word });
    expect(args(), word).toEqual(['--require-verified', '--allow-blocked']);
  }
  for (const word of ['false', 'False', 'FALSE', 'no', 'off', '0', '']) {
    const { args } = acted(folder, { INPUT_REQUIRE_VERIFIED: word });
    expect(args(), word).toEqual([]);
  }
});

test('another word in a switch ends the job with 2, and says so', ({ folder }) => {
  for (const word of ['ture', 'always', '2']) {
    const { status, stderr, outputs } = acted(folder, { INPUT_REQUIRE_VERIFIED: word });

    expect(stderr).toBe(
      `payments-conformance: require-verified is "${word}"; it takes true or false\n`,
    );
    expect(status).toBe(2);
    expect(outputs).toMatchObject({ verdict: 'error', 'exit-code': '2', results: '' });
  }
});

for (const [code, verdict] of [
  [0, 'passed'],
  [1, 'failed'],
  [2, 'unjudged'],
  [3, 'error'],
  [4, 'error'],
] as const) {
  test(`a run that ends with ${code} has the verdict ${verdict}`, ({ folder }) => {
    const { status, outputs } = acted(folder, {}, code);

    expect(outputs).toMatchObject({ verdict, 'exit-code': String(code) });
    expect(outputs['results']).toMatch(/my reports\/results\.json$/);
    expect(status).toBe(code);
  });
}

test('a folder that cannot be made ends the job with 2, and has the outputs of no run', ({
  folder,
}) => {
  writeFileSync(join(folder, 'file'), '');

  const { status, outputs } = acted(folder, { INPUT_OUT: 'file/reports' });

  expect(status).toBe(2);
  expect(outputs).toMatchObject({ verdict: 'error', summary: '' });
});
