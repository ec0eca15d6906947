import { expect } from '@playwright/test';
import { startHttpProxy } from './http-proxy.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';

const rows = ['CARD-PIN-001', 'CARD-PIN-003', 'CARD-PIN-004', 'CARD-PIN-005'] as const;
const flags = rows.flatMap((id) => ['--requirement', id]);

test('a service that answers 429 without Retry-After now and then is checked like any other', async ({
  folder,
}) => {
  const target = await startTarget();
  let refused = 0;
  const seen = new Set<string>();
  const proxy = await startHttpProxy(target.origin, (asked, pass) => {
    // The first request of each check and operation, of which the service does nothing.
    const key = `${asked.requirement} ${asked.method} ${asked.url.replace(/:[\w-]+/g, '')}`;
    if (seen.has(key) || refused === 8) return pass();
    seen.add(key);
    refused += 1;
    return { status: 429, headers: { 'content-type': 'text/plain' }, body: 'slow down' };
  });

  const { baseUrl, origin: marker } = proxy;
  const ended = await check(folder, { ...target.profile, baseUrl, sandbox: { marker } }, flags);
  await proxy.close();
  await target.close();

  expect(refused).toBe(8);
  expect(ended.stderr).toBe('');
  expect(ended.code).toBe(0);
  for (const id of rows) expect(rowOf(resultsIn(folder), id).verdict, id).toBe('passed');
});

test('what is answered 429 for good is unverified, and names the key for the pace', async ({
  folder,
}) => {
  const target = await startTarget();
  const proxy = await startHttpProxy(target.origin, ({ method, url, requirement }, pass) =>
    requirement === rows[0] && method === 'POST' && url.endsWith('/set-pin')
      ? { status: 429, headers: { 'retry-after': '3600' }, body: '' }
      : pass(),
  );

  const { baseUrl, origin: marker } = proxy;
  const ended = await check(folder, { ...target.profile, baseUrl, sandbox: { marker } }, flags);
  await proxy.close();
  await target.close();

  const { verdict, reason } = rowOf(resultsIn(folder), rows[0]);
  expect(reason).toMatch(/set-pin still answered 429 \(Retry-After 3600\).*run\.requestsPerSecond/);
  expect(verdict).toBe('unverified');
  expect(rowOf(resultsIn(folder), rows[1]).verdict).toBe('passed');
  expect(ended.stderr).toBe('');
});

test('a run sends as many requests a second as run.requestsPerSecond says', async ({ folder }) => {
  const target = await startTarget();
  const perSecond = 10;
  const times: number[] = [];
  const proxy = await startHttpProxy(target.origin, ({ requirement }, pass) => {
    // Between what comes before the checks and these, the runner starts.
    if (requirement !== '') times.push(performance.now());
    return pass();
  });

  const { baseUrl, origin: marker } = proxy;
  const profile = {
    ...target.profile,
    baseUrl,
    sandbox: { marker },
    run: { requestsPerSecond: perSecond },
  };
  const ended = await check(folder, profile, [...flags, '--workers', '2']);
  await proxy.close();
  await target.close();

  expect(ended.code).toBe(0);
  expect(times.length, 'requests').toBeGreaterThan(2 * perSecond);
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000;
  // The first of each worker goes at once.
  expect(times.length - 2).toBeLessThanOrEqual(perSecond * seconds);
});
