import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { notFound } from '../../fixtures/testing/productions.ts';
import { startStandIn } from '../../fixtures/testing/stand-ins.ts';
import { refusal } from './refusal.ts';
import { check, type Ended, resultsIn, rowOf, run, startTarget, test } from './testing.ts';

/** Nothing listens there. */
const nowhere = {
  baseUrl: 'http://127.0.0.1:9/2025-10-13',
  credentials: { apiTokenId: 'token', apiClientSecret: 'a-secret-nobody-sees' },
};

/** One line on stderr that says what is wrong, and nothing else. */
function expectRefusal({ code, stderr, stdout }: Ended, exitCode: number, line: string): void {
  expect(stderr).toBe(`payments-conformance: ${line}\n`);
  expect(stdout).toBe('');
  expect(code).toBe(exitCode);
}

test('run with an unknown flag ends with 2', async ({ folder }) => {
  expectRefusal(await run(folder, ['run', '--verbose']), 2, "Unknown option '--verbose'");
});

test('run with a wrong value of a flag ends with 2', async ({ folder }) => {
  const line = '--shard takes I/N such as 1/2, at most 1000 shards, not "3/2"';

  expectRefusal(await run(folder, ['run', '--shard', '3/2']), 2, line);
});

for (const [flags, line] of [
  [
    ['--suite', 'wallets'],
    '--suite wallets: no suite has this name; the nearest are wallet, agents, cards',
  ],
  [
    ['--requirement', 'CARD-PIN-999'],
    '--requirement CARD-PIN-999: no requirement has this id; the nearest are CARD-PIN-009, CARD-PIN-019, CARD-PIN-001',
  ],
  [['--as-of', '2026-06'], '--as-of takes 2026-07, 2026-08, 2026-09, not "2026-06"'],
  [['--seed', '-1'], '--seed takes a value, and "-1" begins as a flag does'],
  [['--out', ''], '--out is empty; give it a value, or leave the flag out'],
  [['--seed', '0x1F'], '--seed takes a whole number from 0 to 2147483647, not "0x1F"'],
  [['--workers', '0'], '--workers takes a whole number from 1 to 2147483647, not "0"'],
  [['--profile', 'none.yaml'], 'none.yaml: cannot be read (ENOENT); check the name of the file'],
] as const) {
  test(`run ${flags.join(' ')} ends with 2`, async ({ folder }) => {
    expect(await refusal(folder, undefined, flags)).toEqual({ code: 2, line });
  });
}

for (const [flags, line] of [
  [['--port', '99999'], '--port takes a whole number from 0 to 65535, not "99999"'],
  [
    ['--profile-out', 'none/p.yaml'],
    "--profile-out none/p.yaml: cannot be written: ENOENT: no such file or directory, access 'none'",
  ],
  [
    ['--profile-out', 'mine.yaml'],
    '--profile-out mine.yaml: there is a file that serve did not write; give another name',
  ],
] as const) {
  test(`serve ${flags.join(' ')} ends with 2`, async ({ folder }) => {
    writeFileSync(join(folder, 'mine.yaml'), 'baseUrl: http://127.0.0.1:9/2025-10-13');

    expectRefusal(await run(folder, ['serve', ...flags]), 2, line);
  });
}

test('an unknown command ends with 2', async ({ folder }) => {
  const line =
    'unknown command "check"; there are run, merge, compare, known-failures, init, doctor, serve, explain, defects, variants, prove, changes, coverage, completion';

  expectRefusal(await run(folder, ['check']), 2, line);
});

test('a profile with an unknown key ends with 2', async ({ folder }) => {
  writeFileSync(join(folder, 'p.yaml'), 'baseUrl: http://127.0.0.1:9/2025-10-13\ncredental: {}');

  const { code, stderr } = await run(folder, ['run', '--profile', 'p.yaml']);

  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(
      /^payments-conformance: p\.yaml:1:1: credentials: apiTokenId and apiClientSecret are missing/,
    ),
    expect.stringMatching(/^payments-conformance: p\.yaml:2:1: credental: /),
    '',
  ]);
  expect(code).toBe(2);
});

