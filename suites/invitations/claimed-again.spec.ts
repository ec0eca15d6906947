import {
  claimedInvitation,
  claimInvitation,
  decided,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import { inviteeOf } from '../../fixtures/areas/invitations/shown.ts';
import { newUserAddress } from '../../fixtures/areas/uma/addresses.ts';
import { check, errorCodeOf, expect, isSuccess, undecided } from '../../fixtures/index.ts';

/** Enough at once that two of them meet. */
const AT_ONCE = 4;

check.describe('a second claim of an invitation', () => {
  check('by another user is refused', 'INVITATION-CLAIM-005', async ({ platform }) => {
    const invitation = await claimedInvitation(platform);

    for (const time of ['second', 'third']) {
      const another = await newUserAddress(platform);
      const reply = decided(await claimInvitation(platform, invitation, another));
      expect(reply, `the ${time} claim, by another user`).toBeRefused();
    }
  });

  check(
    'by another user returns INVITATION_ALREADY_CLAIMED',
    'INVITATION-CLAIM-006',
    async ({ platform }) => {
      const invitation = await claimedInvitation(platform);
      const another = await newUserAddress(platform);

      const reply = decided(await claimInvitation(platform, invitation, another));

      const isCalledCancelled = errorCodeOf(reply) === 'INVITATION_CANCELLED';
      expect(isCalledCancelled, 'whether a claimed invitation is called cancelled').toBe(false);
      expect(reply).toBeError(400, 'INVITATION_ALREADY_CLAIMED');
    },
  );

  check('leaves the first invitee unchanged', 'INVITATION-CLAIM-007', async ({ platform }) => {
    const invitation = await claimedInvitation(platform);
    const before = await inviteeOf(platform, invitation);

    const reply = await claimInvitation(platform, invitation, await newUserAddress(platform));

    expect(reply, 'the claim by another user').toBeRefused();
    expect(await inviteeOf(platform, invitation), 'the inviteeUma after the refused claim').toBe(
      before,
    );
  });

  check(
    'sent at the same time as the first is refused',
    'INVITATION-CLAIM-008',
    async ({ platform }) => {
      await claimedInvitation(platform);
      for (const round of ['first', 'second']) {
        const invitation = await newInvitation(platform);
        const users: string[] = [];
        while (users.length < AT_ONCE) users.push(await newUserAddress(platform));

        const replies = await Promise.all(
          users.map((user) => claimInvitation(platform, invitation, user)),
        );

        const accepted = replies.map(decided).filter(isSuccess).length;
        if (accepted === 0)
          undecided(`no claim by several users at once was accepted in the ${round} round`);
        expect(accepted, `the number of accepted claims of the ${round} round`).toBe(1);
      }
    },
  );

  check('by the same user returns 400', 'INVITATION-CLAIM-009', async ({ platform }) => {
    const invitation = await claimedInvitation(platform);

    const reply = await claimInvitation(platform, invitation, invitation.inviteeUma);

    expect(reply).toBeError(400, 'INVITATION_ALREADY_CLAIMED');
  });
});
