import { join } from 'node:path';
import { expect } from '@playwright/test';
import { disguised, uncovered } from './disguises.ts';
import { startHttpProxy } from './http-proxy.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';
import { filesBelow, sightings, tracesOf } from './traces.ts';

const ASKED = 'CONTACT-EMAIL-002';
/** The code of the profile, and one that only the answer to its sending tells. */
const CODES = ['sandbox-code-5d1c9a', 'fresh-code-81b7e2f4'] as const;

test('no code of a contact is found in what a failing run leaves behind', async ({ folder }) => {
  const reference = await startTarget();
  const met = new Set<string>();
  const shown = CODES.flatMap((code) => [code, ...disguised(code)]).join(' and ');
  const answer = (status: number, body: object) => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const proxy = await startHttpProxy(
    reference.origin,
    async ({ method, url, requirement }, pass) => {
      const answered = await pass();
      if (requirement !== ASKED || method !== 'POST') return answered;
      if (url.endsWith('/verify-email')) {
        met.add('sent');
        return answer(200, { verification: { sent: { code: CODES[1] } } });
      }
      if (url.endsWith('/verify-email/confirm')) {
        met.add('confirmed');
        return answer(400, { code: 'INVALID_INPUT', reason: shown });
      }
      return answered;
    },
  );

  const target = {
    ...reference.profile,
    baseUrl: proxy.baseUrl,
    sandbox: { marker: [proxy.origin, reference.origin] },
    timeouts: { settleMs: 300 },
    contact: { code: CODES[0] },
  };
  const { stdout, stderr } = await check(folder, target, [
    ...['--suite', 'contact-verification', '--workers', '1', '--requirement', ASKED],
  ]);
  await proxy.close();
  await reference.close();

  expect([...met].sort(), 'every way to tell was met').toEqual(['confirmed', 'sent']);
  expect(rowOf(resultsIn(folder), ASKED).verdict).toMatch(/failed|blocked/);
  const places = [
    { name: 'stdout', text: stdout },
    { name: 'stderr', text: stderr },
    ...filesBelow(join(folder, 'out')),
  ];
  const traces = CODES.flatMap((code) => tracesOf(code));
  expect(sightings(traces, [...places, ...places.map(uncovered)])).toEqual([]);
});
