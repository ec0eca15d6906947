import {
  cancelInvitation,
  cancelledInvitation,
  claimedBySomebody,
  claimedInvitation,
  claimInvitation,
  createInvitation,
  decided,
  FIRST_NAME,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import {
  expectShownAs,
  readInvitation,
  requireCodeOfOne,
} from '../../fixtures/areas/invitations/shown.ts';
import { newUserAddress } from '../../fixtures/areas/uma/addresses.ts';
import { check, expect, otherInvitingPlatform } from '../../fixtures/index.ts';

check.describe('an invitation of another platform', () => {
  check('cannot be cancelled', 'INVITATION-FOREIGN-001', async ({ run, platform }) => {
    const other = otherInvitingPlatform(run);
    for (const each of [platform, other]) await cancelledInvitation(each);
    const invitation = await newInvitation(platform);
    await requireCodeOfOne(platform, other, invitation);

    expect(decided(await cancelInvitation(other, invitation))).toBeRefused();
    expect(
      await cancelInvitation(platform, invitation),
      'the same request by the inviting platform',
    ).toBeSuccess();
  });

  check(
    'can be claimed after a refused cancellation',
    'INVITATION-FOREIGN-002',
    async ({ run, platform }) => {
      const other = otherInvitingPlatform(run);
      await claimedInvitation(platform);
      await cancelledInvitation(other);
      const invitation = await newInvitation(platform);

      expect(
        await cancelInvitation(other, invitation),
        'the cancellation by another platform',
      ).toBeRefused();

      const reply = await claimInvitation(platform, invitation, await newUserAddress(platform));

      expect(reply, 'the claim after the refused cancellation').toBeSuccess();
    },
  );

  check(
    'has its cancellation refused with 403 FORBIDDEN',
    'INVITATION-FOREIGN-003',
    async ({ run, platform }) => {
      const other = otherInvitingPlatform(run);
      await cancelledInvitation(other);

      const invitation = await newInvitation(platform);
      await requireCodeOfOne(platform, other, invitation);

      const reply = decided(await cancelInvitation(other, invitation));

      expect(reply).toBeError(403, 'FORBIDDEN');
    },
  );

  check('can be read', 'INVITATION-FOREIGN-004', async ({ run, platform }) => {
    const invitation = await newInvitation(platform, { firstName: FIRST_NAME, amountToSend: 500 });

    const record = await readInvitation(otherInvitingPlatform(run), invitation);

    expectShownAs(record, invitation);
  });

  check('can be claimed', 'INVITATION-FOREIGN-005', async ({ run, platform }) => {
    const other = otherInvitingPlatform(run);
    const invitation = await newInvitation(platform);

    const reply = await claimInvitation(other, invitation, await newUserAddress(other));

    expect(reply).toBeSuccess();
  });

  check('can be claimed only once', 'INVITATION-FOREIGN-006', async ({ run, platform }) => {
    const other = otherInvitingPlatform(run);
    await claimedInvitation(platform);
    const invitation = await newInvitation(platform);
    await requireCodeOfOne(platform, other, invitation);
    await claimedBySomebody(other, invitation);

    const user = await newUserAddress(platform);
    const reply = decided(await claimInvitation(platform, invitation, user));

    expect(reply).toBeRefused();
  });
});

check.describe('POST /invitations', () => {
  check(
    'with a user of another platform as inviter is refused',
    'INVITATION-FOREIGN-007',
    async ({ run, platform }) => {
      const other = otherInvitingPlatform(run);
      const { inviterUma } = await newInvitation(platform);
      await newInvitation(other);

      expect(await createInvitation(other, inviterUma)).toBeRefused();
    },
  );
});
