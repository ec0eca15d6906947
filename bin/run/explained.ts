import { ProfileError } from '../../fixtures/target/profile-error.ts';
import { TemporaryFolderError } from '../../fixtures/target/run-settings.ts';
import { outputLine } from '../../reports/ci-commands.ts';
import { SpecError } from '../../spec/yaml.ts';
import { type ExitCode, exitCodes, Stop } from './exit-codes.ts';

/** Prints the one line that says what went wrong, and answers with the exit code for it. */
export function complain(error: unknown): ExitCode {
  const { exitCode, line } = explained(error);
  process.stderr.write(`${outputLine(`payments-conformance: ${line}`)}\n`);
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
  const isUsage =
    error instanceof ProfileError ||
    (error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (isUsage) {
    return { exitCode: exitCodes.usage, line: line.split('. ')[0] ?? line };
  }
  const where = error instanceof SpecError ? '' : 'internal error: ';
  return { exitCode: exitCodes.internal, line: `${where}${line.split('\n')[0]}` };
}
