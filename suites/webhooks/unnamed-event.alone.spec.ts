import { goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { activeCard } from '../../fixtures/areas/cards/cards.ts';
import { newOtpCredential } from '../../fixtures/areas/otp/new-otp-credential.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { CARD_TRANSACTION } from '../../fixtures/areas/webhooks/card-rows.ts';
import { controlEvent } from '../../fixtures/areas/webhooks/changed.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { STATUS_UPDATED } from '../../fixtures/areas/webhooks/owned.ts';
import { isAbout, isOfKind, type ReceivedEvent } from '../../fixtures/areas/webhooks/received.ts';
import { check, expect, isSuccess, undecided } from '../../fixtures/index.ts';

/** How the types begin that the contract names. */
const NAMED = [CARD_TRANSACTION, 'INCOMING_PAYMENT.REFUND_', STATUS_UPDATED];

function isNamed(event: ReceivedEvent): boolean {
  return NAMED.some((prefix) => isOfKind(event, prefix));
}

check.describe('an operation', () => {
  check(
    'that sets a card PIN sends no event of a type that the contract names',
    'WEBHOOK-NAMED-001',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const card = await activeCard(platform);

      const reply = await setCardPin(platform, card.id, await goodBlock(platform));

      if (!isSuccess(reply))
        undecided(`POST /cards/{id}/set-pin answered ${reply.status}, so no PIN was set`);
      await controlEvent(platform, events);
      const named = await events.unexpected((event) => isNamed(event) && isAbout(event, card.id));
      expect(named.length, 'the number of events of the card').toBe(0);
    },
  );

  check(
    'that verifies a credential sends no event of a type that the contract names',
    'WEBHOOK-NAMED-002',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const credential = await newOtpCredential(platform, 'EMAIL_OTP');

      await otpLogin(platform, credential);

      await controlEvent(platform, events);
      const named = await events.unexpected(
        (event) => isNamed(event) && isAbout(event, credential.id),
      );
      expect(named.length, 'the number of events of the credential').toBe(0);
    },
  );
});
