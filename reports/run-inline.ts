import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base } from '@playwright/test';
import { exampleContext } from './example-run.ts';
import type { RunContext, RunResult } from './model.ts';

/** A test with an empty folder of its own that the runner can run a suite in. */
export const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'inline-suite-'));
    symlinkSync(join(dirname(import.meta.dirname), 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

const runner = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** What an inline suite imports: declares a check that leaves the given record. */
const checkModule = `
import { test } from '@playwright/test';

export function check(title, requirements, verdict, members = {}) {
  const record = { subject: '', requirements, verdict, findings: [], notes: [], exchanges: 1, seed: 1, ...members };
  const annotation = [
    ...requirements.map((description) => ({ type: 'requirement', description })),
    ...(record.subject === '' ? [] : [{ type: 'subject', description: record.subject }]),
  ];
  test(title, { annotation }, async ({}, info) => {
    await info.attach('conformance', { body: JSON.stringify(record), contentType: 'application/json' });
    test.skip(['blocked', 'unverified', 'not-applicable'].includes(verdict), record.message);
    if (verdict === 'failed') throw new Error(record.message);
  });
}
`;

export interface InlineRun {
  readonly child: ChildProcess;
  /** Standard output so far. */
  output(): string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/**
 * Runs a small suite with the reporter as a process of its own, as the runner's own tests do.
 * `files` maps a name to the body of a suite; `check` is in scope. Reports go to `<folder>/out`,
 * and those of Allure below it where `allure` is set.
 */
export function runInline(
  folder: string,
  files: Readonly<Record<string, string>>,
  context: Partial<RunContext> = {},
  args: readonly string[] = [],
  { allure = false } = {},
): InlineRun {
  const options = { ...exampleContext, knownFailures: [], ...context, out: join(folder, 'out') };
  writeFileSync(join(folder, 'check.ts'), checkModule);
  for (const [name, body] of Object.entries(files)) {
    const head = `import { test } from '@playwright/test';\nimport { check } from './check.ts';\n`;
    writeFileSync(join(folder, name), head + body);
  }
  const file = (name: string) => JSON.stringify(join(import.meta.dirname, name));
  writeFileSync(
    join(folder, 'inline.config.ts'),
    `const redact = (text) => text.replaceAll('s3cret', '[redacted]');
    const conformance = ${JSON.stringify(options)};
    export default {
      testDir: '.', outputDir: './runner', workers: 1, fullyParallel: false, timeout: 20_000,
      reporter: [
        [${file('reporter.ts')}, { ...conformance, redact }],
        ${allure ? `[${file('allure.ts')}, { resultsDir: 'out/allure', detail: false, redact, policy: conformance, knownFailures: conformance.knownFailures }],` : ''}
      ],
    };`,
  );
  const { FORCE_COLOR: _, GITHUB_ACTIONS: __, ...env } = process.env;
  const child = spawn(process.execPath, [runner, 'test', '-c', 'inline.config.ts', ...args], {
    cwd: folder,
    env,
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? signal ?? -1));
  });
  return { child, output: () => output, ended };
}

/** What the reporter wrote to `<folder>/out`. */
export function resultsIn(folder: string, below = ''): RunResult {
  return JSON.parse(readFileSync(join(folder, 'out', below, 'results.json'), 'utf8')) as RunResult;
}
