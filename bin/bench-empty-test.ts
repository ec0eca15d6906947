import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { measureNode } from './bench-command.ts';

const MANY = 1000;

// Inside the package, where the runner can be found.
const folder = fileURLToPath(new URL('../test-results/bench/', import.meta.url));

/** Milliseconds that one more empty test costs the runner, in one worker. */
export async function emptyTestMs(): Promise<number> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const run = async (tests: number) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      `${folder}playwright.config.mjs`,
      "export default { testDir: '.', workers: 1, reporter: 'null' };\n",
    );
    writeFileSync(
      `${folder}empty.spec.mjs`,
      `import { test } from '@playwright/test';
for (let n = 0; n < ${tests}; n += 1) test(String(n), () => undefined);
`,
    );
    const { ms } = await measureNode(cli, 'test', '--config', folder);
    return ms;
  };
  try {
    const one = await run(1);
    return ((await run(MANY + 1)) - one) / MANY;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
