import type { Reporter, Suite } from '@playwright/test/reporter';

/** The project of the checks that must be alone, which the runner begins when all others have ended. */
export const ALONE_PROJECT = 'alone';

/**
 * Leaves a run the files of one shard; those that must be alone are for the config to leave out. The
 * runner's own way would run them only after others of the same shard, and where nothing else is
 * selected would share them out. Here the last of the other files is always in the last shard.
 */
export const keepShare: NonNullable<Reporter['preprocess']> = async ({
  config: { shard },
  suite,
  testRun,
}) => {
  if (shard === null) return;
  testRun.skipSharding();
  const files = sharedFiles(suite);
  const sizes = files.map((file) => file.allTests().length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let upTo = 0;
  for (const [at, file] of files.entries()) {
    upTo += sizes[at] ?? 0;
    if (Math.ceil((upTo * shard.total) / all) !== shard.current) testRun.exclude(file);
  }
};

/** The files that shards share out: all but those that must be alone. */
export function sharedFiles(suite: Suite): readonly Suite[] {
  const shared = suite.suites.filter((each) => each.project()?.name !== ALONE_PROJECT);
  return shared.flatMap((project) => project.suites);
}
