import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { loadProfile } from '../../fixtures/target/profile.ts';
import { type ExitCode, exitCodes, Stop, usage } from '../run/exit-codes.ts';
import { firstProfile } from '../run/first-profile.ts';
import { exitCodeOf, lookOver } from '../run/look-over.ts';
import { endSoon, printed } from './doctor.ts';

/** `init`: looks a target over and writes the profile to begin with; never over an existing file. */
export async function init(args: string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { profile: { type: 'string', default: 'profile.yaml' } },
  });
  const { profile: file } = values;
  if (existsSync(file)) exists(file);
  const [given, ...more] = positionals;
  if (more.length > 0) usage(`init takes one base URL, not also ${more.join(' ')}`);
  const baseUrl = given ?? (await asked());
  const profile = loadProfile(undefined, process.env, baseUrl);
  const look = await lookOver(profile, printed);
  endSoon();
  if (!look.isAnswering) {
    process.stderr.write(`payments-conformance: ${file} is not written: mend what is told above\n`);
    return exitCodeOf(look.findings);
  }
  written(file, firstProfile(profile.baseUrl, file, look));
  process.stdout.write(
    `${file} is written; read it, then: payments-conformance doctor --profile ${file}\n`,
  );
  return exitCodes.passed;
}

/** The base URL, from whoever sits at the terminal. */
async function asked(): Promise<string> {
  const example = 'http://localhost:8080/2025-10-13';
  if (!process.stdin.isTTY) usage(`init takes the base URL of the service, such as ${example}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`Base URL of the service, such as ${example}: `)).trim();
  } finally {
    terminal.close();
  }
}

function written(file: string, text: string): void {
  try {
    // Another may have come to be since.
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code === 'EEXIST') exists(file);
    throw new Stop(exitCodes.usage, `${file} cannot be written (${code}); give another --profile`);
  }
}

function exists(file: string): never {
  usage(`${file} exists and is left as it is; give another name with --profile`);
}
