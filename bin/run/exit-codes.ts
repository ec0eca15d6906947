/** What the command's exit code says; a mistake of ours or of the profile is never a verdict. */
export const exitCodes = {
  passed: 0,
  failed: 1,
  usage: 2,
  unreachable: 3,
  internal: 4,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the command with one line for the user and the exit code that fits. */
export class Stop extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.name = 'Stop';
    this.exitCode = exitCode;
  }
}

/** A wrong flag, profile or selection. */
export function usage(message: string): never {
  throw new Stop(exitCodes.usage, message);
}

/** A run over many services that somebody ended. */
export function interrupted(checked: number, all: number): Stop {
  return new Stop(exitCodes.failed, `interrupted: ${checked} of ${all} were checked`);
}
