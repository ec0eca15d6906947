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

test('checks of one cause have one message, and one record is attached', async ({ folder }) => {
  const call = (card: string) =>
    `{ operation: 'setCardPin', method: 'POST', path: '/cards/${card}/set-pin', status: 401 }`;
  const members = (card: string) => `message: 'of ${card}', transcript: [], `;
  const body = `
    check('holds', ['CARD-PIN-001'], 'passed');
    check('fails', ['CARD-PIN-002'], 'failed', {
      ${members('Card:1')} deviation: { call: ${call('Card:1')}, expected: 'a 2xx' } });
    check('fails as well', ['CARD-PIN-003'], 'failed', {
      ${members('Card:2')} deviation: { call: ${call('Card:2')}, expected: 'a 2xx' } });
    check('is blocked', ['CARD-PIN-004'], 'blocked', {
      ${members('Card:3')} because: { call: ${call('Card:3')} } });
  `;

  await runInline(folder, { 'a.spec.ts': body }, {}, [], { allure: true }).ended;

  const below = join(folder, 'out', 'allure');
  const named = (end: string) => readdirSync(below).filter((name) => name.endsWith(end));
  const results = named('-result.json').map((name): object =>
    JSON.parse(readFileSync(join(below, name), 'utf8')),
  );
  const title = 'POST /cards/{id}/set-pin: expected a 2xx, got 401';
  const told = (name: string, status: string, message: string, trace: string) =>
    expect.objectContaining({
      name,
      status,
      statusDetails: expect.objectContaining({ message, trace }),
    });
  expect(results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'holds', status: 'passed' }),
      told('fails', 'failed', title, 'of Card:1'),
      told('fails as well', 'failed', title, 'of Card:2'),
      told('is blocked', 'broken', title, 'of Card:3'),
    ]),
  );
  expect(named('-attachment.json')).toHaveLength(1);
});
