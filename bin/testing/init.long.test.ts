import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { loadProfile, parseProfile } from '../../fixtures/target/profile.ts';
import { writtenProfile } from '../look/written-profile.ts';
import { credentials, smallRoutes, withService } from './small-service.ts';
import { run, test } from './testing.ts';

const environment = {
  PAYMENTS_CONFORMANCE_API_TOKEN_ID: credentials.apiTokenId,
  PAYMENTS_CONFORMANCE_API_CLIENT_SECRET: credentials.apiClientSecret,
};

test('init renews what it wrote, keeps what a person did, and holds no secret', async ({
  folder,
}) => {
  await withService(smallRoutes(), async (baseUrl) => {
    const file = join(folder, 'profile.yaml');
    const init = (...args: readonly string[]) => run(folder, ['init', ...args], environment);
    const load = () => loadProfile(file, environment);

    const first = await init(baseUrl);
    const read = readFileSync(file, 'utf8');
    expect(first.code, first.stderr).toBe(0);
    expect(first.stdout).toContain('take the #: off sandbox.marker');
    expect(load().guessed).not.toContain('transfers');

    const marked = read.replace(/^#: (sandbox\.marker)/m, '# Ours.\n$1');
    writeFileSync(file, `${marked}\ncapabilities: { quotes: false }\n`);
    const second = await init();
    const renewed = readFileSync(file, 'utf8');
    expect(second.code, second.stderr).toBe(0);
    expect(second.stdout).toMatch(
      /^ok: card: .*; profile\.yaml has operations\.createCard for it now\nnote: card: POST \/cards answered 201; /m,
    );
    expect(second.stdout).toContain('profile.yaml says guessed-absent now\n');
    expect(second.stdout).not.toMatch(/^missing: .*; set (?:operations\.createCard|capabilities)/m);
    expect(renewed).toContain('# Ours.\nsandbox.marker: http');
    expect(renewed).toContain('capabilities: { quotes: false }');
    expect(renewed).toMatch(/^operations\.createCard: \{ body: \{ holder: \$cardholderId/m);
    expect(renewed).not.toContain(credentials.apiClientSecret);
    expect(load().guessed).toEqual(expect.arrayContaining(['transfers', 'cards.pin-entry']));
    expect(load().guessed).not.toContain('quotes');
    expect(load()).toMatchObject({ unread: [], capabilities: { quotes: false, cards: true } });

    // A line of its own that somebody has changed is theirs, and what it wrote comes once.
    const own = renewed.replaceAll('plan: STANDARD', 'plan: BASIC');
    writeFileSync(file, own);
    await init();
    const third = readFileSync(file, 'utf8');
    expect(third).toContain('plan: BASIC');
    expect(third).not.toContain('plan: STANDARD');
    expect(third.match(/^capabilities\.transfers: /gm)).toHaveLength(1);
  });
});

test('init without credentials names where they go, and no file that is not there', async ({
  folder,
}) => {
  const { code, stderr } = await run(folder, ['init', 'http://127.0.0.1:9/2025-10-13'], {});

  expect(stderr).toBe(
    'payments-conformance: no profile: credentials: apiTokenId and apiClientSecret are missing; set PAYMENTS_CONFORMANCE_API_TOKEN_ID and PAYMENTS_CONFORMANCE_API_CLIENT_SECRET in the environment, or write them under credentials in the profile\n',
  );
  expect(code).toBe(2);
});

test('init asks nothing of a service where it cannot write the profile', async ({ folder }) => {
  await withService(smallRoutes(), async (baseUrl, calls) => {
    const { code, stderr } = await run(
      folder,
      ['init', baseUrl, '--profile', 'missing/p.yaml'],
      environment,
    );

    expect(stderr).toBe(
      'payments-conformance: missing/p.yaml cannot be written (ENOENT); give another --profile\n',
    );
    expect(code).toBe(2);
    expect(calls).toEqual([]);
  });
});

test('init names the line of the file for what is wrong in it, beside lines of its own', async ({
  folder,
}) => {
  const text = `#: One.
#: Another.

baseUrl: http://127.0.0.1:9/2025-10-13

#: A third.
capabilities: { quotes: false }
capabilities.quotes: true
`;
  writeFileSync(join(folder, 'profile.yaml'), text);

  const { code, stderr } = await run(folder, ['init'], environment);

  expect(stderr).toContain('profile.yaml:8:1: capabilities.quotes: stands here');
  expect(code).toBe(2);
});

test('init leaves a file of somebody else as it is', async ({ folder }) => {
  const file = join(folder, 'profile.yaml');
  writeFileSync(file, 'mine: 1');

  const { code, stderr } = await run(folder, ['init', 'http://127.0.0.1:9'], environment);

  expect(code).toBe(2);
  expect(stderr).toContain('profile.yaml exists and is left as it is');
  expect(readFileSync(file, 'utf8')).toBe('mine: 1');
});

test('what a service says stays a remark of the profile, in whole words', () => {
  const told = `GET /config answered 404 X\nhooks: { pinLock: evil } ${'and more words '.repeat(20)}`;
  const text = writtenProfile(
    {
      ...{
        findings: [],
        isAnswering: true,
        isAstray: false,
        wasWritten: true,
        callMs: 2_000,
        proposed: {},
      },
      parts: [
        { capability: 'config', presence: 'nowhere', told },
        { capability: 'uma', presence: 'unknown', told },
      ],
    },
    { baseUrl: 'http://a.example/2025-10-13', file: 'p.yaml', before: '', described: {} },
  );

  expect(parseProfile(text, 'p.yaml', environment)).toMatchObject({
    hooks: {},
    guessed: expect.arrayContaining(['config']),
    capabilities: { config: false, uma: true },
  });
  const words = text.split('\n').flatMap((line) => (line.startsWith('#: ') ? line.split(' ') : []));
  expect(words).not.toContain('mor');
});
