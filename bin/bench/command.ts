import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface Measured {
  readonly ms: number;
  readonly output: string;
}

const command = fileURLToPath(new URL('../payments-conformance.mjs', import.meta.url));

/**
 * Runs the command line as a user does and takes the time. A red verdict costs what a green one
 * costs, so only an exit code above 1 is thrown.
 */
export function measureCommand(...args: readonly string[]): Promise<Measured> {
  return measureNode([command, ...args], 1);
}

/** The same for any script of node. Throws its own words when it exits with more than `most`. */
export async function measureNode(args: readonly string[], most = 0): Promise<Measured> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? Number.POSITIVE_INFINITY));
  });
  const [output, problem, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  if (code > most) {
    throw new Error(`${args.join(' ')} exited with ${code}: ${problem.trim()}`);
  }
  return { ms: performance.now() - started, output };
}

/** The middle one of so many measurements, one after the other; with the least and the most. */
export async function median(
  times: number,
  measure: () => Promise<number>,
): Promise<{ middle: number; range: string }> {
  const all: number[] = [];
  for (let n = 0; n < times; n += 1) {
    all.push(await measure());
  }
  all.sort((a, b) => a - b);
  return {
    middle: all[Math.floor(times / 2)] ?? Number.NaN,
    range: `median of ${times}, ${seconds(all[0])} to ${seconds(all.at(-1))}`,
  };
}

export function seconds(ms = Number.NaN): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
