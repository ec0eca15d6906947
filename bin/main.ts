import manifest from '../package.json' with { type: 'json' };
import { ignoreClosedPipe } from '../reports/closed-pipe.ts';
import { helpOf } from './commands/help.ts';
import { type ExitCode, exitCodes, Stop } from './run/exit-codes.ts';
import { complain } from './run/explained.ts';

type Command = (args: string[]) => Promise<ExitCode>;

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  run: async () => (await import('./commands/run.ts')).run,
  merge: async () => (await import('./commands/merge.ts')).merge,
  compare: async () => (await import('./commands/compare.ts')).compare,
  'known-failures': async () => (await import('./commands/known-failures.ts')).knownFailures,
  init: async () => (await import('./commands/init.ts')).init,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  serve: async () => (await import('./commands/serve.ts')).serve,
  explain: async () => (await import('./commands/explain.ts')).explain,
  defects: async () => (await import('./commands/defects.ts')).defects,
  variants: async () => (await import('./commands/variants.ts')).variants,
  prove: async () => (await import('./commands/prove.ts')).prove,
  changes: async () => (await import('./commands/changes.ts')).changes,
  coverage: async () => (await import('./commands/coverage.ts')).coverage,
  completion: async () => (await import('./commands/completion.ts')).completion,
};

/** Runs one command of the command line. Prints one line for an error, never a stack. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  ignoreClosedPipe(process.stdout);
  const [first = 'run'] = args;
  if (args.includes('--help') || args.includes('-h') || first === 'help') {
    process.stdout.write(helpOf(first === 'help' ? (args[1] ?? '') : first));
    return exitCodes.passed;
  }
  if (first === '--version') {
    process.stdout.write(`${manifest.version}\n`);
    return exitCodes.passed;
  }
  const named = !first.startsWith('-');
  const load = commands[named ? first : 'run'];
  try {
    if (load === undefined) {
      throw new Stop(
        exitCodes.usage,
        `unknown command "${first}"; there are ${Object.keys(commands).join(', ')}`,
      );
    }
    return await (await load())(args.slice(named ? 1 : 0));
  } catch (error) {
    return complain(error);
  }
}