for (const [what, profile, line] of [
  ['text that is no YAML', 'baseUrl: "http://127.0.0.1\ncredentials: [', /p\.yaml:\d+:\d+: /],
  [
    'a variable that is not set',
    `baseUrl: http://127.0.0.1:9/2025-10-13\ncredentials:\n  apiTokenId: \${NO_SUCH_NAME}\n  apiClientSecret: b`,
    /:3:3: credentials\.apiTokenId: the environment variable NO_SUCH_NAME is not set; /,
  ],
  [
    'no credentials',
    'baseUrl: http://127.0.0.1:9/2025-10-13',
    /credentials: apiTokenId and apiClientSecret are missing; set PAYMENTS_CONFORMANCE_API_TOKEN_ID and PAYMENTS_CONFORMANCE_API_CLIENT_SECRET in the environment, /,
  ],
  ['no address', 'credentials: { apiTokenId: a, apiClientSecret: b }', /: baseUrl: is missing; /],
] as const) {
  test(`a profile with ${what} ends with 2`, async ({ folder }) => {
    const file = join(folder, 'p.yaml');
    writeFileSync(file, profile);

    const said = await refusal(folder, undefined, ['--profile', file]);

    expect(said).toEqual({ code: 2, line: expect.stringMatching(line) });
    expect(said.line.split('\n')).toHaveLength(1);
  });
}

test('an address alone ends with 2 and the variables that lack', async ({ folder }) => {
  const { code, stderr } = await run(folder, ['run', '--base-url', nowhere.baseUrl]);

  expect(stderr).toContain('set PAYMENTS_CONFORMANCE_API_TOKEN_ID');
  expect(code).toBe(2);
});

test('a known failure that is no requirement ends with 2', async ({ folder }) => {
  const knownFailures = [{ id: 'CARD-PIN-999', reason: 'mended soon' }];

  const { code, line } = await refusal(folder, { ...nowhere, knownFailures });

  expect(line).toMatch(
    /profile\.json:\d+:\d+: knownFailures\.0\.id: CARD-PIN-999 is not the id of a requirement; did you mean /,
  );
  expect(code).toBe(2);
});

const unlike = (secret: string, apiTokenId: string) => ({
  credentials: { apiTokenId, apiClientSecret: secret },
});
const refusing = 'GET /customers/agreements answered 401: the target rejects';

test('a wrong secret ends with 2 and names the key', async ({ folder }) => {
  const target = await startTarget();

  const profile = { ...target.profile, ...unlike('wrong', 'token-default') };
  const ended = await check(folder, profile, []);
  await target.close();

  const line = `${refusing} credentials; correct them in the profile`;
  expectRefusal(ended, 2, line);
});

test('a wrong secret of the environment ends with 2 and names the variables', async ({
  folder,
}) => {
  const { profile, close } = await startTarget();
  const environment = {
    PAYMENTS_CONFORMANCE_API_TOKEN_ID: 'token-default',
    PAYMENTS_CONFORMANCE_API_CLIENT_SECRET: 'wrong',
  };

  const ended = await run(folder, ['run', '--base-url', profile.baseUrl], environment);
  const looked = await run(folder, ['init', profile.baseUrl], environment);
  await close();

  const line = `${refusing} credentials; correct them in the environment: ${Object.keys(environment).join(' and ')}`;
  expectRefusal(ended, 2, line);
  expect(looked.stdout).toContain(`wrong: ${line}\n`);
});

test('an OpenAPI description that cannot be reached is told by its own address', async ({
  folder,
}) => {
  const line =
    'openapi: http://127.0.0.1:1/x cannot be read (GET /x: nothing accepts connections at 127.0.0.1:1 (ECONNREFUSED); is the service running, and is this address right?); check the address, or give a file';

  expect(await refusal(folder, nowhere, ['--openapi', 'http://127.0.0.1:1/x'])).toEqual({
    code: 2,
    line,
  });
});

