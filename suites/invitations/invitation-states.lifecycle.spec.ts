import fc from 'fast-check';
import { walkStates } from '../../fixtures/areas/agents/state-walk.ts';
import {
  cancelInvitation,
  claimInvitation,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import { readInvitation } from '../../fixtures/areas/invitations/shown.ts';
import { newUserAddress } from '../../fixtures/areas/uma/addresses.ts';
import { check, covers, describe, expect, forAll, member } from '../../fixtures/index.ts';

/** Orders that no run is to leave out. */
const ALWAYS = [
  ['read', 'claim', 'cancel', 'claim', 'read'],
  ['cancel', 'claim', 'cancel', 'claim', 'read'],
];

const RUNS = 4;

const drawn = fc.array(fc.constantFrom('claim', 'cancel', 'read'), { minLength: 3, maxLength: 6 });

describe('calls in any order', () => {
  check(
    'on an invitation are answered as its state says',
    covers('INVITATION-STATE-001'),
    async ({ platform }) => {
      const walk = async (order: readonly string[]) => {
        const invitation = await newInvitation(platform);
        const { code: invitationCode } = invitation;
        const triggers = {
          claim: async () => claimInvitation(platform, invitation, await newUserAddress(platform)),
          cancel: () => cancelInvitation(platform, invitation),
          read: () => platform.api.getInvitation({ invitationCode }),
        };
        const state = await walkStates('invitation', triggers, order);

        const record = await readInvitation(platform, invitation);
        expect(member(record, 'status'), 'the status in the end').toBe(state);
      };

      for (const order of ALWAYS) await walk(order);
      await forAll(drawn, walk, RUNS);
    },
  );
});
