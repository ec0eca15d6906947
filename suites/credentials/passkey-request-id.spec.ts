import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { unlessConfirmed } from '../../fixtures/check/gap-refusal.ts';
import { forAll } from '../../fixtures/check/property.ts';
import { test } from '../../fixtures/check/test.ts';
import { challengedPasskey } from '../../fixtures/credentials/challenged-passkey.ts';
import { openedBy } from '../../fixtures/credentials/opened-sessions.ts';
import { passkeyHolder } from '../../fixtures/credentials/passkey-holder.ts';
import { tryPasskeyLogin, verifyPasskey } from '../../fixtures/credentials/passkey-login.ts';
import { errorCodeOf } from '../../fixtures/platform/reply.ts';
import { revokeSessionCall } from '../../fixtures/sessions/sessions.ts';
import { begin } from '../../fixtures/signed-retry/signed-retry.ts';
import { expectUnknownRequest } from '../../fixtures/signed-retry/unknown-request.ts';
import { unknownId } from '../../generators/ids/unknown-id.ts';

test.describe('the Request-Id of a passkey', () => {
  test('has to be there', covers('PASSKEY-REQUEST-001'), async ({ platform }) => {
    const { passkey, assertion } = await challengedPasskey(platform);

    expect(await verifyPasskey(platform, passkey, assertion, {})).toBeRefused(401);
    expect(await tryPasskeyLogin(platform, passkey), 'with it').toBeSuccess(200);
  });

  test('has a code for its absence', covers('PASSKEY-REQUEST-010'), async ({ platform }) => {
    const { passkey, assertion } = await challengedPasskey(platform);

    const reply = await verifyPasskey(platform, passkey, assertion, {});

    if (errorCodeOf(reply) !== 'REQUEST_ID_MISSING') {
      unlessConfirmed('G-96', `the service answered ${reply.status} ${errorCodeOf(reply) ?? ''}`);
    }
    expect(reply).toBeError(401, 'REQUEST_ID_MISSING');
  });

  test('has been given out', covers('PASSKEY-REQUEST-008'), async ({ platform }) => {
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
    expect(await tryPasskeyLogin(platform, passkey), 'with its own').toBeSuccess(200);
  });

  test('is not of a signed retry', covers('PASSKEY-REQUEST-009'), async ({ platform }) => {
    const { passkey, assertion } = await challengedPasskey(platform);
    const holder = await passkeyHolder(platform);
    const call = revokeSessionCall(holder);
    const { requestId } = await begin(platform, 'revokeAuthSession', call);

    expectUnknownRequest(await verifyPasskey(platform, passkey, assertion, { requestId }));
    expect(await tryPasskeyLogin(platform, passkey), 'with its own').toBeSuccess(200);
  });
});
