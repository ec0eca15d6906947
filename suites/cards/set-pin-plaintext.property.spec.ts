import type { Arbitrary } from 'fast-check';
import { pinCard } from '../../fixtures/cards/cards.ts';
import { acceptPin, freshNonce, seal, setPin } from '../../fixtures/cards/pins.ts';
import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { expectInvalidInput } from '../../fixtures/check/gap-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { emptyPinPlaintext } from '../../generators/pin-block/empty-pin-plaintext.ts';
import { letteredPinPlaintext } from '../../generators/pin-block/lettered-pin-plaintext.ts';
import { longPinPlaintext } from '../../generators/pin-block/long-pin-plaintext.ts';
import { nonJsonPlaintext } from '../../generators/pin-block/non-json-plaintext.ts';
import { noncelessPlaintext } from '../../generators/pin-block/nonceless-plaintext.ts';
import { numericPinPlaintext } from '../../generators/pin-block/numeric-pin-plaintext.ts';
import type { PinPlaintext } from '../../generators/pin-block/pin-plaintext.ts';
import { pinlessPlaintext } from '../../generators/pin-block/pinless-plaintext.ts';
import { shortPinPlaintext } from '../../generators/pin-block/short-pin-plaintext.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';

/** Each holds one fault that only a service which opens the block can see (G-38). */
const faulty: readonly (readonly [string, RequirementId, Arbitrary<PinPlaintext>])[] = [
  ['fewer than four digits', 'CARD-PIN-BLOCK-025', shortPinPlaintext],
  ['more than four digits', 'CARD-PIN-BLOCK-026', longPinPlaintext],
  ['an empty PIN', 'CARD-PIN-BLOCK-027', emptyPinPlaintext],
  ['letters in the PIN', 'CARD-PIN-BLOCK-028', letteredPinPlaintext],
  ['the PIN as a number', 'CARD-PIN-BLOCK-029', numericPinPlaintext],
  ['no PIN', 'CARD-PIN-BLOCK-030', pinlessPlaintext],
  ['no nonce', 'CARD-PIN-BLOCK-031', noncelessPlaintext],
  ['no JSON', 'CARD-PIN-BLOCK-032', nonJsonPlaintext],
];

test.describe('set-PIN, a rejected block', () => {
  for (const [fault, id, plaintext] of faulty) {
    test(`holding ${fault} is answered 400 INVALID_INPUT`, covers(id), async ({ platform }) => {
      const card = await pinCard(platform);
      expect(await acceptPin(platform, card, '6057'), 'the block without the fault').toBeSuccess();

      await forAll(
        plaintext,
        async (content) => {
          const text = await seal(platform, content.textWith(freshNonce()));
          expectInvalidInput(await setPin(platform, card, text), 'G-38');
        },
        10,
      );
    });
  }
});
