import { covers } from '../../fixtures/check/covers.ts';
import { expect } from '../../fixtures/check/expect.ts';
import { test } from '../../fixtures/check/test.ts';
import { otherPlatform } from '../../fixtures/platform/other-platform.ts';
import { isSuccess } from '../../fixtures/platform/reply.ts';
import { trySigned } from '../../fixtures/signed-retry/signed-retry.ts';
import { challengedPrivacy } from '../../fixtures/wallet/privacy-switch.ts';
import { privacyOf } from '../../fixtures/wallet/wallet-account.ts';

const UPDATE = 'updateInternalAccount';

test.describe('an update of privacy is refused', () => {
  test('to another platform', covers('WALLET-PRIVACY-010'), async ({ session, platform }) => {
    const other = otherPlatform(session);
    const { call, proof, wallet, before } = await challengedPrivacy(platform);

    for (const reply of [
      await other.call(UPDATE, call),
      await trySigned(other, UPDATE, call, proof),
    ]) {
      expect(isSuccess(reply), `it is answered ${reply.status}`).toBe(false);
    }
    expect(await privacyOf(platform, wallet)).toBe(before);
  });
});
