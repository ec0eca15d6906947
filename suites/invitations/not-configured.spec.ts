import { createInvitation, newInvitation } from '../../fixtures/areas/invitations/invitations.ts';
import { newUserAddress } from '../../fixtures/areas/uma/addresses.ts';
import { check, expect, needs, type Platform, type Run } from '../../fixtures/index.ts';

/** The answer of a platform that is not set up for invitations, where another one creates them. */
async function answeredUnconfigured(run: Run, platform: Platform) {
  const unconfigured =
    run.platformWith({ invitationsConfigured: false }) ??
    needs('P-21', 'a platform without invitations: add one with invitationsConfigured: false');
  await newInvitation(platform);
  return createInvitation(unconfigured, await newUserAddress(unconfigured));
}

check.describe('POST /invitations if invitations are not configured', () => {
  check('is refused', 'INVITATION-CREATE-011', async ({ run, platform }) => {
    expect(await answeredUnconfigured(run, platform)).toBeRefused();
  });

  check(
    'returns INVITATIONS_NOT_CONFIGURED',
    'INVITATION-CREATE-012',
    async ({ run, platform }) => {
      const reply = await answeredUnconfigured(run, platform);

      expect(reply).toBeError(400, 'INVITATIONS_NOT_CONFIGURED');
    },
  );
});
