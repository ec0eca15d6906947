import { defineConfig } from '@playwright/test';

/** The project's own tests: `*.test.ts` beside their sources, run by the same runner as the checks. */
export default defineConfig({
  testDir: '..',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  outputDir: '../test-results/self',
  reporter: [['line']],
});
