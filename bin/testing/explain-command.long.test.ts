import { expect } from '@playwright/test';
import { run, test } from './testing.ts';

test('the command explains several names, and a call without quotes', async ({ folder }) => {
  const { code, stdout } = await run(folder, [
    'explain',
    'G-44',
    'post',
    '/quotes',
    '409',
    'CONFLICT',
  ]);

  expect(code).toBe(0);
  expect(stdout.split('\n\n').map((entry) => entry.split('\n')[0])).toEqual([
    'G-44 · not shown by the contract',
    'POST /quotes · createQuote · quotes',
    'CONFLICT · error code',
  ]);
});

test('one unknown name among several ends the command with 2, and with no half of an answer', async ({
  folder,
}) => {
  const { code, stdout, stderr } = await run(folder, ['explain', 'G-44', 'G-999']);

  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /^payments-conformance: explain "G-999": nothing has this name; the nearest/,
  );
  expect((await run(folder, ['explain'])).code).toBe(2);
});
