import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import {
  assertionFor,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { incompleteClientData } from '../../generators/passkey/incomplete-client-data.ts';
import { nonJsonClientData } from '../../generators/passkey/non-json-client-data.ts';
import { truncatedAssertion } from '../../generators/passkey/truncated-assertion.ts';
import { truncatedAuthenticatorData } from '../../generators/passkey/truncated-authenticator-data.ts';

// Whether what cannot be read is malformed (400) or fails a check (401) is left open. Each fault
// takes another passkey, for a failed attempt may use up its challenge.
check.describe('a passkey assertion', () => {
  check('with a truncated signature is refused', 'PASSKEY-ASSERTION-023', async ({ platform }) => {
    await forAll(
      truncatedAssertion,
      async (fault) => {
        const { passkey, challenge, assertion } = await challengedPasskey(platform);

        const wrong = fault.apply({ ...assertion });
        const opened = await openedBy(platform, passkey.accountId, async () => {
          const reply = await verifyPasskey(platform, passkey, wrong, challenge);
          expect(reply, fault.name).toBeRefused(400, 401);
        });

        expect(opened ?? [], 'sessions opened').toEqual([]);
        const login = await tryPasskeyLogin(platform, passkey);
        expect(login, 'a login with a valid assertion').toBeSuccess(200);
      },
      2,
    );
  });

  check(
    'with truncated authenticator data is refused',
    'PASSKEY-ASSERTION-023',
    async ({ platform }) => {
      await forAll(
        truncatedAuthenticatorData,
        async (fault) => {
          const { passkey, challenge } = await challengedPasskey(platform);

          const editAuthenticatorData = (bytes: Uint8Array) => fault.apply(bytes);
          const wrong = assertionFor(passkey, challenge, { editAuthenticatorData });
          const opened = await openedBy(platform, passkey.accountId, async () => {
            const reply = await verifyPasskey(platform, passkey, wrong, challenge);
            expect(reply, fault.name).toBeRefused(400, 401);
          });

          expect(opened ?? [], 'sessions opened').toEqual([]);
          const login = await tryPasskeyLogin(platform, passkey);
          expect(login, 'a login with a valid assertion').toBeSuccess(200);
        },
        2,
      );
    },
  );

  check(
    'with client data that are not JSON is refused',
    'PASSKEY-ASSERTION-023',
    async ({ platform }) => {
      await forAll(
        nonJsonClientData,
        async (fault) => {
          const { passkey, challenge } = await challengedPasskey(platform);

          const editClientData = (json: string) => fault.apply(json);
          const wrong = assertionFor(passkey, challenge, { editClientData });
          const opened = await openedBy(platform, passkey.accountId, async () => {
            const reply = await verifyPasskey(platform, passkey, wrong, challenge);
            expect(reply, fault.name).toBeRefused(400, 401);
          });

          expect(opened ?? [], 'sessions opened').toEqual([]);
          const login = await tryPasskeyLogin(platform, passkey);
          expect(login, 'a login with a valid assertion').toBeSuccess(200);
        },
        2,
      );
    },
  );

  check(
    'whose client data lack the challenge or the origin is refused',
    'PASSKEY-ASSERTION-024',
    async ({ platform }) => {
      for (const fault of everyOf(incompleteClientData)) {
        const { passkey, challenge } = await challengedPasskey(platform);

        const editClientData = (json: string) => fault.apply(json);
        const wrong = assertionFor(passkey, challenge, { editClientData });
        const opened = await openedBy(platform, passkey.accountId, async () => {
          const reply = await verifyPasskey(platform, passkey, wrong, challenge);
          expect(reply, fault.name).toBeRefused(400, 401);
        });

        expect(opened ?? [], 'sessions opened').toEqual([]);
        const login = await tryPasskeyLogin(platform, passkey);
        expect(login, 'a login with a valid assertion').toBeSuccess(200);
      }
    },
  );
});
