import { revokeCredentialCall } from '../../fixtures/areas/login/credentials.ts';
import { revokeSessionCall } from '../../fixtures/areas/login/sessions.ts';
import { sessionOfEachType } from '../../fixtures/areas/sessions/session-of-each-type.ts';
import { everyActionOf } from '../../fixtures/areas/signed-retry/retry-actions.ts';
import {
  spareCredential,
  spareSession,
} from '../../fixtures/areas/signed-retry/wallet-under-test.ts';
import {
  begin,
  type Challenge,
  check,
  expect,
  lacksAll,
  member,
  text,
  undecided,
} from '../../fixtures/index.ts';

const ADD = 'createAuthCredential';

const TYPES = ['EMAIL_OTP', 'SMS_OTP', 'OAUTH', 'PASSKEY'];

/** Holds the type of a challenge; that there is one, and a known one, are rows of their own. */
function expectType({ reply }: Challenge, type: unknown): void {
  const shown = text(member(reply.json, 'type'));
  if (shown === undefined || !TYPES.includes(shown)) {
    undecided(
      `the challenge shows the type ${shown}, which is missing or unknown and judged by another requirement`,
    );
  }
  expect(shown, 'the type of the challenge').toBe(type);
}

check.describe('the type of a challenge', () => {
  check("to add a credential is the credential's type", 'CRED-ADD-003', async ({ platform }) => {
    const additions = everyActionOf(platform).filter(({ operation }) => operation === ADD);
    if (additions.length === 0) lacksAll(platform, 'credentials.oauth', 'credentials.passkey');
    for (const { ask } of additions) {
      const { call } = await ask(platform);

      expectType(await begin(platform, ADD, call), member(call.body, 'type'));
    }
  });

  check(
    "to revoke a credential is the credential's type",
    'CRED-REVOKE-003',
    async ({ platform }) => {
      const { credential } = await spareCredential(platform);

      const challenge = await begin(
        platform,
        'revokeAuthCredential',
        revokeCredentialCall(credential),
      );

      expectType(challenge, credential.type);
    },
  );

  check(
    "to revoke a session is the session's type",
    'RETRY-CHALLENGE-018',
    async ({ platform }) => {
      const { spare } = await spareSession(platform);

      const challenge = await begin(platform, 'revokeAuthSession', revokeSessionCall(spare));

      expectType(challenge, spare.credential.type);
    },
  );

  check(
    "to revoke a session is the session's type, for every type",
    'RETRY-CHALLENGE-018',
    async ({ platform }) => {
      const { keeper, others } = await sessionOfEachType(platform);

      for (const session of [keeper, ...others]) {
        const challenge = await begin(platform, 'revokeAuthSession', revokeSessionCall(session));

        expectType(challenge, session.credential.type);
      }
    },
  );
});
