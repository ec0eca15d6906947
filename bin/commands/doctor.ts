import { outputLine } from '../../reports/ci-commands.ts';
import { exitCodeOf, type Finding } from '../look/finding.ts';
import { lookOver } from '../look/look-over.ts';
import { profileSource } from '../look/profile-source.ts';
import { surveyed } from '../look/surveyed.ts';
import { type ExitCode, usage } from '../run/exit-codes.ts';
import { flagsOf } from '../run/flags.ts';

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
  const { findings, wasWritten } = await lookOver(source, printed);
  if (wasWritten) await surveyed(source({}), printed);
  endSoon();
  return exitCodeOf(findings);
}

/** Prints a finding as the lines in front of a run are. */
export function printed({ level, line }: Finding): void {
  process.stdout.write(`${outputLine(`${level}: ${line}`)}\n`);
}

/** Ends the process once its exit code is set, whatever it still waits for. */
export function endSoon(): void {
  setTimeout(() => process.exit(), LINGER_MS).unref();
}
