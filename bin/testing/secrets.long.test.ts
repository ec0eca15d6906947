import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { disguised, uncovered } from './disguises.ts';
import { type Betrayal, type EchoTarget, startEchoTarget, type Told } from './echo.ts';
import { END, from, IMPERSONATED, MARK, planted, telling } from './planted.ts';
import { check, ownTemporary, resultsIn, rowOf, test } from './testing.ts';
import { base64Of, commandLines, filesBelow, sightings, tracesOf } from './traces.ts';

/** Between the disguises of a value, and in none of them. */
const BETWEEN = ' ¦ ';

function conflict(reason: string): string {
  return JSON.stringify({ code: 'CONFLICT', reason });
}

/** As much as a client takes of a header. */
function inHeader(shown: string): string {
  const [first = '', ...rest] = shown.split(BETWEEN).map(encodeURIComponent);
  return rest.reduce((all, form) => (all.length + form.length < 12_000 ? all + form : all), first);
}

const asReason = ({ shown }: Told): Betrayal => ({ status: 409, body: conflict(shown) });

const asCode = ({ shown }: Told): Betrayal => ({
  status: 409,
  body: JSON.stringify({ code: shown, reason: 'it is what it is' }),
});

/** Ways to show what was told, each met by the checks of one requirement on one path. */
const betrayals: Readonly<
  Record<string, readonly [path: RegExp, (told: Told) => Betrayal | undefined]>
> = {
  'CARD-PIN-001': [/set-pin$/, asReason],
  'CARD-PIN-002': [
    /set-pin$/,
    (told) => ({ status: 409, body: conflict(told.shown).slice(0, -4) }),
  ],
  'CARD-PIN-003': [/set-pin$/, asCode],
  'CARD-PIN-004': [
    /set-pin$/,
    ({ shown, secret }) => ({
      status: 200,
      headers: { 'x-echo': inHeader(shown), 'x-pin': secret, [`x-${secret}`]: 'seen' },
    }),
  ],
  'CARD-PIN-005': [
    /set-pin$/,
    ({ secret }) => ({ status: 200, headers: { 'content-type': `text/${secret}` }, body: secret }),
  ],
  'CARD-PIN-007': [
    /set-pin$/,
    ({ shown, secret }) => ({
      status: 307,
      headers: { location: `https://a.example/${secret}?b=${inHeader(shown)}` },
    }),
  ],
  'CARD-PIN-008': [
    /set-pin$/,
    ({ shown }) => ({
      status: 500,
      headers: { 'content-type': 'text/html' },
      body: `<html><pre>Your request was ${shown}</pre></html>`,
    }),
  ],
  'CARD-PIN-010': [
    /set-pin$/,
    ({ shown }) => ({ status: 502, headers: { 'content-type': 'text/plain' }, body: shown }),
  ],
  'CARD-PIN-012': [/set-pin$/, asReason],
  'CARD-PIN-BLOCK-016': [/set-pin$/, asReason],
  // The block without the fault comes first.
  'CARD-PIN-BLOCK-026': [
    /set-pin$/,
    (told) => (told.secret.length === 4 ? undefined : asReason(told)),
  ],
  'CARD-PIN-SECRET-006': [
    /cards\/Card[^/]*$/,
    ({ json, shown }) => ({ status: 200, body: JSON.stringify({ ...Object(json), memo: shown }) }),
  ],
  'CARD-READ-004': [
    /cards\/Card[^/]*$/,
    ({ json, shown }) => ({
      status: 202,
      body: JSON.stringify({ ...Object(json), status: shown, [shown]: 1 }),
    }),
  ],
  'CARD-PIN-URL-002': [
    /set-pin$/,
    ({ shown }) => ({
      status: 200,
      headers: { 'x-echo': inHeader(shown) },
      body: conflict(shown),
      cut: true,
    }),
  ],
  'CARD-PIN-STATE-002': [/cards\/Card[^/]*$/, asReason],
  'AUTH-SCHEME-002': [/set-pin$/, (told) => ({ ...asReason(told), status: 200 })],
  'AUTH-FAIL-006': [/cards\/Card[^/]*$/, asReason],
  'CARD-ISSUE-001': [/cards$/, asCode],
  'GEN-ID-003': [
    /customers$/,
    ({ shown }) => ({ status: 201, body: JSON.stringify({ id: shown, createdAt: shown }) }),
  ],
};

