import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import {
  assertionFor,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { FLAGS } from '../../fixtures/crypto/webauthn.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { flippedAssertion } from '../../generators/passkey/flipped-assertion.ts';
import { flippedChallenge } from '../../generators/passkey/flipped-challenge.ts';
import { foreignCredentialId } from '../../generators/passkey/foreign-credential-id.ts';
import { foreignOrigin } from '../../generators/passkey/foreign-origin.ts';
import { foreignRpId } from '../../generators/passkey/foreign-rp-id.ts';
import { respelledChallenge } from '../../generators/passkey/respelled-challenge.ts';

// Each fault takes another passkey, for a failed attempt may use up its challenge.
check.describe('a passkey assertion', () => {
  for (const [what, row, faults] of [
    [
      'with a credentialId other than the registered one',
      'PASSKEY-ASSERTION-001',
      foreignCredentialId,
    ],
    ['with an altered signature', 'PASSKEY-ASSERTION-008', flippedAssertion],
  ] as const) {
    check(`${what} returns 401`, row, async ({ platform }) => {
      await forAll(
        faults,
        async (fault) => {
          const { passkey, challenge, assertion } = await challengedPasskey(platform);

          const wrong = fault.apply({ ...assertion });
          const opened = await openedBy(platform, passkey.accountId, async () => {
            const reply = await verifyPasskey(platform, passkey, wrong, challenge);
            expect(reply, fault.name).toBeRefused(401);
          });

          expect(opened ?? [], 'sessions opened').toEqual([]);
          const login = await tryPasskeyLogin(platform, passkey);
          expect(login, 'a login with a valid assertion').toBeSuccess(200);
        },
        2,
      );
    });
  }

  check(
    'over a challenge other than the issued one returns 401',
    'PASSKEY-ASSERTION-003',
    async ({ platform }) => {
      await forAll(
        flippedChallenge,
        async (fault) => {
          const { passkey, challenge } = await challengedPasskey(platform);

          const editClientData = (json: string) => fault.apply(json);
          const wrong = assertionFor(passkey, challenge, { editClientData });
          const opened = await openedBy(platform, passkey.accountId, async () => {
            const reply = await verifyPasskey(platform, passkey, wrong, challenge);
            expect(reply, fault.name).toBeRefused(401);
          });

          expect(opened ?? [], 'sessions opened').toEqual([]);
          const login = await tryPasskeyLogin(platform, passkey);
          expect(login, 'a login with a valid assertion').toBeSuccess(200);
        },
        2,
      );
    },
  );

  for (const [what, row, faults] of [
    [
      'over the challenge in another encoding or spelling',
      'PASSKEY-ASSERTION-004',
      everyOf(respelledChallenge),
    ],
    [
      'for an origin other than the registered one',
      'PASSKEY-ASSERTION-005',
      everyOf(foreignOrigin),
    ],
  ] as const) {
    check(`${what} returns 401`, row, async ({ platform }) => {
      for (const fault of faults) {
        const { passkey, challenge } = await challengedPasskey(platform);

        const editClientData = (json: string) => fault.apply(json);
        const wrong = assertionFor(passkey, challenge, { editClientData });
        const opened = await openedBy(platform, passkey.accountId, async () => {
          const reply = await verifyPasskey(platform, passkey, wrong, challenge);
          expect(reply, fault.name).toBeRefused(401);
        });

        expect(opened ?? [], 'sessions opened').toEqual([]);
        const login = await tryPasskeyLogin(platform, passkey);
        expect(login, 'a login with a valid assertion').toBeSuccess(200);
      }
    });
  }

  check(
    'for a relying party other than the registered one returns 401',
    'PASSKEY-ASSERTION-006',
    async ({ platform }) => {
      await forAll(
        foreignRpId,
        async (fault) => {
          const { passkey, challenge } = await challengedPasskey(platform);

          const editAuthenticatorData = (bytes: Uint8Array) => fault.apply(bytes);
          const wrong = assertionFor(passkey, challenge, { editAuthenticatorData });
          const opened = await openedBy(platform, passkey.accountId, async () => {
            const reply = await verifyPasskey(platform, passkey, wrong, challenge);
            expect(reply, fault.name).toBeRefused(401);
          });

          expect(opened ?? [], 'sessions opened').toEqual([]);
          const login = await tryPasskeyLogin(platform, passkey);
          expect(login, 'a login with a valid assertion').toBeSuccess(200);
        },
        2,
      );
    },
  );

  for (const [what, flags] of [
    ['without user presence', 0],
    ['with user verification but without user presence', FLAGS.userVerified],
  ] as const) {
    check(`${what} returns 401`, 'PASSKEY-ASSERTION-007', async ({ platform }) => {
      const { passkey, challenge } = await challengedPasskey(platform);

      const wrong = assertionFor(passkey, challenge, { flags });
      const opened = await openedBy(platform, passkey.accountId, async () => {
        const reply = await verifyPasskey(platform, passkey, wrong, challenge);
        expect(reply, what).toBeRefused(401);
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
      const login = await tryPasskeyLogin(platform, passkey);
      expect(login, 'a login with a valid assertion').toBeSuccess(200);
    });
  }
});
