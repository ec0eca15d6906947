import {
  cancelInvitation,
  cancelled,
  cancelledInvitation,
  claimedInvitation,
  claimInvitation,
  decided,
  invitationBy,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import {
  inviteeOf,
  readInvitation,
  settledStatus,
} from '../../fixtures/areas/invitations/shown.ts';
import { newUserAddress } from '../../fixtures/areas/uma/addresses.ts';
import { check, expect, expectUnknown, member, undecided } from '../../fixtures/index.ts';

check.describe('cancelling an invitation', () => {
  check('that is pending is accepted', 'INVITATION-CANCEL-001', async ({ platform }) => {
    expect(await cancelInvitation(platform, await newInvitation(platform))).toBeSuccess();
  });

  check('makes it CANCELLED', 'INVITATION-CANCEL-002', async ({ platform }) => {
    const invitation = await cancelledInvitation(platform);

    const answered = member(invitation.cancellation.json, 'status');
    expect(answered, 'the status in the answer to the cancellation').toBe('CANCELLED');
    const status = await settledStatus(platform, invitation, 'CANCELLED');
    expect(status, 'the status in GET /invitations/{invitationCode}').toBe('CANCELLED');
  });

  check('that is already cancelled returns 400', 'INVITATION-CANCEL-003', async ({ platform }) => {
    const invitation = await cancelledInvitation(platform);

    const reply = await cancelInvitation(platform, invitation);

    expect(reply).toBeError(400, 'INVITATION_CANCELLED');
  });

  check('that is claimed returns 400', 'INVITATION-CANCEL-004', async ({ platform }) => {
    await cancelledInvitation(platform);
    const invitation = await claimedInvitation(platform);

    const reply = await cancelInvitation(platform, invitation);

    expect(reply).toBeError(400, 'INVITATION_ALREADY_CLAIMED');
  });

  check(
    'that is claimed leaves its invitee unchanged',
    'INVITATION-CANCEL-005',
    async ({ platform }) => {
      await cancelledInvitation(platform);
      const invitation = await claimedInvitation(platform);
      const invitee = await inviteeOf(platform, invitation);

      expect(
        await cancelInvitation(platform, invitation),
        'the cancellation of the claimed invitation',
      ).toBeRefused();

      const after = await readInvitation(platform, invitation);
      expect(member(after, 'inviteeUma'), 'the inviteeUma after the refused cancellation').toBe(
        invitee,
      );
    },
  );

  check('that does not exist returns 404', 'INVITATION-CANCEL-006', async ({ platform }) => {
    await cancelledInvitation(platform);
    const known = await newInvitation(platform);

    await expectUnknown(known.code, async (code) =>
      decided(await cancelInvitation(platform, { code })),
    );
    expect(
      await cancelInvitation(platform, known),
      'the cancellation of an invitation that exists',
    ).toBeSuccess();
  });

  check(
    'that does not exist returns INVITATION_NOT_FOUND',
    'INVITATION-CANCEL-007',
    async ({ platform }) => {
      await cancelledInvitation(platform);
      const known = await newInvitation(platform);

      await expectUnknown(
        known.code,
        async (code) => decided(await cancelInvitation(platform, { code })),
        'INVITATION_NOT_FOUND',
      );
      expect(
        await cancelInvitation(platform, known),
        'the cancellation of an invitation that exists',
      ).toBeSuccess();
    },
  );

  check(
    "does not stop the claim of the inviter's other invitation",
    'INVITATION-CANCEL-008',
    async ({ platform }) => {
      await claimedInvitation(platform);
      const { inviterUma } = await cancelledInvitation(platform);
      const first = await invitationBy(platform, inviterUma);
      const other = await invitationBy(platform, inviterUma);
      if (other.code === first.code)
        undecided(
          'POST /invitations gives the inviter the same invitation again and not a second one',
        );
      await cancelled(platform, first);

      const reply = await claimInvitation(platform, other, await newUserAddress(platform));

      expect(reply, 'the claim of another invitation of the inviter').toBeSuccess();
    },
  );
});