const ids = Object.keys(betrayals);

function profileOf({ reference, origin }: EchoTarget): object {
  const { profile } = reference;
  const { pinLock } = profile.hooks;
  return {
    ...profile,
    baseUrl: profile.baseUrl.replace(reference.origin, `${origin}/${from('BASE_STEP')}`),
    pin: { ...profile.pin, publicKeyUrl: `${profile.pin.publicKeyUrl}?v=${from('PIN_QUERY')}` },
    'x-mine': [from('OWN_KEY')],
    credentials: { ...profile.credentials, apiClientSecret: from('API_SECRET') },
    platforms: {
      second: {
        credentials: { apiTokenId: 'token-second', apiClientSecret: from('SECOND_SECRET') },
      },
    },
    fixtures: { ...profile.fixtures, agentAccessToken: from('AGENT_TOKEN') },
    hooks: {
      ...profile.hooks,
      impersonatedAuthorization: {
        url: `${origin}/__control/tokens/impersonated?note=${from('HOOK_QUERY')}`,
      },
      // Of an area that is not checked here.
      accountStatus: `false ${from('HOOK_COMMAND')}`,
      pinLock: {
        ...pinLock,
        url: `${pinLock.url.replace(reference.origin, origin)}?token=${from('HOOK_TOKEN')}`,
        headers: { 'x-control-key': from('HOOK_KEY') },
        body: { ...pinLock.body, memo: from('HOOK_BODY') },
      },
    },
    // The other hooks do not go through the server that tells.
    sandbox: { marker: reference.origin },
    timeouts: { settleMs: 300 },
    // Announced failures leave the worker alive, with all that it was told.
    knownFailures: ids
      .slice(4)
      .map((id) => ({ id, reason: `the target tells everything, see ${from('TICKET')}` })),
  };
}

/** A run in which everything goes wrong, against a target that shows what `show` makes of it. */
async function failingRun(folder: string, show: (told: Told) => Told) {
  const met = new Set<string>();
  const toldOf = telling();
  let processes = '';
  const target = await startEchoTarget({
    impersonated: IMPERSONATED,
    below: planted.BASE_STEP,
    stands: ({ profile }) =>
      new Map([
        [planted.API_SECRET, profile.credentials.apiClientSecret],
        [planted.SECOND_SECRET, profile.platforms['second']?.credentials.apiClientSecret ?? ''],
        [planted.AGENT_TOKEN, profile.fixtures.agentAccessToken],
      ]),
    betray: (requirement, told) => {
      const [path, betrayal] = betrayals[requirement] ?? [];
      const answer = path?.test(told.path) === true ? betrayal?.(show(toldOf(told))) : undefined;
      if (answer !== undefined) {
        met.add(requirement);
        processes ||= commandLines();
      }
      return answer;
    },
  });
  const { temporary, environment } = ownTemporary(folder);
  const { code, stdout, stderr } = await check(
    folder,
    profileOf(target),
    [
      ...['cards', 'card-pin', 'authentication', 'errors', 'general'].flatMap((area) => [
        '--suite',
        area,
      ]),
      ...ids.flatMap((id) => ['--requirement', id]),
      // What it leaves for a merge is searched as well.
      ...['--shard', '1/1'],
    ],
    { ...planted, ...environment },
  );
  await target.close();

  expect([...met].sort(), 'every way to tell was met').toEqual([...ids].sort());
  const result = resultsIn(folder);
  for (const id of ids) {
    const { verdict, reason } = rowOf(result, id);
    expect(verdict, `${id} ${reason}`).toMatch(/failed|known-failure|blocked/);
  }
  expect(code).toBe(1);
  expect(readdirSync(join(folder, 'out'))).toContain('shard.json');
  expect(processes).toContain('payments-conformance.mjs');
  expect(filesBelow(temporary)).toEqual([]);
  expect(target.blocks.size).toBeGreaterThan(10);
  expect(target.pins.size).toBeGreaterThan(10);
  const places = [
    { name: 'stdout', text: stdout },
    { name: 'stderr', text: stderr },
    { name: 'arguments', text: processes },
    ...filesBelow(folder),
  ];
  return { places, blocks: [...target.blocks], pins: [...target.pins] };
}

