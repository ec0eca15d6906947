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

/** Milliseconds that one more empty test costs the runner, in one worker. */
export async function emptyTestMs(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'payments-conformance-bench-'));
  const config = join(folder, 'playwright.config.mjs');
  writeFileSync(config, "export default { testDir: '.', workers: 1, reporter: 'null' };\n");
  const run = async (tests: number) => {
    writeFileSync(
      join(folder, 'empty.spec.mjs'),
      `import playwright from '${runner}';
for (let n = 0; n < ${tests}; n += 1) playwright.test(String(n), () => undefined);
`,
    );
    const { ms } = await measureNode([cli, 'test', '--config', config]);
    return ms;
  };
  try {
    const one = await run(1);
    return ((await run(MANY + 1)) - one) / MANY;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
