import { type ParseArgsConfig, parseArgs } from 'node:util';
import { usage } from './exit-codes.ts';

/** The flags of a command. Throws Stop where one that takes one value is given several, or an empty one. */
export function flagsOf<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  const { options = {} } = config;
  const { tokens = [] } = tokensOf(config);
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const twice = given.find(
    (name, at) =>
      options[name]?.type === 'string' &&
      options[name]?.multiple !== true &&
      given.indexOf(name) < at,
  );
  if (twice !== undefined) usage(`--${twice} is given more than once; it takes one value`);
  const empty = tokens.find((token) => token.kind === 'option' && token.value?.trim() === '');
  if (empty?.kind === 'option') {
    usage(`--${empty.name} is empty; give it a value, or leave the flag out`);
  }
  return parseArgs(config);
}

function tokensOf(config: ParseArgsConfig) {
  try {
    return parseArgs({ ...config, tokens: true });
  } catch (error) {
    const told = error instanceof Error ? error.message : '';
    const [, flag] = /^Option '(--[\w-]+).*' argument is ambiguous/.exec(told) ?? [];
    if (flag === undefined) throw error;
    const { args = [] } = config;
    const value = args.find((_, n) => args[n - 1] === flag);
    return usage(`${flag} takes a value, and "${value}" begins as a flag does`);
  }
}
