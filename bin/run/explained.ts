import { ProfileError } from '../../fixtures/target/profile-error.ts';
import { TemporaryFolderError } from '../../fixtures/target/run-settings.ts';
import { outputLine } from '../../reports/ci-commands.ts';
import { SpecError } from '../../spec/yaml.ts';
import { type ExitCode, exitCodes, Stop } from './exit-codes.ts';

/** Prints what went wrong, a line for each thing to mend, and answers with the exit code for it. */
export function complain(error: unknown): ExitCode {
  const { exitCode, line } = explained(error);
  const lines = error instanceof ProfileError ? line.split('\n') : [line];
  for (const each of lines) {
    process.stderr.write(`${outputLine(`payments-conformance: ${each}`)}\n`);
  }
  return exitCode;
}

function explained(error: unknown): { exitCode: ExitCode; line: string } {
  const line = error instanceof Error ? error.message : String(error);
  if (error instanceof Stop) {
    return { exitCode: error.exitCode, line };
  }
  if (error instanceof TemporaryFolderError) return { exitCode: exitCodes.usage, line };
  const [code = ''] = /^(?:ENOSPC|EDQUOT)\b/.exec(line) ?? [];
  if (code !== '') {
    const told = `a disk is full (${code}); free some space, or name a folder on another disk`;
    return { exitCode: exitCodes.usage, line: told };
  }
  if (error instanceof ProfileError) return { exitCode: exitCodes.usage, line };
  const isUsage =
    error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS');
  if (isUsage) {
    return { exitCode: exitCodes.usage, line: line.split('. ')[0] ?? line };
  }
  const where = error instanceof SpecError ? '' : 'internal error: ';
  return { exitCode: exitCodes.internal, line: `${where}${line.split('\n')[0]}` };
}
