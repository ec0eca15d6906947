import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { generatedFiles } from './generate.ts';

test('every generated file is what its sources give', async () => {
  for (const [name, text] of Object.entries(await generatedFiles())) {
    const committed = readFileSync(new URL(`generated/${name}`, import.meta.url), 'utf8');
    expect(committed === text, `spec/generated/${name} is stale: npm run generate`).toBe(true);
  }
});
