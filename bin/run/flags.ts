import { type ParseArgsConfig, parseArgs } from 'node:util';
import { usage } from './exit-codes.ts';

/** The flags of a command. Throws Stop where one that takes one value is given several. */
export function flagsOf<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  const { options = {} } = config;
  const { tokens = [] } = parseArgs({ ...config, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const twice = given.find(
    (name, at) =>
      options[name]?.type === 'string' &&
      options[name]?.multiple !== true &&
      given.indexOf(name) < at,
  );
  if (twice !== undefined) usage(`--${twice} is given more than once; it takes one value`);
  return parseArgs(config);
}
