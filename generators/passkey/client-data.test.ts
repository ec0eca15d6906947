import { expect, test } from '@playwright/test';
import type * as fc from 'fast-check';
import service from '../../spec/vectors/service.json' with { type: 'json' };
import type { Change } from '../change.ts';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { clientDataExtension } from './client-data-extension.ts';
import { flippedChallenge } from './flipped-challenge.ts';
import { foreignOrigin } from './foreign-origin.ts';
import { incompleteClientData } from './incomplete-client-data.ts';
import { nonJsonClientData } from './non-json-client-data.ts';
import { registrationChallenge } from './registration-challenge.ts';
import { respelledChallenge } from './respelled-challenge.ts';

const seed = 20251013;
const { create, get } = service['V-6'];
const created = create.clientDataJSON;
const got = get.clientDataJSON;

function membersIn(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every rule of these client data that others break. */
function brokenRules(text: string, valid: string): string[] {
  const members = membersIn(text);
  if (members === undefined) return ['is JSON'];
  const right = JSON.parse(valid);
  return ['type', 'challenge', 'origin'].flatMap((name) => {
    if (members[name] === undefined || members[name] === '') return ['has every member'];
    return members[name] === right[name] ? [] : [`has the right ${name}`];
  });
}

const changes: Readonly<Record<string, readonly [fc.Arbitrary<Change<string>>, string]>> = {
  clientDataExtension: [clientDataExtension, ''],
  foreignOrigin: [foreignOrigin, 'has the right origin'],
  flippedChallenge: [flippedChallenge, 'has the right challenge'],
  incompleteClientData: [incompleteClientData, 'has every member'],
  nonJsonClientData: [nonJsonClientData, 'is JSON'],
};

for (const [name, [arb, rule]] of Object.entries(changes)) {
  test(`${name} breaks ${rule === '' ? 'no rule' : `only "${rule}"`}, of either ceremony`, () => {
    const broken = (change: Change<string>) =>
      [created, got].map((json) => brokenRules(change.apply(json), json).join());
    const only = (change: Change<string>) => broken(change).every((rules) => rules === rule);
    producesOnly(arb, only, { seed, read: (change) => `${change}: ${broken(change)}` });
    producesOnly(arb, (change) => change.apply(got) !== got, { seed, read: String });
    isDeterministicBySeed(arb, { seed, read: (change) => change.apply(got) });
  });
}

/** The bytes that a browser would have signed as the challenge. */
function signedChallenge(change: Change<string>): Buffer {
  return Buffer.from(JSON.parse(change.apply(got)).challenge, 'base64url');
}

test('respelledChallenge is the same 32 bytes to a careless reader, and no other member changes', () => {
  const only = (change: Change<string>) =>
    brokenRules(change.apply(got), got).join() === 'has the right challenge';
  producesOnly(respelledChallenge, only, { seed, read: String });
  isDeterministicBySeed(respelledChallenge, { seed, read: (change) => change.apply(got) });
  const is = (bytes: Buffer) => (change: Change<string>) => signedChallenge(change).equals(bytes);
  producesEach(
    respelledChallenge,
    {
      decoded: is(Buffer.from(get.challenge, 'hex')),
      'in upper case': is(Buffer.from(get.challenge.toUpperCase())),
      prefixed: is(Buffer.from(`0x${get.challenge}`)),
      'in UTF-16': is(Buffer.from(get.challenge, 'utf16le')),
    },
    { seed },
  );
});

test('clientDataExtension leaves the members of browsers where they are', () => {
  const front = got.slice(0, -1);
  producesOnly(clientDataExtension, (change) => change.apply(got).startsWith(`${front},`), {
    seed,
  });
  shrinksReadably(clientDataExtension, ({ name }) => name === 'client data with more behind', {
    seed,
  });
});

test('flippedChallenge differs in one bit', () => {
  const right = Buffer.from(get.challenge);
  const apart = (change: Change<string>) =>
    signedChallenge(change).reduce((sum, byte, at) => {
      const bits = (byte ^ (right[at] ?? 0)).toString(2).replaceAll('0', '');
      return sum + bits.length;
    }, 0);
  producesOnly(flippedChallenge, (change) => apart(change) === 1, { seed });
  shrinksReadably(flippedChallenge, ({ name }) => /bit 0 of byte 0/.test(name), { seed });
});

test('registrationChallenge has 16 to 64 bytes and does not repeat', () => {
  const bytes = (challenge: string) => Buffer.from(challenge, 'base64url').length;
  producesOnly(registrationChallenge, (each) => /^[\w-]{22,86}$/.test(each), { seed });
  producesEach(
    registrationChallenge,
    { 16: (c) => bytes(c) === 16, 64: (c) => bytes(c) === 64 },
    { seed },
  );
  isDeterministicBySeed(registrationChallenge, { seed });
  expect(brokenRules(created, created)).toEqual([]);
});
