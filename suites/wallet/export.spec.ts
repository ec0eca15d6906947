import { credentialIdsOf } from '../../fixtures/areas/login/credentials.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { sessionRowsOf } from '../../fixtures/areas/login/sessions.ts';
import {
  exportCall,
  handedOut,
  SHORTEST_SEALED,
} from '../../fixtures/areas/wallet/export-wallet.ts';
import { exportableWallet } from '../../fixtures/areas/wallet/exports.ts';
import {
  check,
  expect,
  member,
  type Platform,
  type Reply,
  signedOrDirect,
  untilOutcome,
} from '../../fixtures/index.ts';

const EXPORT = 'exportInternalAccount';

function sealedIn({ target }: Platform, { json }: Reply): unknown {
  return member(json, target.setting('export.field'));
}

check.describe('a wallet export', () => {
  check('without a signature returns a challenge', 'WALLET-EXPORT-001', async ({ platform }) => {
    const { accountId } = await exportableWallet(platform);
    const call = exportCall(platform, accountId, newKey(platform));

    const reply = await untilOutcome(platform, () => platform.call(EXPORT, call));

    expect(reply).toBeSuccess(202);
  });

  check('without a signature returns no credentials', 'WALLET-EXPORT-002', async ({ platform }) => {
    const { accountId, key } = await exportableWallet(platform);
    const call = exportCall(platform, accountId, newKey(platform));
    const ask = () => untilOutcome(platform, () => platform.call(EXPORT, call));

    const reply = await ask();

    expect(
      sealedIn(platform, reply),
      'the credentials in the answer without a signature',
    ).toBeUndefined();
    // What was handed out is not stored, and another export is asked for like the first.
    await signedOrDirect(platform, EXPORT, call, key);
    const again = await ask();
    expect(
      sealedIn(platform, again),
      'the credentials in the second answer without a signature',
    ).toBeUndefined();
  });

  check('with a signature returns 200', 'WALLET-EXPORT-003', async ({ platform }) => {
    const { accountId, key } = await exportableWallet(platform);
    const call = exportCall(platform, accountId, newKey(platform));

    const { reply } = await signedOrDirect(platform, EXPORT, call, key);

    expect(reply).toBeSuccess(200);
  });

  check(
    'with a signature returns the credentials encrypted',
    'WALLET-EXPORT-004',
    async ({ platform }) => {
      const { accountId, key } = await exportableWallet(platform);
      const call = exportCall(platform, accountId, newKey(platform));

      const { reply } = await signedOrDirect(platform, EXPORT, call, key);

      expect(reply, 'the export').toBeSuccess(200);
      // Under which name, and in which form, is left open; that they are there, sealed, is not.
      expect(handedOut(reply), 'the number of characters that may be credentials').toBeGreaterThan(
        SHORTEST_SEALED,
      );
      const sealed = sealedIn(platform, reply);
      expect(typeof sealed, 'the type of the sealed credentials').toBe('string');
    },
  );

  check('leaves credentials and sessions unchanged', 'WALLET-EXPORT-011', async ({ platform }) => {
    const { accountId, key } = await exportableWallet(platform);
    const read = async () => ({
      credentials: new Set(await credentialIdsOf(platform, accountId)),
      sessions: new Set((await sessionRowsOf(platform, accountId)).map((row) => member(row, 'id'))),
    });
    const before = await read();
    const call = exportCall(platform, accountId, newKey(platform));

    const { reply } = await signedOrDirect(platform, EXPORT, call, key);

    expect(reply, 'the export').toBeSuccess(200);
    expect(await read(), 'the credentials and sessions after the export').toEqual(before);
  });
});
