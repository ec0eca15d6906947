import { ECDH } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type * as fc from 'fast-check';
import service from '../../spec/vectors/service.json' with { type: 'json' };
import type { Change } from '../change.ts';
import { isDeterministicBySeed, producesEach, producesOnly, shrinksReadably } from '../laws.ts';
import { flippedOtpBundle } from './flipped-otp-bundle.ts';
import { foreignEncappedKey } from './foreign-encapped-key.ts';
import { incompleteOtpBundle } from './incomplete-otp-bundle.ts';
import { incompleteOtpPlaintext } from './incomplete-otp-plaintext.ts';
import { invalidEncappedKeys } from './invalid-encapped-keys.ts';
import { invalidOtpKeys } from './invalid-otp-keys.ts';
import { malformedOtpCode } from './malformed-otp-code.ts';
import { nonJsonOtpBundle } from './non-json-otp-bundle.ts';
import { nonJsonOtpPlaintext } from './non-json-otp-plaintext.ts';
import { truncatedOtpBundle } from './truncated-otp-bundle.ts';
import { wrongOtpCode } from './wrong-otp-code.ts';

const seed = 20251013;
const { encryptedOtpBundle, plaintext } = service['V-2'];
const sealed = JSON.parse(encryptedOtpBundle);
const right = JSON.parse(plaintext);

/** The members of a JSON object; undefined where there is none. */
function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const LENGTHS: Readonly<Record<string, number>> = {
  '02': 66,
  '03': 66,
  '04': 130,
  '06': 130,
  '07': 130,
};

/** The compressed form of a point in any form of SEC 1; undefined where it is none. */
function pointIn(hex: unknown): string | undefined {
  if (typeof hex !== 'string' || !/^[0-9a-f]*$/.test(hex)) return undefined;
  if (LENGTHS[hex.slice(0, 2)] !== hex.length) return undefined;
  try {
    return `${ECDH.convertKey(hex, 'prime256v1', 'hex', 'hex', 'compressed')}`;
  } catch {
    return undefined;
  }
}

/** Every rule of the content of V-2 that another content breaks. */
function brokenRules(text: string): string[] {
  const members = objectIn(text);
  if (members === undefined) return ['is a JSON object'];
  const { otp_code: code, public_key: key } = members;
  if (code === undefined || key === undefined) return ['has both members'];
  const isCode = typeof code === 'string' && /^\d{6}$/.test(code);
  const point = pointIn(key);
  return [
    ...(isCode ? [] : ['has a code']),
    ...(isCode && code !== right.otp_code ? ['has the right code'] : []),
    ...(point === undefined ? ['has a key'] : []),
    ...(point === undefined || point === right.public_key ? [] : ['has the right key']),
    ...(point === undefined || point === key ? [] : ['has a compressed key']),
  ];
}

/** Every rule of the bundle of V-2 that another bundle breaks. */
function brokenBundleRules(text: string): string[] {
  const members = objectIn(text);
  if (members === undefined) return ['is a JSON object'];
  const { encappedPublic, ciphertext } = members;
  if (encappedPublic === undefined || ciphertext === undefined) return ['has both members'];
  const isPoint = pointIn(encappedPublic) !== undefined;
  return [
    ...(isPoint ? [] : ['names a sender']),
    ...(isPoint && encappedPublic !== sealed.encappedPublic ? ['names its sender'] : []),
    ...brokenCiphertextRules(String(ciphertext), sealed.ciphertext),
  ];
}

function brokenCiphertextRules(text: string, whole: string): string[] {
  if (text === whole) return [];
  if (text.length !== whole.length) {
    return whole.includes(text) ? ['has its whole ciphertext'] : ['has its ciphertext'];
  }
  const apart = (BigInt(`0x${text}`) ^ BigInt(`0x${whole}`)).toString(2).replaceAll('0', '');
  return [`has its ciphertext but for ${apart.length} bit`];
}

