import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { revokeSessionCall } from '../../fixtures/areas/login/sessions.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import { passkeyHolder } from '../../fixtures/areas/passkey/passkey-holder.ts';
import { tryPasskeyLogin, verifyPasskey } from '../../fixtures/areas/passkey/passkey-login.ts';
import { begin, check, expect, expectUnknownRequest, forAll } from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

check.describe('verifying a passkey', () => {
  check('without a Request-Id returns 401', 'PASSKEY-REQUEST-001', async ({ platform }) => {
    const { passkey, assertion } = await challengedPasskey(platform);

    expect(await verifyPasskey(platform, passkey, assertion, {})).toBeRefused(401);
    expect(await tryPasskeyLogin(platform, passkey), 'a login with its Request-Id').toBeSuccess(
      200,
    );
  });

  check(
    'without a Request-Id returns the code REQUEST_ID_MISSING',
    'PASSKEY-REQUEST-010',
    async ({ platform }) => {
      const { passkey, assertion } = await challengedPasskey(platform);

      const reply = await verifyPasskey(platform, passkey, assertion, {});

      expect(reply).toBeError(401, 'REQUEST_ID_MISSING');
    },
  );

  check(
    'with a Request-Id that was never issued is refused',
    'PASSKEY-REQUEST-008',
    async ({ platform }) => {
      const { passkey, assertion } = await challengedPasskey(platform);

      const opened = await openedBy(platform, passkey.accountId, () =>
        forAll(
          unknownId('Request'),
          async (requestId) =>
            expectUnknownRequest(await verifyPasskey(platform, passkey, assertion, { requestId })),
          3,
        ),
      );

      expect(opened ?? [], 'sessions opened').toEqual([]);
      expect(
        await tryPasskeyLogin(platform, passkey),
        'a login with the Request-Id of its challenge',
      ).toBeSuccess(200);
    },
  );

  check(
    'with the Request-Id of a signed retry is refused',
    'PASSKEY-REQUEST-009',
    async ({ platform }) => {
      const { passkey, assertion } = await challengedPasskey(platform);
      const holder = await passkeyHolder(platform);
      const call = revokeSessionCall(holder);
      const { requestId } = await begin(platform, 'revokeAuthSession', call);

      expectUnknownRequest(await verifyPasskey(platform, passkey, assertion, { requestId }));
      expect(
        await tryPasskeyLogin(platform, passkey),
        'a login with the Request-Id of its challenge',
      ).toBeSuccess(200);
    },
  );
});
