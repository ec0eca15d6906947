import { balanceOf } from '../../fixtures/areas/internal-accounts/account-row.ts';
import { claimInvitation, invitationBy } from '../../fixtures/areas/invitations/invitations.ts';
import { changedBalance } from '../../fixtures/areas/payments/balance.ts';
import { umaUser } from '../../fixtures/areas/uma/addresses.ts';
import { check, expect, needs } from '../../fixtures/index.ts';

check.describe('claiming an invitation that has an amount', () => {
  check('moves no money', 'INVITATION-CLAIM-021', async ({ platform }) => {
    const inviter = await umaUser(platform);
    const invitee = await umaUser(platform);
    if (invitee.address === inviter.address)
      needs('P-23', 'two customers with different UMA addresses');
    const before = [
      await balanceOf(platform, inviter),
      await balanceOf(platform, invitee),
    ] as const;
    const invitation = await invitationBy(platform, inviter.address, { amountToSend: 500 });

    expect(
      await claimInvitation(platform, invitation, invitee.address),
      'the claim of the invitation',
    ).toBeSuccess();

    const after = await changedBalance(platform, invitee, before[1]);
    expect(after, 'the balance of the invitee after the claim').toBe(before[1]);
    expect(await balanceOf(platform, inviter), 'the balance of the inviter after the claim').toBe(
      before[0],
    );
  });
});
