import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const command = [cli, 'test', '--config', `${root}playwright.config.ts`];

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Arguments of node that list every check as JSON. */
export const listing: readonly string[] = [...command, '--list', '--reporter', 'json'];

/**
 * Runs Playwright Test on this package's config, its output ours, and resolves when it has ended.
 * A signal to this process is passed on, so that the reporter can write what is known so far.
 */
export function runPlaywright(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...command, ...args],
      // Its own summary of a failure repeats the page source; ours says what is needed.
      { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_NO_COPY_PROMPT: '1' } },
    );
    // A terminal sends SIGINT to the child as well, which takes two at once for one.
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of signals) {
      process.on(signal, pass);
    }
    child.once('error', reject);
    child.once('exit', () => {
      for (const signal of signals) {
        process.off(signal, pass);
      }
      resolve();
    });
  });
}
