import { expect } from '@playwright/test';
import { disguised, uncovered } from './disguises.ts';
import { startHttpProxy } from './http-proxy.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';
import { filesBelow, sightings, tracesOf } from './traces.ts';

/** Where a target tells a secret that it should not, by the requirement of the check that asks. */
const betrayals: Readonly<Record<string, RegExp>> = {
  'API-TOKEN-READ-001': /^GET .*\/tokens\/[^/?]+$/,
  'API-TOKEN-LIST-003': /^GET .*\/tokens(?:\?|$)/,
  'API-TOKEN-BASIC-001': /^(?:GET|PATCH) .*\/(?:transactions|customers\/[^/]+)$/,
};

const ids = Object.keys(betrayals);

/** The secret that a created token is answered with, alone and with its client id. */
function secretsIn(text: string): readonly string[] {
  const [, clientId = ''] = /"clientId":"([^"]+)"/.exec(text) ?? [];
  const [, secret] = /"clientSecret":"([^"]+)"/.exec(text) ?? [];
  const pair = Buffer.from(`${clientId}:${secret}`).toString('base64');
  return secret === undefined ? [] : [secret, pair];
}

test('no secret of an API token is found in what a failing run leaves behind', async ({
  folder,
}) => {
  const reference = await startTarget();
  const told = new Set<string>();
  const met = new Set<string>();
  const proxy = await startHttpProxy(
    reference.origin,
    async ({ method, url, requirement }, pass) => {
      const answered = await pass();
      for (const secret of secretsIn(Buffer.from(answered.body).toString())) told.add(secret);
      if (betrayals[requirement]?.test(`${method} ${url}`) !== true || told.size === 0) {
        return answered;
      }
      met.add(requirement);
      const reason = [...told].flatMap((secret) => [secret, ...disguised(secret)]).join(' and ');
      const headers = { 'content-type': 'application/json' };
      return { status: 401, headers, body: JSON.stringify({ code: 'UNAUTHORIZED', reason }) };
    },
  );

  const { profile } = reference;
  const target = {
    ...profile,
    baseUrl: proxy.baseUrl,
    sandbox: { marker: [proxy.origin, reference.origin] },
    timeouts: { settleMs: 300 },
  };
  const { stdout, stderr } = await check(folder, target, [
    ...['--suite', 'tokens', '--workers', '1'],
    ...ids.flatMap((id) => ['--requirement', id]),
  ]);
  await proxy.close();
  await reference.close();

  expect([...met].sort(), 'every way to tell was met').toEqual([...ids].sort());
  const verdicts = ids.map((id) => rowOf(resultsIn(folder), id).verdict);
  expect(verdicts.filter((verdict) => !/failed|blocked/.test(verdict))).toEqual([]);
  expect(told.size).toBeGreaterThan(4);
  const places = [
    { name: 'stdout', text: stdout },
    { name: 'stderr', text: stderr },
    ...filesBelow(folder),
  ];
  const traces = [...told].flatMap((secret) => tracesOf(secret));
  expect(sightings(traces, [...places, ...places.map(uncovered)])).toEqual([]);
});
