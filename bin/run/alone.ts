import { parseArgs } from 'node:util';
import { limitedPlatform } from '../../fixtures/target/card-limit.ts';
import type { Target } from '../../fixtures/target/target.ts';

const ALONE_ENDING = '\\.alone';

/** The files of checks during which no other check may run. */
export const ALONE = new RegExp(`${ALONE_ENDING}\\.spec\\.[jt]s$`);

/**
 * The same for these targets: on one that all checks use, none may issue a card while one fills it, and of
 * the only UMA user there is the money is counted by one check at a time.
 */
export function aloneOn(targets: readonly Target[]): RegExp {
  const isLimited = targets.some((target) => limitedPlatform(target) === '');
  const isOneUser = targets.some(
    (target) => target.setting('fixtures.umaCustomer.umaAddress') !== undefined,
  );
  const endings = [
    ALONE_ENDING,
    ...(isLimited ? ['/card-limit'] : []),
    ...(isOneUser ? ['/uma-receive(-\\w+)?', '/uma-shown'] : []),
  ];
  return endings.length > 1 ? new RegExp(`(${endings.join('|')})\\.spec\\.[jt]s$`) : ALONE;
}

interface Selected {
  readonly testMatch: RegExp[];
  readonly grep?: RegExp;
}

/**
 * Which of those files the arguments of Playwright Test select, and by which titles: the runner
 * applies no filter to what runs after everything else. Of several shards the last has all of them.
 */
export function selectedAlone(args: readonly string[], alone: RegExp): Selected {
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
    (place) => new RegExp(`(?=${place.replace(/:\d+$/, '')}).*${alone.source}`),
  );
  const testMatch = files.length > 0 ? files : [alone];
  return {
    testMatch: typeof values.shard === 'string' && !isLast(values.shard) ? [] : testMatch,
    ...(typeof values.grep === 'string' ? { grep: new RegExp(values.grep) } : {}),
  };
}

function isLast(shard: string): boolean {
  const [index, count] = shard.split('/').map(Number);
  return index === count;
}
