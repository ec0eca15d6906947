import {
  cancelledInvitation,
  claimedBySomebody,
  claimedInvitation,
  claimInvitation,
  decided,
  FIRST_NAME,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import {
  instantBy,
  readInvitation,
  settledStatus,
} from '../../fixtures/areas/invitations/shown.ts';
import { newUserAddress } from '../../fixtures/areas/uma/addresses.ts';
import {
  check,
  errorCodeOf,
  expect,
  expectUnknown,
  member,
  notShown,
  undecided,
} from '../../fixtures/index.ts';

check.describe('claiming an invitation', () => {
  check('that is pending is accepted', 'INVITATION-CLAIM-001', async ({ platform }) => {
    const invitation = await newInvitation(platform);

    const reply = await claimInvitation(platform, invitation, await newUserAddress(platform));

    expect(reply).toBeSuccess();
  });

  check('makes it CLAIMED', 'INVITATION-CLAIM-002', async ({ platform }) => {
    const invitation = await claimedInvitation(platform);

    expect(member(invitation.claim.json, 'status'), 'the status in the answer to the claim').toBe(
      'CLAIMED',
    );
    const status = await settledStatus(platform, invitation, 'CLAIMED');
    expect(status, 'the status in GET /invitations/{invitationCode}').toBe('CLAIMED');
  });

  check('records who claimed it', 'INVITATION-CLAIM-003', async ({ platform }) => {
    for (const wanted of [{}, { amountToSend: 500 }]) {
      const invitation = await claimedInvitation(platform, wanted);

      const { claim, inviteeUma, inviterUma } = invitation;
      if (inviteeUma !== inviterUma) {
        const isInviter = member(claim.json, 'inviteeUma') === inviterUma;
        expect(isInviter, 'whether the inviter is shown as the invitee').toBe(false);
      }
      expect(member(claim.json, 'inviteeUma'), 'the inviteeUma in the answer to the claim').toBe(
        inviteeUma,
      );
      const record = await readInvitation(platform, invitation);
      expect(
        member(record, 'inviteeUma'),
        'the inviteeUma in GET /invitations/{invitationCode}',
      ).toBe(inviteeUma);
      expect(
        member(record, 'inviterUma'),
        'the inviterUma in GET /invitations/{invitationCode}',
      ).toBe(inviterUma);
    }
  });

  check('records when it was claimed', 'INVITATION-CLAIM-004', async ({ platform }) => {
    const invitation = await claimedInvitation(platform);

    const record = await readInvitation(platform, invitation);
    const claimedAt = instantBy(record, 'claimedAt');
    // A service may keep one of them to the second alone.
    const createdAt = Math.floor(instantBy(record, 'createdAt') / 1_000) * 1_000;
    expect(claimedAt, 'the claimedAt, in ms, at or after the createdAt').toBeGreaterThanOrEqual(
      createdAt,
    );
    // The clock of the service is known to the second, by what may stand in front of it.
    const latest = platform.clock.now + 5_000;
    expect(
      claimedAt,
      'the claimedAt, in ms, at or before the time of the answer',
    ).toBeLessThanOrEqual(latest);
  });

  check(
    'is accepted from a user who has claimed another invitation',
    'INVITATION-CLAIM-022',
    async ({ platform }) => {
      const { inviteeUma } = await claimedInvitation(platform);
      const invitation = await newInvitation(platform);

      const reply = await claimInvitation(platform, invitation, inviteeUma);

      expect(reply, 'the claim of a second invitation').toBeSuccess();
    },
  );

  check(
    'leaves its inviter, its first name and its amount as they were',
    'INVITATION-CLAIM-023',
    async ({ platform }) => {
      const wanted = { firstName: FIRST_NAME, amountToSend: 500 };
      const invitation = await newInvitation(platform, wanted);
      const before = await readInvitation(platform, invitation);
      const shown = ['inviterUma', 'firstName', 'amountToSend'].filter(
        (name) => member(before, name) !== undefined,
      );
      if (shown.length === 0) notShown('the inviter, the first name and the amount');
      await claimedBySomebody(platform, invitation);

      const after = await readInvitation(platform, invitation);

      for (const name of shown)
        expect(member(after, name), `the ${name} after the claim`).toEqual(member(before, name));
    },
  );

  check('that is cancelled is refused', 'INVITATION-CLAIM-010', async ({ platform }) => {
    await claimedInvitation(platform);
    const invitation = await cancelledInvitation(platform);

    const user = await newUserAddress(platform);
    const reply = decided(await claimInvitation(platform, invitation, user));

    expect(reply).toBeRefused();
  });

  check(
    'that is cancelled returns INVITATION_CANCELLED',
    'INVITATION-CLAIM-011',
    async ({ platform }) => {
      const other = await claimedInvitation(platform);
      const invitation = await cancelledInvitation(platform);

      const user = await newUserAddress(platform);
      const reply = decided(await claimInvitation(platform, invitation, user));

      const isCalledClaimed = errorCodeOf(reply) === 'INVITATION_ALREADY_CLAIMED';
      if (isCalledClaimed && invitation.code === other.code)
        undecided(
          'the cancelled invitation has the code of an invitation that was claimed before, so it counts as claimed',
        );
      expect(isCalledClaimed, 'whether a cancelled invitation is called claimed').toBe(false);
      expect(reply).toBeError(400, 'INVITATION_CANCELLED');
    },
  );

  check('that is cancelled leaves it CANCELLED', 'INVITATION-CLAIM-012', async ({ platform }) => {
    const invitation = await cancelledInvitation(platform);

    const reply = await claimInvitation(platform, invitation, await newUserAddress(platform));

    expect(reply, 'the claim of the cancelled invitation').toBeRefused();
    const record = await readInvitation(platform, invitation);
    expect(member(record, 'inviteeUma') ?? null, 'the inviteeUma after the refused claim').toBe(
      null,
    );
    expect(member(record, 'status'), 'the status after the refused claim').toBe('CANCELLED');
  });

  check('that does not exist returns 404', 'INVITATION-CLAIM-015', async ({ platform }) => {
    const { code, inviteeUma } = await claimedInvitation(platform);

    await expectUnknown(code, async (unknown) =>
      decided(await claimInvitation(platform, { code: unknown }, inviteeUma)),
    );
  });

  check(
    'that does not exist returns INVITATION_NOT_FOUND',
    'INVITATION-CLAIM-016',
    async ({ platform }) => {
      const { code, inviteeUma } = await claimedInvitation(platform);

      await expectUnknown(
        code,
        async (unknown) => decided(await claimInvitation(platform, { code: unknown }, inviteeUma)),
        'INVITATION_NOT_FOUND',
      );
    },
  );
});
