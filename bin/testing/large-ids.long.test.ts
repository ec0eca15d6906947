import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { check, resultsIn, startTarget, test } from './testing.ts';

const MEGABYTE = 1_000_000;

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce(
    (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
    0,
  );
}

test('ids of a megabyte fill neither the memory of a run nor its reports', async ({ folder }) => {
  const target = await startTarget({
    file: 'core/ids.ts',
    replace: 'return `$' + '{resource}:$' + '{uuidV7()}`;',
    with: `return \`$\{resource}:$\{uuidV7()}\`.padEnd(${MEGABYTE}, '0123456789abcdef');`,
  });
  const profile = { ...target.profile, timeouts: { settleMs: 500 } };

  const flags = ['--suite', 'customers', '--workers', '1'];
  const ended = await check(folder, profile, flags, { NODE_OPTIONS: '--max-old-space-size=256' });
  await target.close();

  expect(resultsIn(folder)).toMatchObject({ exitCode: 1, errors: [] });
  expect(sizeOf(join(folder, 'out'))).toBeLessThan(20 * MEGABYTE);
  expect(ended.stderr).toBe('');
  expect(ended.code).toBe(1);
});
