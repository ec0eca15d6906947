import { defineConfig } from '@playwright/test';

/** What starts whole runs, kills them or waits for limits: minutes, which CI takes. */
const LONG = '**/*.long.test.ts';

/** The project's own tests: `*.test.ts` beside their sources, run by the same runner as the checks. */
export default defineConfig({
  testDir: '..',
  projects: [
    { name: 'quick', testMatch: '**/*.test.ts', testIgnore: LONG },
    { name: 'long', testMatch: LONG, timeout: 900_000 },
  ],
  fullyParallel: true,
  // More than there are cores: many of the tests wait for what another process does.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // A busy machine takes many times what an idle one does: a limit finds what hangs, not what is slow.
  timeout: 180_000,
  outputDir: '../test-results/self',
  reporter: [['line']],
});
