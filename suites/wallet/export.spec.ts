import { credentialIdsOf } from '../../fixtures/areas/credentials/credentials.ts';
import { sessionRowsOf } from '../../fixtures/areas/credentials/sessions.ts';
import { sharedSession } from '../../fixtures/areas/credentials/wallet.ts';
import { exportOnce, exportsOf } from '../../fixtures/areas/wallet/exports.ts';
import {
  covers,
  expect,
  member,
  type Platform,
  type Reply,
  test,
  unlessConfirmed,
} from '../../fixtures/index.ts';

function sealedIn({ target }: Platform, { json }: Reply): unknown {
  return member(json, target.setting('export.field'));
}

test.describe('exporting a wallet', () => {
  test(
    'is answered with a challenge at first',
    covers('WALLET-EXPORT-001'),
    async ({ platform }) => {
      const [{ first }] = await exportsOf(platform);

      expect(first).toBeSuccess(202);
    },
  );

  test(
    'hands nothing out before it is signed',
    covers('WALLET-EXPORT-002'),
    async ({ platform }) => {
      const [{ first }] = await exportsOf(platform);

      expect(sealedIn(platform, first), 'credentials beside a challenge').toBeUndefined();
    },
  );

  test('is answered 200 once signed', covers('WALLET-EXPORT-003'), async ({ platform }) => {
    const [{ last }] = await exportsOf(platform);

    expect(last).toBeSuccess(200);
  });

  test('hands out the credentials', covers('WALLET-EXPORT-004'), async ({ platform }) => {
    const [{ last }] = await exportsOf(platform);

    const sealed = sealedIn(platform, last);
    if (sealed === undefined) {
      unlessConfirmed('G-84', 'the credentials are not where they are looked for');
    }
    expect(typeof sealed, 'the type of the sealed credentials').toBe('string');
  });

  test(
    'leaves credentials and sessions as they are',
    covers('WALLET-EXPORT-011'),
    async ({ platform }) => {
      const { accountId } = await sharedSession(platform);
      const read = async () => ({
        credentials: new Set(await credentialIdsOf(platform, accountId)),
        sessions: new Set(
          (await sessionRowsOf(platform, accountId)).map((row) => member(row, 'id')),
        ),
      });
      const before = await read();

      expect((await exportOnce(platform)).last).toBeSuccess(200);

      expect(await read()).toEqual(before);
    },
  );
});
