import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type * as fc from 'fast-check';
import service from '../../spec/vectors/service.json' with { type: 'json' };
import type { Change } from '../change.ts';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { absentUser } from './absent-user.ts';
import { counterAfter } from './counter-after.ts';
import { foreignRpId } from './foreign-rp-id.ts';
import { staleCounter } from './stale-counter.ts';
import { truncatedAuthenticatorData } from './truncated-authenticator-data.ts';

const seed = 20251013;
const { create, get, rpId } = service['V-6'];
const valid = [get.authenticatorDataHex, create.authDataHex].map((hex) => Buffer.from(hex, 'hex'));

/** Every rule of these authenticator data that others break. */
function brokenRules(data: Uint8Array, right: Buffer): string[] {
  const bytes = Buffer.from(data);
  if (bytes.length < 37) return right.indexOf(bytes) === 0 ? ['is whole'] : ['is a part'];
  const hash = createHash('sha256').update(rpId).digest();
  const flags = bytes.readUInt8(32);
  return [
    ...(bytes.subarray(0, 32).equals(hash) ? [] : ['is for the RP id']),
    ...(flags % 2 === 1 ? [] : ['says that the user is present']),
    ...((flags | 0x05) === right.readUInt8(32) ? [] : ['has the other flags']),
    ...(bytes.subarray(33).equals(right.subarray(33)) ? [] : ['has the rest']),
  ];
}

const faults: Readonly<Record<string, readonly [fc.Arbitrary<Change<Uint8Array>>, string]>> = {
  foreignRpId: [foreignRpId, 'is for the RP id'],
  absentUser: [absentUser, 'says that the user is present'],
  truncatedAuthenticatorData: [truncatedAuthenticatorData, 'is whole'],
};

test('the authenticator data of V-6 break no rule', () => {
  expect(valid.flatMap((data) => brokenRules(data, data))).toEqual([]);
});

for (const [name, [arb, rule]] of Object.entries(faults)) {
  test(`${name} breaks only "${rule}", of either ceremony`, () => {
    const broken = (change: Change<Uint8Array>) =>
      valid.map((data) => brokenRules(change.apply(data), data).join());
    const only = (change: Change<Uint8Array>) => broken(change).every((rules) => rules === rule);
    producesOnly(arb, only, { seed, read: (change) => `${change}: ${broken(change)}` });
    isDeterministicBySeed(arb, { seed, read: (change) => valid.map((data) => change.apply(data)) });
  });
}

test('an absent user is verified or not', () => {
  const flags = (value: number) => (change: Change<Uint8Array>) =>
    valid.slice(0, 1).every((data) => change.apply(data)[32] === value);
  producesEach(absentUser, { verified: flags(0x04), unverified: flags(0x00) }, { seed });
});

test('counters lie on their side of the stored one', () => {
  for (const stored of [1, 7, 2 ** 31]) {
    const stale = staleCounter(stored);
    producesOnly(stale, (counter) => counter >= 0 && counter <= stored, { seed });
    producesEach(stale, { equal: (c) => c === stored, lower: (c) => c < stored }, { seed });
    isDeterministicBySeed(stale, { seed });
    const rising = counterAfter(stored);
    producesOnly(rising, (counter) => counter > stored && counter < 2 ** 32, { seed });
    producesEach(rising, { next: (c) => c === stored + 1, later: (c) => c > stored + 1 }, { seed });
    isDeterministicBySeed(rising, { seed });
  }
  shrinksReadably(truncatedAuthenticatorData, ({ name }) => /^0 bytes/.test(name), { seed });
});
