import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import service from '../../spec/vectors/service.json' with { type: 'json' };
import type { Change } from '../change.ts';
import type { Members } from '../json-members.ts';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { absentClaim } from './absent-claim.ts';
import { dummySignature } from './dummy-signature.ts';
import { emptyClaim } from './empty-claim.ts';
import { expiredClaims } from './expired-claims.ts';
import { foreignAudience } from './foreign-audience.ts';
import { nonceOfKeyBytes, nonceOfRespelledKey, nonceWithoutHash } from './foreign-nonce.ts';
import { foreignSubject } from './foreign-subject.ts';
import { malformedToken } from './malformed-token.ts';
import { manyAudiences } from './many-audiences.ts';
import { emptyAudiences, mistypedClaim } from './mistyped-claim.ts';
import { nearIssuer } from './near-issuer.ts';
import { oidcClaims } from './oidc-claims.ts';
import { staleIssue } from './stale-issue.ts';
import { unsupportedIssuer } from './unsupported-issuer.ts';

const seed = 20251013;
const now = 1_789_000_000;
const ground = { iss: 'https://accounts.google.com', aud: 'client-1', now };
const key = service['V-5'].clientPublicKeyUncompressed;
const nonce = createHash('sha256').update(key).digest('hex');
const drawn = fc.sample(oidcClaims(ground), { seed, numRuns: 40 });
const valid = drawn.map((claims) => ({ ...claims, nonce }));

/** Every rule that claims break for a credential of other claims. */
function brokenRules(claims: Members, registered: Members): string[] {
  const rules = ['iss', 'aud', 'sub', 'iat', 'exp', 'nonce'].flatMap((claim) => {
    const value = claims[claim];
    if (value === undefined) return ['has every claim'];
    const isSeconds = claim === 'iat' || claim === 'exp';
    if (isSeconds) return typeof value === 'number' ? [] : ['has claims of their type'];
    return brokenTextRules(claim, value, registered[claim]);
  });
  return [...rules, ...brokenTimeRules(claims)];
}

function brokenTextRules(claim: string, value: unknown, registered: unknown): string[] {
  const texts: unknown[] = claim === 'aud' && Array.isArray(value) ? value : [value];
  if (texts.length === 0 || texts.some((text) => typeof text !== 'string')) {
    return ['has claims of their type'];
  }
  if (texts.length > 1) return texts.includes([registered].flat()[0]) ? ['has one aud'] : [];
  if (texts[0] === '' && claim !== 'nonce') return ['has no empty claim'];
  return texts[0] === [registered].flat()[0] ? [] : [`has the right ${claim}`];
}

function brokenTimeRules({ iat, exp }: Members): string[] {
  const isOld = typeof iat === 'number' && iat < now - 60;
  const isEarly = typeof iat === 'number' && iat > now + 5;
  return [
    ...(isOld ? ['is not issued too long ago'] : []),
    ...(isEarly ? ['is not issued in the future'] : []),
    ...(typeof exp === 'number' && exp <= now ? ['is not expired'] : []),
  ];
}

test('oidcClaims break no rule, and come in both forms of aud and every age', () => {
  const only = (claims: Members) =>
    brokenRules({ ...claims, nonce }, { ...claims, nonce }).length === 0;
  producesOnly(oidcClaims(ground), only, { seed });
  isDeterministicBySeed(oidcClaims(ground), { seed });
  producesEach(
    oidcClaims(ground),
    {
      text: ({ aud }) => aud === 'client-1',
      list: ({ aud }) => Array.isArray(aud) && aud.length === 1,
      'issued now': ({ iat }) => iat === now,
      'issued 30 seconds ago': ({ iat }) => iat === now - 30,
    },
    { seed },
  );
  expect(new Set(drawn.map(({ sub }) => sub)).size).toBe(drawn.length);
});

const faults: Readonly<Record<string, readonly [fc.Arbitrary<Change<Members>>, string]>> = {
  absentClaim: [absentClaim(), 'has every claim'],
  mistypedClaim: [fc.oneof(mistypedClaim(), emptyAudiences), 'has claims of their type'],
  emptyClaim: [emptyClaim, 'has no empty claim'],
  manyAudiences: [manyAudiences, 'has one aud'],
  staleIssue: [staleIssue, 'is not issued too long ago'],
  expiredClaims: [expiredClaims, 'is not expired'],
  foreignSubject: [foreignSubject, 'has the right sub'],
  foreignAudience: [foreignAudience, 'has the right aud'],
  nearIssuer: [nearIssuer, 'has the right iss'],
  unsupportedIssuer: [unsupportedIssuer, 'has the right iss'],
  foreignNonce: [
    fc.oneof(nonceOfKeyBytes(key), nonceOfRespelledKey(key), nonceWithoutHash(key)),
    'has the right nonce',
  ],
};

for (const [name, [arb, rule]] of Object.entries(faults)) {
  test(`${name} breaks only "${rule}", whatever the claims`, () => {
    const broken = (change: Change<Members>) =>
      valid.map((claims) => brokenRules(change.apply(claims), claims).join());
    const only = (change: Change<Members>) => broken(change).every((rules) => rules === rule);
    producesOnly(arb, only, { seed, read: (change) => `${change}: ${broken(change)}` });
    isDeterministicBySeed(arb, { seed, read: (change) => valid.map((c) => change.apply(c)) });
  });
}

test('absentClaim leaves out the claims it is asked for', () => {
  const gone = (claim: string) => (change: Change<Members>) =>
    valid.every((claims) => !(claim in change.apply(claims)));
  producesEach(absentClaim(['nonce', 'sub']), { nonce: gone('nonce'), sub: gone('sub') }, { seed });
  producesEach(absentClaim(), { iss: gone('iss'), iat: gone('iat'), exp: gone('exp') }, { seed });
});

/** Whether a text is a token that a reader of any kind takes. */
function isToken(text: string): boolean {
  const parts = text.split('.');
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return false;
  try {
    const [header, claims] = parts.map((part) => Buffer.from(part, 'base64url').toString());
    return [header, claims].every((part) => !Array.isArray(JSON.parse(part ?? '')));
  } catch {
    return false;
  }
}

test('malformedToken is no token, of the same claims where it still has some', () => {
  const { token } = service['V-5'].sampleToken;
  expect(isToken(token)).toBe(true);
  producesOnly(malformedToken, (change) => !isToken(change.apply(token)), { seed, read: String });
  isDeterministicBySeed(malformedToken, { seed, read: (change) => change.apply(token) });
  producesOnly(malformedToken, ({ name }) => /^a token of /.test(name), { seed });
  const [change] = fc.sample(malformedToken, { seed, numRuns: 1 });
  expect(() => change?.apply('no token')).toThrow(RangeError);
});

test('faults shrink to what is easily read', () => {
  const name = (words: string) => (change: Change<Members>) => change.name === words;
  shrinksReadably(staleIssue, name('issued 75 s earlier'), { seed });
  shrinksReadably(expiredClaims, name('ended 10 s before its issue'), { seed });
  shrinksReadably(manyAudiences, name('a list of 2 for aud'), { seed });
});

test('dummySignature makes a token of any claims, in words and in bytes', () => {
  const { token } = service['V-5'].sampleToken;
  const unsigned = token.slice(0, token.lastIndexOf('.'));
  producesOnly(dummySignature, (signature) => isToken(`${unsigned}.${signature}`), { seed });
  isDeterministicBySeed(dummySignature, { seed });
  const words = Buffer.from('sandbox').toString('base64url');
  const long = (signature: string) => signature.length > 86;
  producesEach(dummySignature, { words: (signature) => signature === words, long }, { seed });
});
