import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { commandsIn } from '../commands/completion.ts';
import { helpText } from '../commands/help.ts';
import { read, root } from './documents.ts';
import { test } from './testing.ts';

const {
  inputs,
  runs: { steps },
} = parse(read('action.yml'));

/** What a job has no use for: what only prints, and what waits for a key. */
const NOT_FOR_JOBS = ['--list', '--watch'];

/** A command in place of ours: it leaves its arguments and a result, and ends with the code in `$CODE`. */
const COMMAND = `#!/usr/bin/env node
const { writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const out = args[args.indexOf('--out') + 1];
console.log('seed 1, run 2');
writeFileSync(out + '/args.json', JSON.stringify(args));
for (const name of ['results.json', 'junit.xml', 'summary.md']) writeFileSync(out + '/' + name, name);
process.exitCode = Number(process.env.CODE ?? 0);
`;

function variableOf(input: string): string {
  return `INPUT_${input.toUpperCase().replaceAll('-', '_')}`;
}

/** Runs the last step of the action in a package whose path has a space, with these inputs. */
function acted(folder: string, inputs: Readonly<Record<string, string>>, code = 0) {
  const action = join(folder, 'an action');
  mkdirSync(join(action, '.ci'), { recursive: true });
  const installed = join(folder, 'the package');
  const command = join(installed, 'node_modules/.bin/payments-conformance');
  mkdirSync(dirname(command), { recursive: true });
  cpSync(join(root, '.ci/action'), join(action, '.ci/action'));
  writeFileSync(command, COMMAND);
  chmodSync(command, 0o755);
  const output = join(folder, 'output');
  writeFileSync(output, '');
  const { run } = steps.at(-1);
  const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', run], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], CODE: String(code) },
      ...{ GITHUB_ACTION_PATH: action, GITHUB_OUTPUT: output, PACKAGE: installed },
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

test('every flag of a run is an input, and every input is handed on', () => {
  const flags =
    commandsIn(helpText)
      .find(({ name }) => name === 'run')
      ?.flags.keys() ?? [];
  const named = Object.keys(inputs).map((name) => `--${name}`);
  const { env } = steps.at(-1);

  expect(named.sort()).toEqual([...flags].filter((flag) => !NOT_FOR_JOBS.includes(flag)).sort());
  for (const name of Object.keys(inputs)) {
    expect(env[variableOf(name)]).toBe(`\${{ inputs.${name} }}`);
  }
});

for (const [name, { default: usual }] of Object.entries<{ default?: string }>(inputs)) {
  if (name === 'out') continue;
  test(`the input ${name} becomes its flag`, ({ folder }) => {
    const isSwitch = usual === 'false';
    const { args } = acted(folder, { [variableOf(name)]: isSwitch ? 'true' : 'value\n' });

    expect(args()).toEqual(isSwitch ? [`--${name}`] : [`--${name}`, 'value']);
  });
}

test('paths and operations are lists of lines, and keep their spaces', ({ folder }) => {
  const { args } = acted(folder, {
    INPUT_ADD: 'our suites/one\n  two\n\n',
    INPUT_OPERATION: 'POST /quotes\nGET /config',
  });

  expect(args()).toEqual([
    ...['--add', 'our suites/one', '--add', 'two'],
    ...['--operation', 'POST /quotes', '--operation', 'GET /config'],
  ]);
});

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
