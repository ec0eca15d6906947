import { expect } from '@playwright/test';
import { resultsIn, runInline, test } from './run-inline.ts';

test('of many transcripts the first of each cause is kept, and shown', async ({ folder }) => {
  const body = `
    const call = (status) => (
      { operation: 'setCardPin', method: 'POST', path: '/cards/Card:1/set-pin', status });
    const exchange = { method: 'POST', url: '/set-pin', requestHeaders: {}, durationMs: 1, curl: 'c' };
    const transcript = [{ ...exchange, responseBody: 'x'.repeat(900_000) }];
    check('is rare', ['CARD-PIN-001'], 'failed', {
      message: 'rare', transcript, deviation: { call: call(404), expected: '204' } });
    for (let n = 0; n < 5; n++) check('is frequent ' + n, ['CARD-PIN-002'], 'failed', {
      message: 'frequent', transcript, deviation: { call: call(500), expected: '204' } });
  `;

  await runInline(folder, { 'a.spec.ts': body }).ended;

  const { causes, requirements } = resultsIn(folder);
  expect(causes.map(({ shownBy }) => shownBy?.exchanges.length)).toEqual([1, 1]);
  const checks = requirements.flatMap((row) => row.checks);
  expect(checks.some(({ exchangesLeftOut = 0 }) => exchangesLeftOut > 0)).toBe(true);
});