test('a wrong secret of another platform ends with 2 and names the key', async ({ folder }) => {
  const target = await startTarget();

  const platforms = { second: unlike('wrong', 'token-second') };
  const said = await refusal(folder, { ...target.profile, platforms });
  await target.close();

  const line = `${refusing} platforms.second.credentials; correct them in the profile`;
  expect(said).toEqual({ code: 2, line });
});

test('a port nobody listens on ends with 3', async ({ folder }) => {
  const ended = await check(folder, nowhere, []);

  const line = `${nowhere.baseUrl} cannot be reached: GET /customers/agreements: nothing accepts connections at 127.0.0.1:9 (ECONNREFUSED); is the service running, and is baseUrl right?`;
  expectRefusal(ended, 3, line);
});

const production = () => startStandIn(() => notFound);

test('what shows no sign of a sandbox is refused before a word is written to it', async ({
  folder,
}) => {
  const { baseUrl, origin, writes, requests, close } = await production();

  const ended = await check(folder, { ...nowhere, baseUrl }, []);
  await close();

  const line = `baseUrl ${baseUrl} does not show itself to be a sandbox, and a run writes to it: its sandbox calls answered 404 NOT_FOUND, and so did random paths; if the API is not at this path, correct baseUrl; if it is a sandbox, set sandbox.marker: ${origin}`;
  expectRefusal(ended, 3, line);
  expect(writes).toEqual([]);
  expect(requests.filter((request) => request.startsWith('POST /2025-10-13/sandbox/'))).not.toEqual(
    [],
  );
});

test('what a profile allows at its own address is of no use at that of --base-url', async ({
  folder,
}) => {
  const { baseUrl, origin, writes, close } = await production();
  const permissive = {
    ...nowhere,
    sandbox: { marker: true },
    run: { allowProduction: true },
    hooks: { pinLock: { url: '/ops' } },
  };

  const { code, line } = await refusal(folder, permissive, ['--base-url', baseUrl]);
  await close();

  expect(line).toMatch(/ does not show itself to be a sandbox/);
  expect(line.endsWith(`set sandbox.marker: ${origin}`)).toBe(true);
  expect(code).toBe(3);
  expect(writes).toEqual([]);
});

test('a hook to what shows no sign of a sandbox is left out of a run', async ({ folder }) => {
  const target = await startTarget();
  const { origin, writes, close } = await production();
  const hooks = { pinLock: { url: `${origin}/ops` } };

  const { stdout, code } = await check(folder, { ...target.profile, hooks }, [
    ...['--suite', 'card-pin', '--requirement', 'CARD-PIN-STATE-001'],
  ]);
  await Promise.all([target.close(), close()]);

  expect(stdout).toContain(
    `note: hooks.pinLock left out: ${origin} does not show itself to be a sandbox`,
  );
  expect(rowOf(resultsIn(folder), 'CARD-PIN-STATE-001').verdict).toBe('unverified');
  expect(code).toBe(2);
  expect(writes).toEqual([]);
});

test('a hook without a host in a profile without an address ends with 2', async ({ folder }) => {
  const { credentials } = nowhere;
  const profile = { credentials, hooks: { pinLock: { url: '/ops' } } };

  const { code, line } = await refusal(folder, profile, ['--base-url', nowhere.baseUrl]);

  expect(line).toMatch(
    /profile\.json:\d+:\d+: hooks\.pinLock\.url: has no host, and the profile no baseUrl; give the whole address$/,
  );
  expect(code).toBe(2);
});

test('a run that never begins is not green, whatever an earlier one left', async ({ folder }) => {
  const target = await startTarget();
  mkdirSync(join(folder, 'out'));
  writeFileSync(
    join(folder, 'out', 'results.json'),
    '{ "schema": 1, "contract": { "version": "2025-10-13" }, "exitCode": 0 }',
  );

  const { code, stderr } = await check(folder, target.profile, [], {
    PW_TEST_REPORTER: join(folder, 'no-such-reporter.js'),
  });
  await target.close();

  expect(stderr).toMatch(
    /payments-conformance: the runner ended with code 1 and left no .*results\.json; see what it printed/,
  );
  expect(code).toBe(4);
});
