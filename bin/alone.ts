import { parseArgs } from 'node:util';

/** The files of checks during which no other check may run. */
export const ALONE = /\.alone\.spec\.ts$/;

interface Selected {
  readonly testMatch: RegExp[];
  readonly grep?: RegExp;
}

/**
 * Which of those files the arguments of Playwright Test select, and by which titles: the runner
 * applies no filter to what runs after everything else. A shard has none of them, since other shards
 * run at the same time.
 */
export function selectedAlone(args: readonly string[]): Selected {
  const value = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      grep: { ...value, short: 'g' },
      workers: { ...value, short: 'j' },
      config: { ...value, short: 'c' },
      reporter: value,
      shard: value,
      timeout: value,
    },
  });
  const [, ...places] = positionals;
  const files = places.map(
    (place) => new RegExp(`(?=${place.replace(/:\d+$/, '')}).*${ALONE.source}`),
  );
  const testMatch = files.length > 0 ? files : [ALONE];
  return {
    testMatch: values.shard === undefined ? testMatch : [],
    ...(typeof values.grep === 'string' ? { grep: new RegExp(values.grep) } : {}),
  };
}
