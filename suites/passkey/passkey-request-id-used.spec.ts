import { openedBy } from '../../fixtures/areas/credentials/opened-sessions.ts';
import { challengedPasskey } from '../../fixtures/areas/passkey/challenged-passkey.ts';
import {
  assertionFor,
  tryPasskeyLogin,
  verifyPasskey,
} from '../../fixtures/areas/passkey/passkey-login.ts';
import { check, expect, isSuccess, member } from '../../fixtures/index.ts';

check.describe('verifying a passkey repeatedly with one Request-Id', () => {
  check('and a new assertion returns 401', 'PASSKEY-REQUEST-005', async ({ platform }) => {
    const { passkey, challenge, assertion } = await challengedPasskey(platform);
    expect(
      await verifyPasskey(platform, passkey, assertion, challenge),
      'the first assertion',
    ).toBeSuccess(200);

    const other = assertionFor(passkey, challenge);

    expect(
      await verifyPasskey(platform, passkey, other, challenge),
      'another assertion with the used Request-Id',
    ).toBeRefused(401);
    expect(await tryPasskeyLogin(platform, passkey), 'a login with a new Request-Id').toBeSuccess(
      200,
    );
  });

  check('opens only one session', 'PASSKEY-REQUEST-006', async ({ platform }) => {
    const { passkey, challenge, assertion } = await challengedPasskey(platform);
    const send = () => verifyPasskey(platform, passkey, assertion, challenge);
    const first = await send();
    expect(first, 'the first request').toBeSuccess(200);

    const opened = await openedBy(platform, passkey.accountId, async () => {
      const again = await send();
      if (again.status !== 401) {
        expect(again, 'the request sent again').toBeError(401, 'UNAUTHORIZED');
        expect(member(again.json, 'id'), 'the id of the session in the second answer').toBe(
          member(first.json, 'id'),
        );
      }
    });

    expect(opened ?? [], 'sessions opened by the second request').toEqual([]);
  });

  check('in parallel opens only one session', 'PASSKEY-REQUEST-007', async ({ platform }) => {
    const { passkey, challenge, assertion } = await challengedPasskey(platform);
    const send = () => verifyPasskey(platform, passkey, assertion, challenge);

    const replies = await Promise.all([send(), send(), send(), send()]);

    const opened = replies.filter(isSuccess).map(({ json }) => member(json, 'id'));
    expect(opened.length, 'the number of requests that were accepted').toBeGreaterThan(0);
    // All may be given the one outcome, but two ids are two sessions.
    expect(new Set(opened).size, 'the number of sessions opened').toBe(1);
  });
});
