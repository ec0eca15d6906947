import { on, once } from 'node:events';
import type { ReadStream } from 'node:tty';
import { loadProfile, type Profile } from '../../fixtures/target/profile.ts';
import { outputLine } from '../../reports/ci-commands.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { complain } from './explained.ts';
import { signals } from './playwright.ts';
import type { RunOptions } from './run-options.ts';
import { serviceBack } from './service-back.ts';

/** A run whose runner is on its way, or loaded. */
export interface LoadedRun {
  /** Looks the target over, and checks it. */
  check(): Promise<{ readonly exitCode: ExitCode; readonly isInterrupted: boolean }>;
  /** Lets go of what it has not used. */
  discard(): void;
}

type Wish = 'again' | 'end';

const END_KEYS = ['q', '\u0003', '\u0004'];
const AGAIN_KEYS = ['r', '\r', '\n'];

/**
 * Runs whenever a key is pressed, or the service was away and answers again. The next runner loads
 * itself while nothing happens. Answers with the exit code of the last run. What keeps a run from its
 * checks is a line, and ends the watch where it is the first run and the service is not just away.
 */
export async function watch(load: () => LoadedRun, options: RunOptions): Promise<ExitCode> {
  let loaded = load();
  let last: ExitCode | undefined;
  try {
    for (;;) {
      try {
        const { exitCode, isInterrupted } = await loaded.check();
        if (isInterrupted) return exitCode;
        last = exitCode;
      } catch (error) {
        const exitCode = complain(error);
        if (last === undefined && exitCode !== exitCodes.unreachable) return exitCode;
        last = exitCode;
      }
      loaded = load();
      if ((await wished(targetOf(options))) === 'end') return last;
    }
  } finally {
    loaded.discard();
  }
}

/** The target, unless it is the embedded one, or its profile cannot be read just now. */
function targetOf({ profile, baseUrl }: RunOptions): Profile | undefined {
  if (profile === undefined && baseUrl === undefined) return undefined;
  try {
    return loadProfile(profile, process.env, baseUrl);
  } catch {
    return undefined;
  }
}

async function wished(target: Profile | undefined): Promise<Wish> {
  say('Enter or r runs it again, q ends');
  const over = new AbortController();
  const { signal } = over;
  try {
    return await Promise.race([
      keyPressed(process.stdin, signal),
      ...signals.map((name) => once(process, name, { signal }).then(() => 'end' as const)),
      ...(target === undefined ? [] : [backAgain(target, signal)]),
    ]);
  } finally {
    over.abort();
  }
}

async function backAgain({ baseUrl, network }: Profile, signal: AbortSignal): Promise<Wish> {
  await serviceBack(baseUrl, network, signal, () => {
    say('the target does not answer; the run begins when it does');
  });
  say('the target answers again');
  return 'again';
}

/** On a terminal a key, from elsewhere a line; its end is one, too. */
async function keyPressed(stdin: ReadStream, signal: AbortSignal): Promise<Wish> {
  if (stdin.readableEnded) return 'end';
  // Only while it waits: in a run, the terminal is to make a signal of Ctrl-C.
  if (stdin.isTTY) stdin.setRawMode(true);
  try {
    const chunks = on(stdin, 'data', { signal, close: ['end'] });
    stdin.resume();
    for await (const [chunk] of chunks) {
      const keys = [...String(chunk)];
      if (keys.some((key) => END_KEYS.includes(key))) return 'end';
      if (keys.some((key) => AGAIN_KEYS.includes(key))) return 'again';
    }
    return 'end';
  } finally {
    if (stdin.isTTY) stdin.setRawMode(false);
    stdin.pause();
  }
}

function say(line: string): void {
  process.stdout.write(`${outputLine(line)}\n`);
}
