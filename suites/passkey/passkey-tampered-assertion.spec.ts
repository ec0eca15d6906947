import fc from 'fast-check';
import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import {
  assertionFor,
  homeOf,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { SoftwareAuthenticator } from '../../fixtures/crypto/authenticator.ts';
import { base64urlBytes, base64urlOf } from '../../fixtures/crypto/bytes.ts';
import { check, expect, forAll } from '../../fixtures/index.ts';
import { withFlippedBit } from '../../generators/bytes.ts';
import { clientDataExtension } from '../../generators/passkey/client-data-extension.ts';

/** In authenticator data: the bit that says the user was verified, and the lowest of the counter. */
const unsignedBits = fc.constantFrom({ byte: 32, bit: 2 }, { byte: 36, bit: 1 });

// Each fault takes another passkey, for a failed attempt may use up its challenge.
check.describe('a passkey assertion', () => {
  for (const [what, respell] of [
    ['the decoded bytes', (hex: string) => Buffer.from(hex, 'hex')],
    ['the upper-case hex', (hex: string) => hex.toUpperCase()],
  ] as const) {
    check(
      `over ${what} of the challenge returns 401`,
      'PASSKEY-ASSERTION-004',
      async ({ platform }) => {
        const { passkey, challenge } = await challengedPasskey(platform);

        const respelled = respell(challenge.challenge);
        const wrong = assertionFor(passkey, challenge, { challenge: respelled });
        const opened = await openedBy(platform, passkey.accountId, async () => {
          expect(
            await verifyPasskey(platform, passkey, wrong, challenge),
            `an assertion over ${what}`,
          ).toBeRefused(401);
        });

        expect(opened ?? [], 'sessions opened').toEqual([]);
        expect(
          await tryPasskeyLogin(platform, passkey),
          'a login with a valid assertion',
        ).toBeSuccess(200);
      },
    );
  }

  check('signed by another key returns 401', 'PASSKEY-ASSERTION-009', async ({ platform }) => {
    const { passkey, challenge, assertion } = await challengedPasskey(platform);

    const id = base64urlBytes(assertion.credentialId);
    const impostor = new SoftwareAuthenticator(newKey(platform), id);
    impostor.register({ ...homeOf(platform), challenge: challenge.challenge });
    const wrong = impostor.assert({ challenge: challenge.challenge });
    const opened = await openedBy(platform, passkey.accountId, async () => {
      expect(await verifyPasskey(platform, passkey, wrong, challenge)).toBeRefused(401);
    });

    expect(opened ?? [], 'sessions opened').toEqual([]);
    expect(await tryPasskeyLogin(platform, passkey), 'a login with a valid assertion').toBeSuccess(
      200,
    );
  });

  check(
    'signed by another key and with signature counter 0 returns 401',
    'PASSKEY-ASSERTION-009',
    async ({ platform }) => {
      const { passkey, challenge } = await challengedPasskey(platform);

      const id = base64urlBytes(passkey.authenticator.credentialId);
      const impostor = new SoftwareAuthenticator(newKey(platform), id);
      impostor.register({ ...homeOf(platform), challenge: challenge.challenge });
      const wrong = impostor.assert({ challenge: challenge.challenge, counter: 0 });
      const opened = await openedBy(platform, passkey.accountId, async () => {
        expect(await verifyPasskey(platform, passkey, wrong, challenge)).toBeRefused(401);
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
      expect(
        await tryPasskeyLogin(platform, passkey),
        'the next assertion of the registered passkey',
      ).toBeSuccess(200);
    },
  );

  check(
    'with authenticatorData that was not signed returns 401',
    'PASSKEY-ASSERTION-010',
    async ({ platform }) => {
      await forAll(
        unsignedBits,
        async ({ byte, bit }) => {
          const { passkey, challenge, assertion } = await challengedPasskey(platform);

          const data = withFlippedBit(base64urlBytes(assertion.authenticatorData), byte, bit);
          const wrong = { ...assertion, authenticatorData: base64urlOf(data) };
          const opened = await openedBy(platform, passkey.accountId, async () => {
            expect(await verifyPasskey(platform, passkey, wrong, challenge)).toBeRefused(401);
          });

          expect(opened ?? [], 'sessions opened').toEqual([]);
          expect(
            await tryPasskeyLogin(platform, passkey),
            'a login with a valid assertion',
          ).toBeSuccess(200);
        },
        2,
      );
    },
  );

  check(
    'with changed white space in clientDataJson returns 401',
    'PASSKEY-ASSERTION-011',
    async ({ platform }) => {
      const { passkey, challenge, assertion } = await challengedPasskey(platform);

      const json = Buffer.from(assertion.clientDataJson, 'base64url').toString('utf8');
      const respaced = JSON.stringify(JSON.parse(json), undefined, 1);
      const wrong = { ...assertion, clientDataJson: base64urlOf(respaced) };
      const opened = await openedBy(platform, passkey.accountId, async () => {
        expect(await verifyPasskey(platform, passkey, wrong, challenge)).toBeRefused(401);
      });

      expect(opened ?? [], 'sessions opened').toEqual([]);
      expect(
        await tryPasskeyLogin(platform, passkey),
        'a login with a valid assertion',
      ).toBeSuccess(200);
    },
  );

  check(
    'with clientDataJson that was not signed returns 401',
    'PASSKEY-ASSERTION-011',
    async ({ platform }) => {
      await forAll(
        clientDataExtension,
        async (extension) => {
          const { passkey, challenge, assertion } = await challengedPasskey(platform);

          const json = Buffer.from(assertion.clientDataJson, 'base64url').toString('utf8');
          const wrong = { ...assertion, clientDataJson: base64urlOf(extension.apply(json)) };
          const opened = await openedBy(platform, passkey.accountId, async () => {
            const reply = await verifyPasskey(platform, passkey, wrong, challenge);
            expect(reply, extension.name).toBeRefused(401);
          });

          expect(opened ?? [], 'sessions opened').toEqual([]);
          expect(
            await tryPasskeyLogin(platform, passkey),
            'a login with a valid assertion',
          ).toBeSuccess(200);
        },
        2,
      );
    },
  );
});