test('no secret is found in any byte that a failing run leaves behind', async ({ folder }) => {
  const { places, blocks, pins } = await failingRun(folder, (told) => told);

  const traces = [
    ...[MARK, END].flatMap(tracesOf),
    ...blocks.flatMap((block) => tracesOf(block.slice(0, 24))),
    ...pins.flatMap((pin) => [
      `~${pin}~`,
      `b64:${Buffer.from(pin).toString('base64url')}`,
      `hex:${Buffer.from(pin).toString('hex')}`,
    ]),
  ];
  expect(Math.max(...pins.map(({ length }) => length))).toBeGreaterThan(4);
  expect(sightings(traces, places)).toEqual([]);
});

test('no disguise brings a secret into what a failing run leaves behind', async ({ folder }) => {
  const { places, blocks, pins } = await failingRun(folder, (told) => ({
    ...told,
    shown: told.secrets.flatMap(disguised).join(BETWEEN),
  }));

  const read = places.map(uncovered);
  const inAnyCase = read.map(({ name, text }) => ({ name, text: text.toLowerCase() }));
  const withoutSigns = inAnyCase.map(({ name, text }) => ({
    name,
    text: text.replace(/[:-]/g, ''),
  }));
  const starts = [MARK, END, ...blocks.map((block) => block.slice(0, 24))];
  expect(sightings(starts.flatMap(tracesOf), [...places, ...read])).toEqual([]);
  const plain = [...starts, ...pins.map((pin) => `~${pin}~`)];
  expect(
    sightings(
      plain.map((text) => text.toLowerCase()),
      inAnyCase,
    ),
  ).toEqual([]);
  const inHex = [...starts, ...pins.map((pin) => `~${pin}~`)].map((text) =>
    text.replace(/[^~]+/, (value) => Buffer.from(value).toString('hex')),
  );
  expect(sightings(inHex, withoutSigns)).toEqual([]);
  const bare = inAnyCase.map(({ name, text }) => ({ name, text: text.replace(/[^a-z0-9]/g, '') }));
  expect(
    sightings(
      [MARK, END].map((text) => text.toLowerCase()),
      bare,
    ),
  ).toEqual([]);
  const wide = [MARK, END].map((text) => Buffer.from(text, 'utf16le'));
  expect(
    sightings(
      wide.map((bytes) => bytes.toString('hex')),
      inAnyCase,
    ),
  ).toEqual([]);
  expect(sightings(wide.flatMap(base64Of), places)).toEqual([]);
  const wrapped = pins.map((pin) => Buffer.from(`--${pin}`).toString('base64').slice(0, 8));
  expect(sightings(wrapped, read)).toEqual([]);
});

test('a redirect of the preflight shows nothing of the credentials', async ({ folder }) => {
  const target = await startEchoTarget({
    impersonated: IMPERSONATED,
    below: planted.BASE_STEP,
    stands: () => new Map(),
    betray: (_, { shown }) => ({
      status: 302,
      headers: { location: `https://login.example/?from=${encodeURIComponent(shown)}` },
    }),
  });

  const ended = await check(folder, profileOf(target), [], planted);
  await target.close();

  const places = [{ name: 'stderr', text: ended.stderr }, ...filesBelow(folder)];
  expect(ended.stderr).toContain('answered 302, a redirect to https://login.example/; ');
  expect(sightings([MARK, END].flatMap(tracesOf), places)).toEqual([]);
  expect(ended.code).toBe(2);
});
