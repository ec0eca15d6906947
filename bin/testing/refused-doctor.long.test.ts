import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { run, test } from './testing.ts';

const environment = {
  PAYMENTS_CONFORMANCE_API_TOKEN_ID: 'token',
  PAYMENTS_CONFORMANCE_API_CLIENT_SECRET: 'planted-secret-1234',
};

for (const [what, text, line] of [
  ['a key that is not one', 'credental: {}', 'p.yaml:1:1: credental: '],
  [
    'a known failure that is not a requirement',
    'knownFailures: [{ id: CARD-PIN-999, reason: x }]',
    'p.yaml:1:19: knownFailures.0.id: CARD-PIN-999 is not ',
  ],
  ['a description that is not there', 'openapi: none.yaml', 'openapi: '],
  [
    'an address for events that is not one',
    'webhooks: { listen: 0, receiverUrl: here }',
    'p.yaml: webhooks.receiverUrl is not an address',
  ],
] as const) {
  test(`doctor ends with 2 and one line where a run does: ${what}`, async ({ folder }) => {
    writeFileSync(join(folder, 'p.yaml'), `${text}\nbaseUrl: http://127.0.0.1:9/2025-10-13\n`);

    const looked = await run(folder, ['doctor', '--profile', 'p.yaml'], environment);
    const ran = await run(folder, ['run', '--profile', 'p.yaml'], environment);

    expect(looked.stderr).toMatch(/^.*\n$/);
    expect(looked.stderr).toContain(`payments-conformance: ${line}`);
    expect(ran.stderr).toBe(looked.stderr);
    expect([looked.code, ran.code]).toEqual([2, 2]);
  });
}
