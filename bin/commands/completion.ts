import { operationIds } from '../../spec/openapi.ts';
import { levels, loadRequirements } from '../../spec/requirements.ts';
import { revisions } from '../../spec/revisions.ts';
import { subjects } from '../explain/subjects.ts';
import { type ExitCode, exitCodes, usage } from '../run/exit-codes.ts';
import { reporterNames } from '../run/further-reporters.ts';
import { areasWithChecks } from '../run/known-checks.ts';
import { helpText } from './help.ts';

const NAME = 'payments-conformance';

/** A command as the help shows it. Of what it takes, and a flag takes, the help has one word. */
interface Command {
  readonly name: string;
  readonly takes: string;
  readonly flags: ReadonlyMap<string, string>;
}

const shells = new Map([
  ['bash', bash],
  ['zsh', (commands) => `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}`],
  ['fish', fish],
] satisfies [string, (commands: readonly Command[]) => string][]);

/** `completion SHELL`: prints the script by which a shell completes what is typed. */
export async function completion(args: readonly string[]): Promise<ExitCode> {
  const [shell = ''] = args;
  const script = shells.get(shell);
  if (script === undefined) usage(`completion takes ${[...shells.keys()].join(', ')}`);
  process.stdout.write(script(commandsIn(helpText)));
  return exitCodes.passed;
}

/** The commands in a text of help, each once, with what they and their flags take. */
export function commandsIn(help: string): readonly Command[] {
  const byName = new Map<string, Command>();
  for (const section of help.split(`\n  ${NAME} `).slice(1)) {
    const [, name, takes = ''] =
      /^\[?(\w[\w-]*)\]?(?: \[?([A-Z]+|\w+(?:\|\w+)+)\b)?/.exec(section) ?? [];
    if (name === undefined) continue;
    const flags = [...section.matchAll(/(--[\w-]+)(?: ([A-Z][\w/-]*))?/g)].map(
      ([, flag = '', value = '']) => [flag, value] as const,
    );
    const known = byName.get(name) ?? { takes, flags: new Map<string, string>() };
    byName.set(name, { name, takes: known.takes, flags: new Map([...known.flags, ...flags]) });
  }
  return [...byName.values()];
}

/** What can stand where the help has a word; nothing where that is anything, such as a file. */
function valuesFor(word: string): readonly string[] {
  switch (word) {
    case 'AREA':
      return areasWithChecks();
    case 'ID':
      return loadRequirements().flatMap(({ id, excluded }) => (excluded === undefined ? [id] : []));
    case 'TERM':
      return [...subjects().keys()];
    case 'CALL':
      return operationIds;
    case 'LEVEL':
      return levels;
    case 'REPORTER':
      return reporterNames;
    case 'YYYY-MM':
      return revisions;
    default:
      return word.includes('|') ? word.split('|') : [];
  }
}

function bash(commands: readonly Command[]): string {
  const flags = new Map(commands.flatMap((each) => [...each.flags]));
  const kinds = [...new Set([...flags.values(), ...commands.map(({ takes }) => takes)])];
  const behindFlags = kinds
    .map((kind) => ({ kind, names: [...flags.keys()].filter((flag) => flags.get(flag) === kind) }))
    .filter(({ kind, names }) => kind !== '' && names.length > 0)
    .map(({ kind, names }) => `    ${names.join('|')}) kind='${kind}' ;;`);
  const behindCommands = commands.map(
    ({ name, takes, flags: own }) =>
      `      ${name}) words='${[...own.keys()].join(' ')}' kind='${takes}' ;;`,
  );
  const values = kinds
    .map((kind) => ({ kind, known: valuesFor(kind) }))
    .filter(({ known }) => known.length > 0)
    .map(({ kind, known }) => `    '${kind}') words="$words ${known.join(' ')}" ;;`);
  const first = ['help', ...commands.map(({ name }) => name), ...flagsOfRun(commands)];
  return `_payments_conformance() {
  local words= kind=
  case \${COMP_WORDS[COMP_CWORD-1]} in
${behindFlags.join('\n')}
    *) case \${COMP_WORDS[1]} in
${behindCommands.join('\n')}
      *) words='${first.join(' ')}' ;;
    esac ;;
  esac
  case $kind in
${values.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _payments_conformance ${NAME}
`;
}

function fish(commands: readonly Command[]): string {
  const others = commands.map(({ name }) => name).filter((name) => name !== 'run');
  const lines = commands.flatMap(({ name, takes, flags }) => {
    const seen =
      name === 'run'
        ? `not __fish_seen_subcommand_from ${others.join(' ')}`
        : `__fish_seen_subcommand_from ${name}`;
    const taken = valuesFor(takes);
    return [
      ...(taken.length > 0 ? [`-n '${seen}' -a '${taken.join(' ')}'`] : []),
      ...[...flags].map(([flag, word]) => `-n '${seen}' -l ${flag.slice(2)}${valueInFish(word)}`),
    ];
  });
  return ['-f', `-n __fish_use_subcommand -a 'help run ${others.join(' ')}'`, ...lines]
    .map((line) => `complete -c ${NAME} ${line}\n`)
    .join('');
}

function valueInFish(word: string): string {
  const values = valuesFor(word);
  if (word === '') return '';
  return values.length > 0 ? ` -x -a '${values.join(' ')}'` : ' -r -F';
}

function flagsOfRun(commands: readonly Command[]): readonly string[] {
  return commands.flatMap(({ name, flags }) => (name === 'run' ? [...flags.keys()] : []));
}
