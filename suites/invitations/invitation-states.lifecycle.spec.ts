import {
  cancelInvitation,
  claimInvitation,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import { readInvitation } from '../../fixtures/areas/invitations/shown.ts';
import { newUserAddress } from '../../fixtures/areas/uma/addresses.ts';
import { check, expect, inAnyOrder, member, walkStates } from '../../fixtures/index.ts';

/** Orders that no run is to leave out. */
const ALWAYS = [
  ['read', 'claim', 'cancel', 'claim', 'read'],
  ['cancel', 'claim', 'cancel', 'claim', 'read'],
];

check.describe('claims and cancellations in any order', () => {
  check(
    'change the status of an invitation at most once',
    'INVITATION-STATE-001',
    async ({ platform }) => {
      await inAnyOrder(['claim', 'cancel', 'read'], ALWAYS, async (order) => {
        const invitation = await newInvitation(platform);
        const { code: invitationCode } = invitation;
        const triggers = {
          claim: async () => claimInvitation(platform, invitation, await newUserAddress(platform)),
          cancel: () => cancelInvitation(platform, invitation),
          read: () => platform.api.getInvitation({ invitationCode }),
        };
        const state = await walkStates('invitation', triggers, order);

        const record = await readInvitation(platform, invitation);
        expect(member(record, 'status'), 'the status after the last call').toBe(state);
      });
    },
  );
});
