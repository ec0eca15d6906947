import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { check, resultsIn, rowOf, test } from './testing.ts';
import { type Betrayal, inEveryForm, startEchoTarget, type Told } from './testing-echo.ts';

/** Secrets that begin with something nothing else begins with. */
const marked = {
  apiSecret: 'Zq7MARK-api-secret+/="&%1',
  secondSecret: 'Zq7MARK-second-secret\\2',
  agentToken: 'Zq7MARK-agent-token~3_x',
  impersonated: "Zq7MARK-impersonated'4",
  hookHeader: 'Zq7MARK-hook-header 5',
  hookQuery: 'Zq7MARK-hook-query-6',
} as const;

const refused = (reason: string) => JSON.stringify({ code: 'CONFLICT', reason });
const oneLine = (text: string) => encodeURIComponent(text.slice(0, 3_000));

/** Ways to betray what was told, each met by another check. */
const betrayals: Readonly<Record<string, (told: Told) => Betrayal>> = {
  'CARD-PIN-001': ({ shown }) => ({ status: 409, body: refused(shown) }),
  'CARD-PIN-003': ({ shown }) => ({ status: 409, body: JSON.stringify({ code: shown, reason: 'x' }) }),
  'CARD-PIN-004': ({ shown, secret }) => ({
    status: 200,
    headers: { 'x-echo': oneLine(shown), 'x-raw': secret, [`x-${secret}`]: 'y' },
  }),
  'CARD-PIN-005': ({ secret }) => ({ status: 200, headers: { 'content-type': `text/${secret}` }, body: secret }),
  'CARD-PIN-007': ({ shown, secret }) => ({
    status: 307,
    headers: { location: `https://elsewhere.example/${secret}?said=${oneLine(shown)}` },
  }),
  'CARD-PIN-008': ({ shown }) => ({
    status: 500,
    headers: { 'content-type': 'text/html' },
    body: `<html><pre>Request was: ${shown}</pre></html>`,
  }),
  'CARD-PIN-010': ({ shown }) => ({ status: 502, headers: { 'content-type': 'text/plain' }, body: shown }),
  'CARD-PIN-002': ({ shown }) => ({ status: 409, body: refused(shown).slice(0, -4) }),
  'CARD-PIN-012': ({ shown }) => ({ status: 409, body: refused(shown) }),
  'CARD-PIN-BLOCK-016': ({ shown }) => ({ status: 409, body: refused(shown) }),
  'CARD-PIN-BLOCK-026': ({ shown }) => ({ status: 409, body: refused(shown) }),
  'CARD-PIN-BLOCK-032': ({ shown }) => ({ status: 409, body: JSON.stringify({ code: shown, reason: 'x' }) }),
  'CARD-PIN-SECRET-006': ({ json, shown }) => ({ status: 200, body: JSON.stringify({ ...Object(json), memo: shown }) }),
  'CARD-READ-004': ({ json, shown }) => ({ status: 202, body: JSON.stringify({ ...Object(json), status: shown, [shown]: 1 }) }),
  'CARD-PIN-URL-002': ({ shown }) => ({ status: 200, headers: { 'x-echo': oneLine(shown) }, body: refused(shown), cut: true }),
  'AUTH-SCHEME-002': ({ shown }) => ({ status: 200, body: refused(shown) }),
  'AUTH-FAIL-006': ({ shown }) => ({ status: 409, body: refused(shown) }),
  'CARD-ISSUE-001': ({ shown }) => ({ status: 409, body: JSON.stringify({ code: shown, reason: shown }) }),
  'GEN-ID-003': ({ shown }) => ({ status: 201, body: JSON.stringify({ id: shown }) }),
  'ERR-FIELD-005': ({ shown }) => ({
    status: 400,
    body: JSON.stringify({ code: 'INVALID_INPUT', reason: 'x', details: { errors: [{ field: shown, message: JSON.stringify({ shown }) }] } }),
  }),
};

const setsPin = /\/(set-pin|cards\/Card%3A[^/]*)$/;
const where: Readonly<Record<string, RegExp>> = {
  'AUTH-FAIL-006': /\/cards/,
  'CARD-ISSUE-001': /\/cards$/,
  'GEN-ID-003': /\/customers$/,
  'ERR-FIELD-005': /\/customers$/,
};

