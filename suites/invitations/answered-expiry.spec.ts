import {
  cancelled,
  claimedBySomebody,
  type Invitation,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import { readInvitation } from '../../fixtures/areas/invitations/shown.ts';
import { check, expect, instantOf, member, notShown, type Platform } from '../../fixtures/index.ts';

const WEEK_MS = 604_800_000;

const claim = async (platform: Platform, invitation: Invitation) =>
  (await claimedBySomebody(platform, invitation)).claim;

check.describe('the answer of POST /invitations/{invitationCode}', () => {
  for (const [path, decide] of [
    ['/claim', claim],
    ['/cancel', cancelled],
  ] as const) {
    check(`${path} shows the expiresAt of GET`, 'INVITATION-STATE-002', async ({ platform }) => {
      const expiresAt = new Date(platform.clock.now + WEEK_MS).toISOString();
      const invitation = await newInvitation(platform, { expiresAt });

      const answer = await decide(platform, invitation);

      const record = await readInvitation(platform, invitation);
      const [answered, read] = [answer.json, record].map((each) =>
        instantOf(member(each, 'expiresAt')),
      );
      // An invitation that is decided need not expire.
      if (Number.isNaN(answered) || Number.isNaN(read)) notShown('the expiresAt of the invitation');
      expect(answered, 'the expiresAt in the answer, in ms').toBe(read);
    });
  }
});
