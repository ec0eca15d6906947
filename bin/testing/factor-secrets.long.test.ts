import { expect } from '@playwright/test';
import { disguised, uncovered } from './disguises.ts';
import { startHttpProxy } from './http-proxy.ts';
import { check, resultsIn, rowOf, startTarget, test } from './testing.ts';
import { filesBelow, sightings, tracesOf } from './traces.ts';

/** Recovery codes under a name that tells nothing, and what is shown of them by a later answer. */
const RENAMED = 'SCA-FACTOR-001';
/** A secret that is not Base32, and what is shown of it by the same answer. */
const UNREADABLE = 'SCA-LOGIN-011';
const HEX = '0189f3c7a5b2d4e6f8091a2b3c4d5e6f70819283';

test('no secret of a TOTP factor is found in what a failing run leaves behind', async ({
  folder,
}) => {
  const reference = await startTarget();
  const told = new Set<string>();
  const met = new Set<string>();
  const headers = { 'content-type': 'application/json' };
  const shown = (secrets: Iterable<string>) =>
    [...secrets].flatMap((secret) => [secret, ...disguised(secret)]).join(' and ');
  const proxy = await startHttpProxy(
    reference.origin,
    async ({ method, url, requirement }, pass) => {
      const answered = await pass();
      const read = () => JSON.parse(Buffer.from(answered.body).toString());
      const asked = `${method} ${url}`;
      if (requirement === RENAMED && /^POST .*\/sca\/factors\/confirm\?/.test(asked)) {
        const backup: readonly string[] = read().recoveryCodes;
        for (const code of backup) told.add(code);
        return { status: 200, headers, body: JSON.stringify({ emergency: { backup } }) };
      }
      if (requirement === RENAMED && /^GET .*\/sca\/factors\?/.test(asked) && told.size > 0) {
        met.add(requirement);
        const factors = [{ factor: 'SMS_OTP', name: shown(told) }];
        return { status: 200, headers, body: JSON.stringify({ factors }) };
      }
      if (requirement === UNREADABLE && /^POST .*\/sca\/factors\?/.test(asked)) {
        met.add(requirement);
        told.add(HEX);
        const body = { ...read(), secret: HEX, secretBase32Encoded: HEX, totpUri: shown([HEX]) };
        return { status: 200, headers, body: JSON.stringify(body) };
      }
      return answered;
    },
  );

  const target = {
    ...reference.profile,
    baseUrl: proxy.baseUrl,
    sandbox: { marker: [proxy.origin, reference.origin] },
    timeouts: { settleMs: 300 },
  };
  const { stdout, stderr } = await check(folder, target, [
    ...['--suite', 'sca', '--workers', '1'],
    ...[RENAMED, UNREADABLE].flatMap((id) => ['--requirement', id]),
  ]);
  await proxy.close();
  await reference.close();

  expect([...met].sort(), 'every way to tell was met').toEqual([RENAMED, UNREADABLE].sort());
  expect(told.size).toBeGreaterThan(4);
  const verdicts = [RENAMED, UNREADABLE].map((id) => rowOf(resultsIn(folder), id).verdict);
  expect(verdicts.filter((verdict) => !/failed|blocked/.test(verdict))).toEqual([]);
  const places = [
    { name: 'stdout', text: stdout },
    { name: 'stderr', text: stderr },
    ...filesBelow(folder),
  ];
  const traces = [...told].flatMap((secret) => tracesOf(secret));
  expect(sightings(traces, [...places, ...places.map(uncovered)])).toEqual([]);
});
