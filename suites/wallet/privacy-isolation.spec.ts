import { acceptedAgentAuth } from '../../fixtures/areas/agents/agents.ts';
import { privacyOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { challengedPrivacy } from '../../fixtures/areas/wallet/privacy-switch.ts';
import { check, expect, otherPlatform, trySigned } from '../../fixtures/index.ts';

const UPDATE = 'updateInternalAccount';

check.describe('a wallet privacy update', () => {
  check('by another platform is refused', 'WALLET-PRIVACY-010', async ({ run, platform }) => {
    const other = otherPlatform(run);
    const { call, proof, wallet, before } = await challengedPrivacy(platform);

    const unsigned = await other.call(UPDATE, call);
    const signedByItsKey = await trySigned(other, UPDATE, call, proof);

    for (const reply of [unsigned, signedByItsKey]) {
      expect(reply, 'the update by another platform').toBeRefused();
    }
    expect(await privacyOf(platform, wallet), 'the privacy of the wallet after the refusal').toBe(
      before,
    );
  });

  check("by another customer's agent is refused", 'WALLET-PRIVACY-011', async ({ platform }) => {
    const auth = await acceptedAgentAuth(platform);
    const { call, proof, wallet, before } = await challengedPrivacy(platform);

    const unsigned = await platform.call(UPDATE, { ...call, auth });
    const signedByItsKey = await trySigned(platform, UPDATE, { ...call, auth }, proof);

    for (const reply of [unsigned, signedByItsKey]) {
      expect(reply, "the update by another customer's agent").toBeRefused();
    }
    expect(await privacyOf(platform, wallet), 'the privacy of the wallet after the refusal').toBe(
      before,
    );
  });
});
