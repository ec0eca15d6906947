import { anotherSession } from '../../fixtures/areas/credentials/another-session.ts';
import { walletWithTwo } from '../../fixtures/areas/credentials/second-credential.ts';
import {
  revokeSession,
  revokeSessionCall,
  type Signer,
} from '../../fixtures/areas/credentials/sessions.ts';
import { freshSession } from '../../fixtures/areas/sessions/fresh-session.ts';
import { expectSigns, expectSignsNothing } from '../../fixtures/areas/sessions/signing.ts';
import { armProcessing, requireProcessing } from '../../fixtures/areas/wallet/control.ts';
import {
  begin,
  covers,
  expect,
  isSuccess,
  orFail,
  type Platform,
  proofOf,
  retry,
  signed,
  test,
  trySigned,
  unlessConfirmed,
} from '../../fixtures/index.ts';

const OPERATION = 'revokeAuthSession';

function revokeUnder(platform: Platform, session: Signer, { key }: Signer) {
  return signed(platform, OPERATION, revokeSessionCall(session), key);
}

test.describe('revoking a session', () => {
  test('is answered 204', covers('SESSION-REVOKE-001'), async ({ platform }) => {
    const session = await freshSession(platform);
    const sister = await anotherSession(platform, session);

    expect(await revokeUnder(platform, session, sister)).toBeEmpty(204);
  });

  test(
    'ends that one, and no other of the wallet',
    covers('SESSION-REVOKE-002', 'SESSION-REVOKE-003'),
    async ({ platform }) => {
      const { first, second } = await walletWithTwo(platform);
      const sister = await anotherSession(platform, second);
      await expectSigns(platform, second, 'the session before it is revoked');

      await revokeSession(platform, second, sister.key);

      await expectSignsNothing(platform, second, 'the revoked session');
      await expectSigns(platform, sister, 'another session of the same credential');
      await expectSigns(platform, first, 'a session of another credential');
    },
  );

  test('takes a signature', covers('SESSION-REVOKE-004'), async ({ platform }) => {
    const session = await freshSession(platform);

    expect(await platform.call(OPERATION, revokeSessionCall(session))).toBeSuccess(202);

    await expectSigns(platform, session, 'the session after the unsigned request');
  });

  test('can be signed by itself', covers('SESSION-REVOKE-005'), async ({ platform }) => {
    const session = await freshSession(platform);

    const reply = await revokeUnder(platform, session, session);

    if (!isSuccess(reply)) unlessConfirmed('G-82', 'a session does not revoke itself');
    expect(reply).toBeSuccess(204);
  });

  test('can be signed by any other', covers('SESSION-REVOKE-006'), async ({ platform }) => {
    const { first, second } = await walletWithTwo(platform);
    const sister = await anotherSession(platform, second);

    for (const [session, signer] of [
      [second, sister],
      [sister, first],
    ] as const) {
      const reply = await revokeUnder(platform, session, signer);
      if (!isSuccess(reply)) unlessConfirmed('G-82', 'a session does not revoke another');
      expect(reply).toBeSuccess(204);
    }
  });

  test('leaves its credential in use', covers('SESSION-REVOKE-014'), async ({ platform }) => {
    const { first, second } = await walletWithTwo(platform);
    await revokeSession(platform, second, first.key);

    const next = await orFail(() => anotherSession(platform, second));

    await expectSigns(platform, next, 'the next session');
  });

  test('while processing ends in 204', covers('SESSION-REVOKE-010'), async ({ platform }) => {
    const session = await freshSession(platform);
    const sister = await anotherSession(platform, session);
    const call = revokeSessionCall(session);
    const proof = proofOf(platform, await begin(platform, OPERATION, call), sister.key);
    await armProcessing(platform, 'revokeSession', { accountId: session.accountId, count: 2 });

    requireProcessing(await trySigned(platform, OPERATION, call, proof));

    expect(await retry(platform, OPERATION, call, proof)).toBeSuccess(204);
    await expectSignsNothing(platform, session, 'the revoked session');
    await expectSigns(platform, sister, 'the session that signed');
  });
});
