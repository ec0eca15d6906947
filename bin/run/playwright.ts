import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { moduleOf } from '../../spec/module-ending.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const command = [cli, 'test', '--config', `${root}${moduleOf('playwright.config.ts')}`];

/** Whoever stops a command often signals it, and then the group it is in. */
const AT_ONCE_MS = 200;

/** What asks a command to end. */
export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Arguments of node that list every check as JSON. */
export const listing: readonly string[] = [...command, '--list', '--reporter', 'json'];

/** What the runner, which takes patterns, finds a folder or a file of checks by, compiled or not. */
export function patternOf(place: string): string {
  const literal = place.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return literal.replace(/\.ts$/, '.[jt]s$');
}

/** What became of the runner. */
export interface RunnerEnd {
  /** The run's own, as its reporter told over a channel of their own; missing where it could not. */
  readonly exitCode: ExitCode | undefined;
  /** How the process ended, for a sentence about it. */
  readonly how: string;
  /** Whether somebody asked the command to end. */
  readonly isInterrupted: boolean;
}

/** Playwright Test on its way: it loads itself, then waits for the word to begin. */
export interface Runner {
  readonly pid: number | undefined;
  /** Tells it that the settings are published, and resolves when it has ended. */
  begin(): Promise<RunnerEnd>;
  /** Ends it before it began. */
  abandon(): void;
}

/**
 * Starts Playwright Test on this package's config, its output ours. A signal to this process is
 * passed on, so that the reporter can write what is known so far.
 */
export function startPlaywright(args: readonly string[]): Runner {
  const child = spawn(process.execPath, [...command, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A signal to the group reaches us alone: a second one would end it with reports half written.
    detached: true,
    // Its own summary of a failure repeats the page source; ours says what is needed.
    env: { ...process.env, PLAYWRIGHT_NO_COPY_PROMPT: '1' },
  });
  let isInterrupted = false;
  let passedAt = Number.NEGATIVE_INFINITY;
  // Whatever the signal, it is passed on as the one after which the runner ends in good order.
  const pass = () => {
    isInterrupted = true;
    const isRepeated = performance.now() - passedAt < AT_ONCE_MS;
    passedAt = performance.now();
    if (!isRepeated) child.kill('SIGINT');
  };
  let told: ExitCode | undefined;
  child.on('message', (message) => {
    told = exitCodeIn(message);
  });
  const ended = new Promise<RunnerEnd>((resolve, reject) => {
    child.once('error', reject);
    // Unlike its exit, this comes after the last message.
    child.once('close', (code, signal) => {
      const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
      resolve({ exitCode: told, how, isInterrupted });
    });
  });
  // Who begins is told; who abandons has nothing to be told.
  ended.catch(() => undefined);
  return {
    pid: child.pid,
    begin: async () => {
      for (const signal of signals) {
        process.on(signal, pass);
      }
      // Where it cannot be told any more it has ended, which is told below.
      child.send('published', () => undefined);
      const end = await ended;
      for (const signal of signals) {
        process.off(signal, pass);
      }
      return end;
    },
    abandon: () => child.kill('SIGKILL'),
  };
}

function exitCodeIn(message: unknown): ExitCode | undefined {
  const { exitCode } = Object(message);
  return Object.values(exitCodes).find((known) => known === exitCode);
}
