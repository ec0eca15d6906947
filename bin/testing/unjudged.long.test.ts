import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { capabilities } from '../../spec/capabilities.ts';
import { refusal } from './refusal.ts';
import { credentials as smallCredentials, smallRoutes, withService } from './small-service.ts';
import {
  check,
  type Ended,
  resultIn,
  resultsIn,
  rowOf,
  run,
  startTarget,
  test,
} from './testing.ts';

const credentials = { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' };
/** The reference service for the time it is used, its profile without the hosted PIN page. */
async function withoutPinEntry(
  declared: boolean | 'guessed-absent',
  use: (profile: object) => Promise<void>,
): Promise<void> {
  const target = await startTarget();
  try {
    await use({ ...target.profile, capabilities: { 'cards.pin-entry': declared } });
  } finally {
    await target.close();
  }
}

/** A server for the time it is used. */
async function answering(answer: RequestListener, use: (origin: string) => Promise<void>) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function lastLine({ stdout }: Ended): string {
  return stdout.trimEnd().split('\n').at(-1) ?? '';
}

/** Grey in all that a run leaves. */
function expectUnjudged(out: string): void {
  const report = (name: string) => readFileSync(join(out, name), 'utf8');
  expect(resultIn(out)).toMatchObject({ exitCode: 2, judged: { requirements: 0 } });
  expect(report('summary.md')).toMatch(/^# Conformance: nothing judged: /);
  expect(report('index.html')).toContain('Nothing was judged');
  expect(report('junit.xml')).toContain('<property name="verdict" value="nothing judged"/>');
  expect(report('junit.xml')).toMatch(/<testsuites [^>]* errors="1"/);
  expect(report('badge.svg')).toContain('conformance: nothing judged');
  expect(report('allure-results/environment.properties')).toMatch(/^verdict ?= ?nothing judged$/m);
}

const asked = ['--requirement', 'CARD-PIN-URL-001'];
const takenOut =
  'nothing judged: no row came to a verdict; see capabilities.cards.pin-entry in the profile; 0 of 1 rows judged, 0 known failures; taken out by the profile: cards.pin-entry (1 row)';

test('a requirement that does not apply is no green run, and grey in every report', async ({
  folder,
}) => {
  await withoutPinEntry(false, async (profile) => {
    const ended = await check(folder, profile, asked);

    expect(lastLine(ended).startsWith(takenOut)).toBe(true);
    expect(ended.code).toBe(2);
    expectUnjudged(join(folder, 'out'));
  });
});

test('a guess is no declaration: what it takes out is unverified', async ({ folder }) => {
  await withoutPinEntry('guessed-absent', async (profile) => {
    const flags = [...asked, '--requirement', 'GEN-VERSION-001'];

    const lax = await check(folder, profile, flags);
    const strict = await check(folder, profile, [...flags, '--require-verified']);

    expect(rowOf(resultsIn(folder), 'CARD-PIN-URL-001')).toMatchObject({
      verdict: 'unverified',
      reason: expect.stringContaining('set capabilities.cards.pin-entry to true, or to false'),
    });
    expect(lastLine(lax)).toMatch(
      /^passed: 1 of 2 rows judged, 0 known failures; taken out by the profile: cards\.pin-entry \(1 row, a guess\)/,
    );
    expect(lastLine(strict)).toMatch(/^failed: 1 requirement unverified; 1 of 2 rows judged/);
    expect([lax.code, strict.code]).toEqual([0, 1]);
  });
});

test('a service that lacks every part is called nowhere, and no row of it passes', async ({
  folder,
}) => {
  const target = await startTarget();
  const absent = Object.fromEntries(capabilities.map((capability) => [capability, false]));
  const profile = { ...target.profile, capabilities: absent };

  const { code, stdout } = await check(folder, profile, [
    ...['--suite', 'general', '--suite', 'errors', '--suite', 'authentication'],
    '--require-verified',
  ]);

  await target.close();
  expect(stdout).toMatch(/\nnothing judged: .* 0 of \d+ rows judged, /);
  expect(code).toBe(2);
  expectUnjudged(join(folder, 'out'));
});

test('shards that judge nothing say so, and their merge is not green', async ({ folder }) => {
  await withoutPinEntry(false, async (profile) => {
    for (const shard of ['1', '2']) {
      const ended = await check(folder, profile, [
        ...asked,
        ...['--shard', `${shard}/2`, '--out', shard],
      ]);
      expect(lastLine(ended)).toMatch(/^nothing judged in this shard: 0 of \d rows judged/);
      expect(readFileSync(join(folder, shard, 'summary.md'), 'utf8')).not.toContain('passed');
      expect(ended.code).toBe(0);
    }

    for (const shards of [['1', '2'], ['1']]) {
      const ended = await run(folder, ['merge', ...shards, '--out', 'all']);
      expect(lastLine(ended)).toMatch(/^nothing judged: /);
      expect(ended.code).toBe(2);
      expectUnjudged(join(folder, 'all'));
    }
  });
});

test('a part that init guesses to be absent leaves nothing judged, the others do', async ({
  folder,
}) => {
  await withService(smallRoutes(), async (baseUrl) => {
    const file = join(folder, 'profile.yaml');
    const small = {
      PAYMENTS_CONFORMANCE_API_TOKEN_ID: smallCredentials.apiTokenId,
      PAYMENTS_CONFORMANCE_API_CLIENT_SECRET: smallCredentials.apiClientSecret,
    };
    writeFileSync(file, `#: by init\nbaseUrl: ${baseUrl}\nsandbox.marker: true\n`);
    await run(folder, ['init'], small);
    const flags = ['--profile', 'profile.yaml', '--out', 'out'];

    const nothing = await run(folder, ['run', ...flags, '--suite', 'transfers'], small);
    expect(lastLine(nothing)).toMatch(
      /^nothing judged: no row came to a verdict; see capabilities\./,
    );
    expect(lastLine(nothing)).toMatch(/transfers \(\d+ rows, a guess\)/);
    expect(nothing.code).toBe(2);

    const row = ['--requirement', 'CARD-STATUS-001'];
    const something = await run(folder, ['run', ...flags, ...row], small);
    expect(lastLine(something)).toMatch(/^passed: 1 of 1 rows judged/);
  });
});

test('a target that answers 501 NOT_IMPLEMENTED to everything ends with 2', async ({ folder }) => {
  const nothing: RequestListener = (_, response) => {
    const error = { code: 'NOT_IMPLEMENTED', status: 501, message: 'not here', reason: 'not here' };
    response.writeHead(501, { 'content-type': 'application/json' }).end(JSON.stringify(error));
  };
  await answering(nothing, async (origin) => {
    const profile = { baseUrl: `${origin}/2025-10-13`, credentials, sandbox: { marker: true } };

    const { code, line } = await refusal(folder, profile, []);

    expect(line).toBe(
      'GET /customers/agreements answered 501 NOT_IMPLEMENTED, and so did the reads of all other areas: nothing can be judged; set baseUrl to where the API is implemented',
    );
    expect(code).toBe(2);
  });
});

test('a further platform that answers 501 NOT_IMPLEMENTED to everything is named', async ({
  folder,
}) => {
  const half: RequestListener = ({ headers }, response) => {
    const isOther = headers.authorization === `Basic ${btoa('other:secret')}`;
    const error = { code: 'NOT_IMPLEMENTED', status: 501, message: 'not here', reason: 'not here' };
    response
      .writeHead(isOther ? 501 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(isOther ? error : { data: [] }));
  };
  await answering(half, async (origin) => {
    const platforms = {
      other: { credentials: { apiTokenId: 'other', apiClientSecret: 'secret' } },
    };
    const baseUrl = `${origin}/2025-10-13`;
    const profile = { baseUrl, credentials, platforms, sandbox: { marker: true } };

    const { code, line } = await refusal(folder, profile, []);

    expect(line).toMatch(
      /^platforms\.other: GET .* answered 501 .*: set platforms\.other\.baseUrl to where the API is implemented, or leave that platform out$/,
    );
    expect(code).toBe(2);
  });
});
