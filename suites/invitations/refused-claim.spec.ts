import {
  claimedBySomebody,
  claimedInvitation,
  claimInvitation,
  invitationBy,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import { newUserAddress } from '../../fixtures/areas/uma/addresses.ts';
import { check, errorCodeOf, expect, isSuccess, undecided } from '../../fixtures/index.ts';
import { everyOf } from '../../generators/every-of.ts';
import { malformedUmaAddress } from '../../generators/external-accounts/malformed-uma-address.ts';

/** An address in another case. */
function inOtherCase(address: string): string {
  const upper = address.toUpperCase();
  return upper === address ? address.toLowerCase() : upper;
}

check.describe('claiming an invitation', () => {
  check('as the inviter returns 400', 'INVITATION-CLAIM-013', async ({ platform }) => {
    const invitation = await newInvitation(platform);

    const reply = await claimInvitation(platform, invitation, invitation.inviterUma);

    expect(reply).toBeError(400, 'SELF_PAYMENT');
    await claimedBySomebody(platform, invitation);
  });

  check(
    "with the inviter's address in another letter case returns 400",
    'INVITATION-CLAIM-014',
    async ({ platform }) => {
      const invitation = await newInvitation(platform);

      const reply = await claimInvitation(platform, invitation, inOtherCase(invitation.inviterUma));

      const isAddress = errorCodeOf(reply) !== 'INVALID_UMA_ADDRESS';
      if (!isAddress)
        undecided(
          "POST /invitations/{invitationCode}/claim does not accept the inviter's UMA address in another spelling as an address",
          reply,
        );
      expect(reply).toBeError(400, 'SELF_PAYMENT');
      await claimedBySomebody(platform, invitation);
    },
  );

  check(
    'with an invitee that is not a UMA address returns 400',
    'INVITATION-CLAIM-017',
    async ({ platform }) => {
      const invitation = await newInvitation(platform);
      const user = await newUserAddress(platform);

      for (const malformed of everyOf(malformedUmaAddress(user))) {
        const reply = await claimInvitation(platform, invitation, malformed);
        expect(reply, `the inviteeUma ${malformed}`).toBeError(400, 'INVALID_UMA_ADDRESS');
      }
      await claimedBySomebody(platform, invitation);
    },
  );

  check('without an invitee returns 400', 'INVITATION-CLAIM-018', async ({ platform }) => {
    const invitation = await newInvitation(platform);

    for (const invitee of [undefined, null, 17]) {
      const reply = await claimInvitation(platform, invitation, invitee);
      expect(reply, `the inviteeUma ${JSON.stringify(invitee)}`).toBeError(400, 'INVALID_INPUT');
    }
    await claimedBySomebody(platform, invitation);
  });

  check(
    'is possible for another user after a refused claim',
    'INVITATION-CLAIM-019',
    async ({ platform }) => {
      await claimedInvitation(platform);

      for (const fault of ['the inviter', 'robin', '$robin@', undefined]) {
        const invitation = await newInvitation(platform);
        const invitee = fault === 'the inviter' ? invitation.inviterUma : fault;
        const refused = await claimInvitation(platform, invitation, invitee);
        if (isSuccess(refused))
          undecided(
            `POST /invitations/{invitationCode}/claim accepts a claim by ${fault}, so no claim was refused`,
            refused,
          );

        const reply = await claimInvitation(platform, invitation, await newUserAddress(platform));
        expect(reply, `the claim by another user after one by ${fault}`).toBeSuccess();
      }
    },
  );

  check(
    "does not stop the claim of the inviter's other invitation",
    'INVITATION-CLAIM-020',
    async ({ platform }) => {
      const first = await newInvitation(platform);
      const other = await invitationBy(platform, first.inviterUma);
      if (other.code === first.code)
        undecided(
          'POST /invitations gives the inviter the same invitation again and not a second one',
        );
      await claimedBySomebody(platform, first);

      const reply = await claimInvitation(platform, other, await newUserAddress(platform));

      expect(reply, 'the claim of another invitation of the inviter').toBeSuccess();
    },
  );
});
