import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measureNode } from './command.ts';

const MANY = 1000;

const { resolve } = createRequire(import.meta.url);
const cli = resolve('@playwright/test/cli');
const runner = pathToFileURL(resolve('@playwright/test'));

/** The workers of a run, unless it is told otherwise. */
const WORKERS = 2;

/** Milliseconds that one more empty test costs the runner, in one worker. */
export function emptyTestMs(): Promise<number> {
  return withRunner(1, async (run) => {
    const one = await run(1);
    return ((await run(MANY + 1)) - one) / MANY;
  });
}

/** Milliseconds that the runner takes for empty tests, from its start to its end, in two workers. */
export function emptyRunMs(tests: number): Promise<number> {
  return withRunner(WORKERS, (run) => run(tests));
}

/** `run` takes the time of as many empty tests, in a file for each worker. */
async function withRunner(
  workers: number,
  measure: (run: (tests: number) => Promise<number>) => Promise<number>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'payments-conformance-bench-'));
  const config = join(folder, 'playwright.config.mjs');
  writeFileSync(
    config,
    `export default { testDir: '.', workers: ${workers}, reporter: 'null' };\n`,
  );
  const run = async (tests: number) => {
    for (let file = 0; file < workers; file += 1) {
      writeFileSync(
        join(folder, `empty-${file}.spec.mjs`),
        `import playwright from '${runner}';
for (let n = ${file}; n < ${tests}; n += ${workers}) playwright.test(String(n), () => undefined);
`,
      );
    }
    const { ms } = await measureNode([cli, 'test', '--config', config]);
    return ms;
  };
  try {
    return await measure(run);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
