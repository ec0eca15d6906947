import { goodBlock } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { activeCard } from '../../fixtures/areas/cards/cards.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { newOtpCredential } from '../../fixtures/areas/otp/new-otp-credential.ts';
import { otpCode } from '../../fixtures/areas/otp/otp.ts';
import { beginOtpVerify } from '../../fixtures/areas/otp/otp-login.ts';
import { controlEvent } from '../../fixtures/areas/webhooks/changed.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import type { ReceivedEvent } from '../../fixtures/areas/webhooks/received.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  proofOf,
  retry,
  undecided,
} from '../../fixtures/index.ts';

const SHORTEST_SECRET = 12;

/** Whether an event shows a value, in its body or in a header; as a text of JSON it may be escaped. */
function shows({ text, delivery }: ReceivedEvent, secret: string): boolean {
  const escaped = JSON.stringify(secret).slice(1, -1);
  return [text, ...Object.values(delivery.headers)].some(
    (each) => each.includes(secret) || each.includes(escaped),
  );
}

check.describe('no event shows', () => {
  check(
    'the encryptedPinBlock of a PIN that is set',
    'WEBHOOK-SECRET-001',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const card = await activeCard(platform);
      const block = await goodBlock(platform);

      const reply = await setCardPin(platform, card.id, block);

      if (!isSuccess(reply))
        undecided(`POST /cards/{id}/set-pin answered ${reply.status}, so no PIN was set`);
      await controlEvent(platform, events);
      const hex = Buffer.from(block, 'base64').toString('hex');
      const telling = await events.unexpected((event) => shows(event, block) || shows(event, hex));
      expect(telling.length, 'the number of events that show the PIN block').toBe(0);
    },
  );

  check('API credentials', 'WEBHOOK-SECRET-002', async ({ platform }) => {
    const events = await eventsOf(platform);
    const { apiTokenId, apiClientSecret } = platform.settings.credentials;
    const basic = Buffer.from(`${apiTokenId}:${apiClientSecret}`).toString('base64');
    // A short secret may stand in an event by chance.
    const secrets = [apiClientSecret, basic].filter(({ length }) => length >= SHORTEST_SECRET);
    if (secrets.length === 0)
      undecided('the API credentials are too short to be recognized in an event');

    await controlEvent(platform, events);

    const telling = await events.unexpected((event) =>
      secrets.some((secret) => shows(event, secret)),
    );
    expect(telling.length, 'the number of events that show API credentials').toBe(0);
  });

  check(
    'the OTP or the encryptedOtpBundle of an OTP verification',
    'WEBHOOK-SECRET-003',
    async ({ platform }) => {
      const events = await eventsOf(platform);
      const credential = await newOtpCredential(platform, 'EMAIL_OTP');
      const key = newKey(platform);

      const { call, challenge } = await beginOtpVerify(platform, credential, key);
      const proof = proofOf(platform, challenge, key);
      const reply = await retry(platform, 'verifyAuthCredential', call, proof);

      if (!isSuccess(reply))
        undecided(
          `POST /auth/credentials/{id}/verify with the right code answered ${reply.status}`,
        );
      await controlEvent(platform, events);
      const bundle = member(call.body, 'encryptedOtpBundle');
      const code = JSON.stringify(otpCode(platform));
      const telling = await events.unexpected(
        (event) => shows(event, code) || shows(event, String(bundle)),
      );
      expect(telling.length, 'the number of events that show the code or its bundle').toBe(0);
    },
  );
});
