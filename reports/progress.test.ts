import { mock } from 'node:test';
import { expect, test } from '@playwright/test';
import { Progress } from './progress.ts';

test.beforeEach(() => mock.timers.enable({ apis: ['setInterval', 'Date'] }));
test.afterEach(() => mock.timers.reset());

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 60, written, write: (text: string) => written.push(text) };
}

test('without a terminal there is one line per area, when its last check has ended', () => {
  const log = screen(false);
  const progress = new Progress(log, ['cards/a.spec.ts', 'b.spec.ts', 'cards/c.spec.ts']);

  progress.step('cards/a.spec.ts', 'passed');
  progress.step('b.spec.ts', 'failed');
  progress.step('cards/c.spec.ts', 'unverified');
  progress.finish();

  expect(log.written).toEqual([
    'b.spec.ts: 1 failed (2 of 3 checks)\n',
    'cards: 1 unverified, 1 passed (3 of 3 checks)\n',
  ]);
});

test('checks of which nothing applies are done, and have no number of their own', () => {
  const log = screen(false);
  const progress = new Progress(log, ['cards/a.spec.ts', 'cards/b.spec.ts', 'otp/a.spec.ts']);

  progress.step('cards/a.spec.ts', 'not-applicable');
  progress.step('cards/b.spec.ts', 'passed');
  progress.step('otp/a.spec.ts', 'not-applicable');
  progress.finish();

  expect(log.written).toEqual([
    'cards: 1 passed (2 of 3 checks)\n',
    'otp: nothing applies (3 of 3 checks)\n',
  ]);
});

test('areas that were cut short are printed at the end', () => {
  const log = screen(false);
  const progress = new Progress(log, ['a.spec.ts', 'a.spec.ts']);

  progress.step('a.spec.ts', 'passed');
  progress.finish();

  expect(log.written).toEqual(['a.spec.ts: 1 passed (1 of 2 checks)\n']);
});

test('a log that was silent for 30 s hears how far it is, and what it waits for', () => {
  const log = screen(false);
  const progress = new Progress(log, ['a.spec.ts', 'b.spec.ts', 'b.spec.ts', 'b.spec.ts']);
  progress.begin('1', 'a.spec.ts › one');
  progress.begin('2', 'b.spec.ts › two');

  mock.timers.tick(29_000);
  expect(log.written).toEqual([]);
  mock.timers.tick(1_000);
  progress.end('1');
  progress.step('a.spec.ts', 'passed');
  progress.begin('3', 'b.spec.ts › three');
  mock.timers.tick(30_000);
  progress.end('3');
  progress.step('b.spec.ts', 'passed');
  progress.begin('4', 'b.spec.ts › four');
  mock.timers.tick(30_000);
  progress.finish();
  mock.timers.tick(60_000);

  expect(log.written).toEqual([
    'still running: 0 of 4 checks in 30 s; waiting 30 s for a.spec.ts › one and 1 more\n',
    'a.spec.ts: 1 passed (1 of 4 checks)\n',
    'still running: 1 of 4 checks in 1 min 0 s, about 3 min 0 s to go; waiting 1 min 0 s for b.spec.ts › two and 1 more\n',
    // All that is left is under way: the pace of the others tells nothing about it.
    'still running: 2 of 4 checks in 1 min 30 s; waiting 1 min 30 s for b.spec.ts › two and 1 more\n',
    'b.spec.ts: 1 passed (2 of 4 checks)\n',
  ]);
});

test('a terminal has a legend, and one line that changes and is gone at the end', () => {
  const terminal = screen(true);
  const progress = new Progress(terminal, ['a.spec.ts', 'b.spec.ts']);

  progress.step('a.spec.ts', 'passed');
  progress.begin('2', `${'long/'.repeat(20)}b.spec.ts`);
  mock.timers.tick(2_000);
  progress.step('b.spec.ts', 'failed');
  progress.finish();

  const [legend, first, , later = '', last, cleared] = terminal.written;
  expect(legend).toMatch(/^✗ failed {2}.*✓ passed\n$/);
  expect(first).toBe('\r\u001b[2K1/2 ✓1 0 s, about 0 s to go');
  expect(later).toContain('1/2 ✓1 2 s; waiting 2 s for long/');
  expect(later.slice('\r\u001b[2K'.length)).toHaveLength(59);
  expect(last).toContain('2/2 ✓1 ✗1 2 s; waiting');
  expect(cleared).toBe('\r\u001b[2K');
});
