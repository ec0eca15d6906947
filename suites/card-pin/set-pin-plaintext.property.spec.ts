import type { Arbitrary } from 'fast-check';
import { sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { freshNonce, seal } from '../../fixtures/areas/card-pin/pin-key.ts';
import { pinCard } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { emptyPinPlaintext } from '../../generators/card-pin/empty-pin-plaintext.ts';
import { letteredPinPlaintext } from '../../generators/card-pin/lettered-pin-plaintext.ts';
import { longPinPlaintext } from '../../generators/card-pin/long-pin-plaintext.ts';
import { nonJsonPlaintext } from '../../generators/card-pin/non-json-plaintext.ts';
import { noncelessPlaintext } from '../../generators/card-pin/nonceless-plaintext.ts';
import { numericPinPlaintext } from '../../generators/card-pin/numeric-pin-plaintext.ts';
import type { PinPlaintext } from '../../generators/card-pin/pin-plaintext.ts';
import { pinlessPlaintext } from '../../generators/card-pin/pinless-plaintext.ts';
import { shortPinPlaintext } from '../../generators/card-pin/short-pin-plaintext.ts';
import type { RequirementId } from '../../spec/generated/requirement-ids.ts';

/** Each holds one fault that only a service which opens the block can see. */
const faulty: readonly (readonly [string, RequirementId, Arbitrary<PinPlaintext>])[] = [
  ['a PIN of fewer than four digits', 'CARD-PIN-BLOCK-025', shortPinPlaintext],
  ['a PIN of more than four digits', 'CARD-PIN-BLOCK-026', longPinPlaintext],
  ['an empty PIN', 'CARD-PIN-BLOCK-027', emptyPinPlaintext],
  ['a PIN with letters', 'CARD-PIN-BLOCK-028', letteredPinPlaintext],
  ['the PIN as a number', 'CARD-PIN-BLOCK-029', numericPinPlaintext],
  ['JSON without a PIN', 'CARD-PIN-BLOCK-030', pinlessPlaintext],
  ['JSON without a nonce', 'CARD-PIN-BLOCK-031', noncelessPlaintext],
  ['text that is not JSON', 'CARD-PIN-BLOCK-032', nonJsonPlaintext],
];

check.describe('set-PIN with a block', () => {
  for (const [fault, id, plaintext] of faulty) {
    check(`holding ${fault} returns 400 INVALID_INPUT`, id, async ({ platform }) => {
      const card = await pinCard(platform);
      const control = await setCardPin(platform, card.id, await sealedPin(platform, '6057'));
      expect(control, 'a block without the fault').toBeSuccess();

      await forAll(
        plaintext,
        async (content) => {
          const block = await seal(platform, content.textWith(freshNonce()));
          const reply = await setCardPin(platform, card.id, block);
          expect(reply).toBeError(400, 'INVALID_INPUT');
        },
        10,
      );
    });
  }
});
