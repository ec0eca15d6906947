import type { Profile } from '../../fixtures/target/profile.ts';
import { createTarget } from '../../fixtures/target/target.ts';
import { outputLine } from '../../reports/ci-commands.ts';
import { shellWord } from '../../reports/replay.ts';
import { closing, exitCodeOf, type Finding } from '../look/finding.ts';
import { lookOver } from '../look/look-over.ts';
import { profileSource } from '../look/profile-source.ts';
import { surveyed } from '../look/surveyed.ts';
import { receiving } from '../run/event-receiver.ts';
import { type ExitCode, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';
import { readOpenApi } from '../run/own-openapi.ts';

/** What still waits when all is told, such as for a target that asked for a pause, is left. */
const LINGER_MS = 500;

/** `doctor`: looks a target over before a run in less than twenty seconds, then asks it for facts in as many. */
export async function doctor(args: string[]): Promise<ExitCode> {
  const { values } = flagsOf({
    args,
    options: { profile: { type: 'string' }, 'base-url': { type: 'string' } },
  });
  const { profile: file, 'base-url': baseUrl } = values;
  if (file === undefined && baseUrl === undefined) usage('doctor takes --profile or --base-url');
  const source = profileSource(file, process.env, baseUrl);
  await refuseAsARun(source({}));
  const { findings, wasWritten, callMs } = await lookOver(source, printed);
  if (wasWritten) await surveyed(source({}), callMs, printed);
  printed(closing(findings, runOf(file, baseUrl)));
  endSoon();
  return exitCodeOf(findings);
}

/** Throws Stop where a run would, before it looks at the target. */
async function refuseAsARun(profile: Profile): Promise<void> {
  if (profile.openapi !== undefined) await readOpenApi(profile.openapi, createTarget(profile));
  const { stop } = await receiving(profile);
  await stop();
}

function runOf(file: string | undefined, baseUrl: string | undefined): string {
  const flags = [
    ...(file === undefined ? [] : ['--profile', file]),
    ...(baseUrl === undefined ? [] : ['--base-url', baseUrl]),
  ];
  return ['payments-conformance run', ...flags.map(shellWord)].join(' ');
}

/** Prints a finding as the lines in front of a run are. */
export function printed({ level, line }: Finding): void {
  process.stdout.write(`${outputLine(`${level}: ${line}`)}\n`);
}

/** Ends the process once its exit code is set, whatever it still waits for. */
export function endSoon(): void {
  setTimeout(() => process.exit(), LINGER_MS).unref();
}
