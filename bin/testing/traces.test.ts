import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { MARK } from './planted.ts';
import { test } from './testing.ts';
import { filesBelow, sightings, tracesOf } from './traces.ts';

test('a trace is found in every form and place', async ({ folder }) => {
  const below = mkdtempSync(join(folder, 'below-'));
  const secret = `${MARK}-"one"`;
  const forms = [
    secret,
    JSON.stringify(secret),
    encodeURIComponent(secret),
    ...['', 'x', 'xy'].map((before) => Buffer.from(`${before}${secret}`).toString('base64')),
    Buffer.from(secret).toString('base64url'),
    Buffer.from(secret).toString('hex'),
  ];

  for (const form of forms) {
    const name = join(below, 'report');
    writeFileSync(name, `before ${form} after`);
    expect(sightings(tracesOf(MARK), filesBelow(folder)), form).not.toEqual([]);
  }
});
