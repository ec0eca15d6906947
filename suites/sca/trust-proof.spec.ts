import { requireRemoval } from '../../fixtures/areas/external-accounts/removal.ts';
import {
  begunChange,
  confirmedChange,
  strongAccount,
} from '../../fixtures/areas/external-accounts/trust.ts';
import { wrongCode } from '../../fixtures/areas/sca/calls.ts';
import { rightCode } from '../../fixtures/areas/sca/payments.ts';
import { check, expect, requireCapability, undecided } from '../../fixtures/index.ts';

check.describe('an external account', () => {
  check('does not become trusted with a wrong code', 'SCA-TRUST-001', async ({ platform }) => {
    requireCapability(platform, 'accounts.trust');
    await requireRemoval(platform);
    const externalAccountId = await strongAccount(platform);
    const challengeId = await begunChange(platform, externalAccountId, 'trust');
    const body = { challengeId, code: wrongCode(platform) };

    const reply = await platform.api.confirmBeneficiaryTrust({ externalAccountId, body });

    expect(reply, 'the confirmation with a wrong code').toBeRefused();
    const removal = await platform.api.deleteCustomerExternalAccountById({ externalAccountId });
    expect(removal, 'the removal of the external account').toBeSuccess();
    await confirmedChange(platform, await strongAccount(platform), 'trust');
  });

  check(
    'does not become trusted with the challenge of another account',
    'SCA-TRUST-002',
    async ({ platform }) => {
      requireCapability(platform, 'accounts.trust');
      await requireRemoval(platform);
      const externalAccountId = await strongAccount(platform);
      await begunChange(platform, externalAccountId, 'trust');
      const other = await begunChange(platform, await strongAccount(platform), 'trust');
      if (other === undefined)
        undecided(
          'POST /customers/external-accounts/{externalAccountId}/trust shows no challengeId',
        );
      const body = { challengeId: other, ...rightCode(platform) };

      const reply = await platform.api.confirmBeneficiaryTrust({ externalAccountId, body });

      expect(reply, 'the confirmation with the code for another account').toBeRefused();
      const removal = await platform.api.deleteCustomerExternalAccountById({ externalAccountId });
      expect(removal, 'the removal of the external account').toBeSuccess();
      await confirmedChange(platform, await strongAccount(platform), 'trust');
    },
  );
});