/** What must not be found: the start of each secret, in every form. */
function traces(secret: string): readonly string[] {
  const start = Buffer.from(secret.slice(0, 24));
  const shifted = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), start]).toString('base64');
    return text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + start.length) * 8) / 6));
  });
  const plain = start.toString();
  return [
    plain,
    JSON.stringify(plain).slice(1, -1),
    encodeURIComponent(plain),
    encodeURIComponent(plain).toLowerCase(),
    ...shifted,
    ...shifted.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    start.toString('hex'),
    start.toString('hex').toUpperCase(),
  ];
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('no secret is found in any byte that a failing run leaves behind', async ({ folder }) => {
  const used = new Set<string>();
  const target = await startEchoTarget({
    markers: ({ profile }) =>
      new Map([
        [marked.apiSecret, profile.credentials.apiClientSecret],
        [marked.secondSecret, profile.platforms['second']?.credentials.apiClientSecret ?? ''],
        [marked.agentToken, profile.fixtures.agentAccessToken],
      ]),
    betray: (requirement, told) => {
      const pattern = where[requirement] ?? setsPin;
      const betrayal = betrayals[requirement];
      if (betrayal === undefined || !pattern.test(told.path)) return undefined;
      used.add(requirement);
      return betrayal(told);
    },
  });
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const { profile } = target.reference;
  const ended = await check(
    folder,
    {
      ...profile,
      baseUrl: profile.baseUrl.replace(target.reference.origin, target.origin),
      credentials: { ...profile.credentials, apiClientSecret: '${API_SECRET}' },
      platforms: {
        second: { credentials: { apiTokenId: 'token-second', apiClientSecret: '${SECOND_SECRET}' } },
      },
      fixtures: { ...profile.fixtures, agentAccessToken: '${AGENT_TOKEN}' },
      timeouts: { settleMs: 300 },
    },
    Object.keys(betrayals).flatMap((id) => ['--requirement', id]),
    {
      TMPDIR: temporary,
      PWTEST_CACHE_DIR: join(tmpdir(), `playwright-transform-cache-${userInfo().uid}`),
      API_SECRET: marked.apiSecret,
      SECOND_SECRET: marked.secondSecret,
      AGENT_TOKEN: marked.agentToken,
    },
  );
  await target.close();

  console.log(ended.code, ended.stderr, ended.stdout.slice(0, 3000));
  for (const id of Object.keys(betrayals)) console.log(id, rowOf(resultsIn(folder), id).verdict, used.has(id), rowOf(resultsIn(folder), id).reason?.slice(0, 300));
  const places = [['stdout', ended.stdout], ['stderr', ended.stderr], ...filesBelow(folder).map((file) => [file, readFileSync(file, 'latin1')])] as const;
  console.log(target.blocks.size, target.pins.size, places.length, filesBelow(temporary).filter((f) => !f.includes('tsx-')));
  const secrets = [...Object.values(marked).map((m) => m.slice(0, 7)), ...target.blocks];
  const leaks: string[] = [];
  for (const s of secrets) for (const t of traces(s)) for (const [place, text] of places) { const at = text?.indexOf(t) ?? -1; if (at >= 0) leaks.push(`${s.slice(0, 8)} as ${t.slice(0, 12)} in ${place.replace(folder, '')}: ${text?.slice(Math.max(0, at - 80), at + 40)}`); }
  for (const p of target.pins) for (const t of [`~${p}~`, `b64:${Buffer.from(p).toString('base64').replace(/=+$/, '')}`, `hex:${Buffer.from(p).toString('hex')}`]) for (const [place, text] of places) { const at = text?.indexOf(t) ?? -1; if (at >= 0) leaks.push(`PIN ${p} as ${t.slice(0, 12)} in ${place.replace(folder, '')}: ${text?.slice(Math.max(0, at - 80), at + 40)}`); }
  console.log(leaks.length, [...new Set(leaks.map((l) => l.replace(/[0-9a-f]{8}-[0-9a-f-]+/g, 'UUID').slice(0, 330)))].slice(0, 60).join('\n'));
});
void inEveryForm;
