import { expect, test } from '@playwright/test';
import { Progress } from './progress.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 60, written, write: (text: string) => written.push(text) };
}

test('without a terminal there is one line per file, when its last check has ended', () => {
  const log = screen(false);
  const progress = new Progress(log, ['a.spec.ts', 'b.spec.ts', 'a.spec.ts']);

  progress.step('a.spec.ts', 'passed');
  progress.step('b.spec.ts', 'failed');
  progress.step('a.spec.ts', 'unverified');
  progress.finish();

  expect(log.written).toEqual(['b.spec.ts ✗\n', 'a.spec.ts .?\n']);
});

test('files that were cut short are printed at the end', () => {
  const log = screen(false);
  const progress = new Progress(log, ['a.spec.ts', 'a.spec.ts']);

  progress.step('a.spec.ts', 'passed');
  progress.finish();

  expect(log.written).toEqual(['a.spec.ts .\n']);
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
