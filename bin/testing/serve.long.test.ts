import { expect } from '@playwright/test';
import { startCommand, test } from './testing.ts';

test('serve says at once that it starts, then where it answers', async ({ folder }) => {
  const { child, ended } = startCommand(folder, ['serve', '--port', '0']);
  child.stdout?.on('data', (chunk) => {
    if (String(chunk).includes('its hooks take')) child.kill('SIGINT');
  });

  const { stdout, code } = await ended;

  expect(stdout.split('\n')).toEqual([
    'the reference service is starting; this takes a few seconds',
    expect.stringMatching(/^the reference service answers at http:/),
    expect.stringMatching(/^its hooks take the header authorization: /),
    '',
  ]);
  expect(code).toBe(0);
});
