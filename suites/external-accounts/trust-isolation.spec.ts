import {
  answeredChange,
  begunChange,
  confirmedChange,
  requireConfirmed,
  strongAccount,
  trustedAccount,
} from '../../fixtures/areas/external-accounts/trust.ts';
import { check, expect, otherPlatform } from '../../fixtures/index.ts';

check.describe('another platform', () => {
  check('cannot trust an external account', 'TRUST-CHANGE-009', async ({ run, platform }) => {
    const id = await strongAccount(platform);

    const reply = await otherPlatform(run).api.startBeneficiaryTrust({ externalAccountId: id });

    expect(reply, 'the trust by another platform').toBeRefused();
    await confirmedChange(platform, id, 'trust');
  });

  for (const [change, accountFor] of [
    ['trust', strongAccount],
    ['untrust', trustedAccount],
  ] as const) {
    check(
      `cannot confirm ${change}ing an external account`,
      'TRUST-CHANGE-010',
      async ({ run, platform }) => {
        const id = await accountFor(platform);
        const challengeId = await begunChange(platform, id, change);

        const reply = await answeredChange(otherPlatform(run), id, change, challengeId);

        expect(reply, 'the confirmation by another platform').toBeRefused();
        const own = await answeredChange(platform, id, change, challengeId);
        requireConfirmed(platform, change, own);
      },
    );
  }
});
