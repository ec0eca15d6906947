import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runInline, test } from './run-inline.ts';

test('what no check has redacted is redacted in every file of Allure', async ({ folder }) => {
  const body = `
    check('holds', ['CARD-PIN-001'], 'passed');
    test('talks and breaks', async ({}, info) => {
      console.log('a s3cret on the way');
      console.error('a s3cret went wrong');
      await info.attach('a s3cret', { body: 's3cret', contentType: 'text/plain' });
      throw new Error('broke over s3cret');
    });
  `;

  await runInline(folder, { 'a.spec.ts': body }, {}, [], { allure: true }).ended;

  const below = join(folder, 'out', 'allure');
  const texts = readdirSync(below).map((name) => readFileSync(join(below, name), 'utf8'));
  const all = texts.join('\n');
  for (const said of ['a [redacted] on the way', 'a [redacted] went wrong', 'over [redacted]']) {
    expect(all).toContain(said);
  }
  expect(all).not.toContain('s3cret');
});
