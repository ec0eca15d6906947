import { expect, test } from '@playwright/test';
import { isDeterministicBySeed, producesOnly } from '../laws.ts';
import { checksummed } from './checksummed.ts';
import { clabeEndingIn, isClabe } from './clabe-ending-in.ts';
import { evmAddressEndingIn } from './evm-address-ending-in.ts';
import { evmAddressHolding, pixKeyWithDomainIn, usAccountNumberHolding } from './holding.ts';
import { ibanEndingIn, isIban } from './iban-ending-in.ts';
import { malformedUmaAddress } from './malformed-uma-address.ts';
import { nearNameCheck, reservedEnding, unreservedEnding } from './near-name-check.ts';
import { nearlyEnding } from './nearly-ending.ts';
import { ordinaryEnding } from './ordinary-ending.ts';
import { pixKeyEndingIn } from './pix-key-ending-in.ts';
import { usAccountNumberEndingIn } from './us-account-number-ending-in.ts';
import { misCheckedClabe, misCheckedIban, misCheckedRoutingNumber } from './wrong-check-digits.ts';

const seed = 20251013;

// The examples of EIP-55 with letters of both kinds.
for (const address of [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]) {
  test(`${address} carries its checksum`, () => {
    expect(checksummed(address.toLowerCase())).toBe(address);
  });
}

for (const suffix of ['002', '007', '105', '999']) {
  const kinds = {
    IBAN: [ibanEndingIn(suffix), (text: string) => isIban(text) && text.endsWith(suffix)],
    CLABE: [clabeEndingIn(suffix), (text: string) => isClabe(text) && text.endsWith(suffix)],
    'account number': [
      usAccountNumberEndingIn(suffix),
      (text: string) => /^\d{12}$/.test(text) && text.endsWith(suffix),
    ],
    'EVM address': [
      evmAddressEndingIn(suffix),
      (text: string) => /^0x[0-9a-f]{40}$/.test(text) && text.endsWith(suffix),
    ],
    'PIX key': [
      pixKeyEndingIn(suffix),
      (text: string) => /^[^@]+@[^@]+$/.test(text) && text.split('@')[0]?.endsWith(suffix) === true,
    ],
  } as const;
  for (const [kind, [texts, isRight]] of Object.entries(kinds)) {
    test(`an ${kind} that ends in ${suffix} is valid`, () => {
      isDeterministicBySeed(texts, { seed });
      producesOnly(texts, isRight, { seed });
    });
  }
}

// Worked examples: the German sample IBAN of ISO 13616's registry, a CLABE with a known control digit.
test('check digits are told from wrong ones', () => {
  expect([isIban('DE89370400440532013000'), isIban('DE88370400440532013000')]).toEqual([
    true,
    false,
  ]);
  expect([isClabe('032180000118359719'), isClabe('032180000118359718')]).toEqual([true, false]);
});

const selecting = /(00[2-7]|1\d\d)$/;

for (const suffix of ['002', '003', '004', '005']) {
  test(`what only resembles or holds ${suffix} selects nothing`, () => {
    isDeterministicBySeed(nearlyEnding(suffix), { seed });
    producesOnly(nearlyEnding(suffix), (text) => /^\d{3}$/.test(text) && !selecting.test(text), {
      seed,
    });
    producesOnly(usAccountNumberHolding(suffix), (text) => text.split(suffix).length === 3, {
      seed,
    });
    producesOnly(evmAddressHolding(suffix), (text) => /^0x00\d.{34}999$/.test(text), { seed });
    producesOnly(pixKeyWithDomainIn(suffix), (text) => /\.999@.*00\d$/.test(text), { seed });
  });
}

test('an ordinary ending selects nothing', () => {
  isDeterministicBySeed(ordinaryEnding, { seed });
  producesOnly(ordinaryEnding, (text) => /^\d{3}$/.test(text) && !selecting.test(text), { seed });
});

test('a malformed UMA address has no dollar sign, name or domain, or one too many', () => {
  const address = '$robin@uma.example';
  isDeterministicBySeed(malformedUmaAddress(address), { seed });
  producesOnly(
    malformedUmaAddress(address),
    (text) => text !== address && !/^\$[^@\s]+@[^@\s]+$/.test(text),
    { seed },
  );
});

test('wrong check digits are the one fault of a number', () => {
  const faults = [
    [misCheckedIban, (text: string) => /^DE\d{20}$/.test(text) && !isIban(text)],
    [misCheckedClabe, (text: string) => /^\d{18}$/.test(text) && !isClabe(text)],
    [misCheckedRoutingNumber, (text: string) => /^02100002[02-9]$/.test(text)],
  ] as const;
  for (const [texts, isFault] of faults) {
    isDeterministicBySeed(texts, { seed });
    producesOnly(texts, isFault, { seed });
  }
});

test('no unlisted ending is a listed one', () => {
  const isListed = (text: string) => /^10[2-7]$/.test(text);
  for (const endings of [reservedEnding, nearNameCheck]) {
    isDeterministicBySeed(endings, { seed });
    producesOnly(endings, (text) => /^1\d\d$/.test(text) && !isListed(text), { seed });
  }
  isDeterministicBySeed(unreservedEnding, { seed });
  producesOnly(unreservedEnding, (text) => /^[02-9]\d\d$/.test(text), { seed });
});
