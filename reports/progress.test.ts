import { expect, test } from '@playwright/test';
import { Progress } from './progress.ts';

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

test('areas that were cut short are printed at the end', () => {
  const log = screen(false);
  const progress = new Progress(log, ['a.spec.ts', 'a.spec.ts']);

  progress.step('a.spec.ts', 'passed');
  progress.finish();

  expect(log.written).toEqual(['a.spec.ts: 1 passed (1 of 2 checks)\n']);
});

test('a terminal has one line that changes and is gone at the end', () => {
  const log = screen(true);
  const progress = new Progress(log, ['a.spec.ts', `${'long/'.repeat(20)}b.spec.ts`]);

  progress.step('a.spec.ts', 'passed');
  progress.step(`${'long/'.repeat(20)}b.spec.ts`, 'failed');
  progress.finish();

  expect(log.written[0]).toBe('\r\u001b[2K1/2 ✓1 a.spec.ts');
  expect(log.written[1]).toContain('2/2 ✓1 ✗1 long/');
  expect(log.written[1]?.slice('\r\u001b[2K'.length)).toHaveLength(59);
  expect(log.written[2]).toBe('\r\u001b[2K');
});
