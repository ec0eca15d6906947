import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { resultOf } from './result-of.ts';

test('a folder that is missing, or holds no result, is told with the file that was looked for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'result-of-'));
  const told = (file: string) =>
    `${file} does not exist; give the folder that a run left with --out`;

  expect(() => resultOf(folder)).toThrow(told(join(folder, 'results.json')));
  rmSync(folder, { recursive: true });
  expect(() => resultOf(folder)).toThrow(told(folder));
});