type Rows = Readonly<Record<string, readonly [fc.Arbitrary<Change<string>>, string]>>;

/** A row for each kind of one fault. */
function each(name: string, kinds: readonly fc.Arbitrary<Change<string>>[], rule: string): Rows {
  return Object.fromEntries(kinds.map((kind, at) => [`${name}, kind ${at}`, [kind, rule]]));
}

const plaintextFaults: Rows = {
  ...each('invalidOtpKeys', invalidOtpKeys, 'has a key'),
  wrongOtpCode: [wrongOtpCode, 'has the right code'],
  malformedOtpCode: [malformedOtpCode, 'has a code'],
  incompleteOtpPlaintext: [incompleteOtpPlaintext, 'has both members'],
  nonJsonOtpPlaintext: [nonJsonOtpPlaintext, 'is a JSON object'],
};

const bundleFaults: Rows = {
  ...each('invalidEncappedKeys', invalidEncappedKeys, 'names a sender'),
  incompleteOtpBundle: [incompleteOtpBundle, 'has both members'],
  nonJsonOtpBundle: [nonJsonOtpBundle, 'is a JSON object'],
  flippedOtpBundle: [flippedOtpBundle, 'has its ciphertext but for 1 bit'],
  truncatedOtpBundle: [truncatedOtpBundle, 'has its whole ciphertext'],
  foreignEncappedKey: [foreignEncappedKey, 'names its sender'],
};

test('the content and the bundle of V-2 break no rule', () => {
  expect([...brokenRules(plaintext), ...brokenBundleRules(encryptedOtpBundle)]).toEqual([]);
});

for (const [faults, valid, broken] of [
  [plaintextFaults, plaintext, brokenRules],
  [bundleFaults, encryptedOtpBundle, brokenBundleRules],
] as const) {
  for (const [name, [arb, rule]] of Object.entries(faults)) {
    test(`${name} breaks only "${rule}"`, () => {
      const read = (change: Change<string>) => change.apply(valid);
      const only = (change: Change<string>) => broken(read(change)).join() === rule;
      producesOnly(arb, only, { seed, read: (change) => `${change}: ${broken(read(change))}` });
      isDeterministicBySeed(arb, { seed, read });
    });
  }
}

test('wrongOtpCode is never the right one, though it may be asked for any', () => {
  const codes = ['000000', '000001', '999999', '123456'];
  const differs = (change: Change<string>) =>
    codes.every((code) => {
      const text = JSON.stringify({ otp_code: code, public_key: '' });
      return JSON.parse(change.apply(text)).otp_code !== code;
    });
  producesOnly(wrongOtpCode, differs, { seed });
});

test('nothing of a code or a ciphertext is printed', () => {
  for (const [arb] of [...Object.values(plaintextFaults), ...Object.values(bundleFaults)]) {
    producesOnly(arb, (change) => !/\d{5}|[0-9a-f]{12}/.test(`${change}`), { seed });
  }
});

test('every place of a ciphertext is reached, its first and last bytes among them', () => {
  const at = (place: number) => (change: Change<string>) => {
    const { ciphertext } = JSON.parse(change.apply(encryptedOtpBundle));
    return ciphertext.substr(place, 2) !== sealed.ciphertext.substr(place, 2);
  };
  const length = sealed.ciphertext.length;
  producesEach(flippedOtpBundle, { body: at(0), tag: at(length - 10) }, { seed });
  const empty = (change: Change<string>) =>
    JSON.parse(change.apply(encryptedOtpBundle)).ciphertext === '';
  producesEach(truncatedOtpBundle, { empty }, { seed });
});

test('faults shrink to what is easily read', () => {
  const name = (words: string) => (change: Change<string>) => change.name === words;
  shrinksReadably(truncatedOtpBundle, name('bytes cut off the ciphertext at its end: 1'), { seed });
  shrinksReadably(flippedOtpBundle, ({ name }) => /bit 0 of byte 0 /.test(name), { seed });
});
