import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { newKey } from '../../fixtures/areas/login/keys.ts';
import { exportCall } from '../../fixtures/areas/wallet/export-wallet.ts';
import { challengedExport } from '../../fixtures/areas/wallet/exports.ts';
import { check, expect, otherPlatform, signed, trySigned } from '../../fixtures/index.ts';

const EXPORT = 'exportInternalAccount';

check.describe('a wallet export', () => {
  check('by another platform is refused', 'WALLET-EXPORT-015', async ({ run, platform }) => {
    const other = otherPlatform(run);
    const { session, call, proof } = await challengedExport(platform);

    const unsigned = await other.call(EXPORT, call);
    const signedByItsKey = await trySigned(other, EXPORT, call, proof);

    for (const reply of [unsigned, signedByItsKey]) {
      expect(reply, 'the export by another platform').toBeRefused();
    }
    const own = exportCall(platform, session.accountId, newKey(platform));
    const reply = await signed(platform, EXPORT, own, session.key);
    expect(reply, 'the same request by its own platform').toBeSuccess(200);
  });

  check("by another customer's agent is refused", 'WALLET-EXPORT-017', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const { session, call, proof } = await challengedExport(platform);

    const unsigned = await platform.call(EXPORT, { ...call, auth });
    const signedByItsKey = await trySigned(platform, EXPORT, { ...call, auth }, proof);

    for (const reply of [unsigned, signedByItsKey]) {
      expect(reply, "the export by another customer's agent").toBeRefused();
    }
    const own = exportCall(platform, session.accountId, newKey(platform));
    const reply = await signed(platform, EXPORT, own, session.key);
    expect(reply, 'the same request by its own platform').toBeSuccess(200);
  });
});
