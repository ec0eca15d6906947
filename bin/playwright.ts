import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const command = [cli, 'test', '--config', `${root}playwright.config.ts`];

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
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', pass);
    // The terminal sends SIGINT to the child as well; this process only has to wait.
    const wait = () => undefined;
    process.on('SIGINT', wait);
    child.once('error', reject);
    child.once('exit', () => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', wait);
      resolve();
    });
  });
}
