import { type Delegating, delegating } from '../../fixtures/areas/delegated-keys/delegating.ts';
import {
  CREATE,
  createKeyCall,
  delegatedKey,
  keyProvedBy,
  revokedKey,
} from '../../fixtures/areas/delegated-keys/keys.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { revokeSession } from '../../fixtures/areas/login/sessions.ts';
import { otpLogin } from '../../fixtures/areas/otp/otp-login.ts';
import { standingSession } from '../../fixtures/areas/otp/standing-session.ts';
import { newWallet } from '../../fixtures/areas/otp/wallet.ts';
import {
  begin,
  type Challenge,
  check,
  expect,
  isSuccess,
  member,
  type Platform,
  proofOf,
  text,
  undecided,
} from '../../fixtures/index.ts';

/** How many signatures a key takes at the most (G-55). */
const LEGS = [0, 1];

/**
 * Holds that a key is refused where one of its signatures is wrong, whichever it is. A target that does not
 * ask for a second signature has none to refuse.
 */
async function expectEachSignatureHeld(
  platform: Platform,
  spender: Delegating,
  what: string,
  wrong: (challenge: Challenge) => ReturnType<typeof proofOf>,
): Promise<void> {
  for (const wrongLeg of LEGS) {
    let isSent = false;
    const { reply } = await keyProvedBy(platform, spender, {}, (challenge, leg) => {
      if (leg !== wrongLeg) return proofOf(platform, challenge, spender.session.key);
      isSent = true;
      return wrong(challenge);
    });
    if (isSent) {
      expect(reply, what).toBeRefused(401);
      continue;
    }
    // A key that takes one signature is there by now, and would stand in the way of the next.
    const id = text(member(reply.json, 'id'));
    if (wrongLeg === 0 || !isSuccess(reply) || id === undefined)
      undecided(`the request for a key answered ${reply.status} without a challenge`, reply);
    await revokedKey(platform, id);
  }
}

check.describe('POST /auth/delegated-keys', () => {
  check(
    'signed by a key outside the active sessions returns 401',
    'DELEGATED-KEY-003',
    async ({ platform }) => {
      const made = await delegating(platform);
      await begin(platform, CREATE, createKeyCall(made));
      const ended = made.session;
      await revokeSession(platform, ended, ended.key);
      const spender = { ...made, session: await otpLogin(platform, ended.credential) };

      const elsewhere = await standingSession(platform, (await newWallet(platform)).emailOtp);
      for (const [whose, key] of [
        ['no session', newKey(platform)],
        ['a session of another wallet', elsewhere.key],
        ['a revoked session', ended.key],
      ] as const) {
        const what = `the request signed by a key of ${whose}`;
        await expectEachSignatureHeld(platform, spender, what, (challenge) =>
          proofOf(platform, challenge, key),
        );
      }
      await delegatedKey(platform, spender);
    },
  );

  check(
    'signed over a text other than payloadToSign returns 401',
    'DELEGATED-KEY-013',
    async ({ platform }) => {
      const spender = await delegating(platform);
      await begin(platform, CREATE, createKeyCall(spender));

      const what = 'the request with a signature over another text';
      await expectEachSignatureHeld(platform, spender, what, (challenge) => {
        const payloadToSign = `${challenge.payloadToSign} `;
        return proofOf(platform, { ...challenge, payloadToSign }, spender.session.key);
      });
      await delegatedKey(platform, spender);
    },
  );
});
