import { expect, test } from '@playwright/test';
import { ALONE, selectedAlone } from './alone.ts';

const config = ['test', '--config', '/a/playwright.config.ts'];

test('without a selection all of them run', () => {
  expect(selectedAlone([...config, '--workers', '1'])).toEqual({ testMatch: [ALONE] });
});

test('a folder selects those below it', () => {
  const { testMatch } = selectedAlone([...config, 'suites/sessions/', '-j', '1']);
  const [pattern] = testMatch;

  expect(pattern?.test('/a/suites/sessions/expired.alone.spec.ts')).toBe(true);
  expect(pattern?.test('/a/suites/sessions/expired.spec.ts')).toBe(false);
  expect(pattern?.test('/a/suites/quotes/expired.alone.spec.ts')).toBe(false);
});

test('a file selects itself, by its line too', () => {
  const { testMatch } = selectedAlone([...config, 'suites/sessions/expired.alone.spec.ts:12']);

  expect(testMatch[0]?.test('/a/suites/sessions/expired.alone.spec.ts')).toBe(true);
});

test('a title selects by the title', () => {
  expect(selectedAlone([...config, '--grep', '@A-1']).grep).toEqual(/@A-1/);
});

test('a shard has none, for other shards run meanwhile', () => {
  expect(selectedAlone([...config, '--shard=1/2']).testMatch).toEqual([]);
});
