import { FIRST_NAME, newInvitation } from '../../fixtures/areas/invitations/invitations.ts';
import { expectShownAs, readInvitation } from '../../fixtures/areas/invitations/shown.ts';
import { check, expect, expectUnknown, member } from '../../fixtures/index.ts';

check.describe('GET /invitations/{invitationCode}', () => {
  check('shows the invitation as it was created', 'INVITATION-READ-001', async ({ platform }) => {
    const wanted = [{ firstName: FIRST_NAME, amountToSend: 12_345 }, { amountToSend: 1 }, {}];
    const invitations = [];
    for (const each of wanted) invitations.push(await newInvitation(platform, each));

    for (const invitation of invitations) {
      expectShownAs(await readInvitation(platform, invitation), invitation);
    }
  });

  check('shows a new invitation as PENDING', 'INVITATION-READ-002', async ({ platform }) => {
    const invitation = await newInvitation(platform);

    for (const time of ['once', 'again']) {
      const record = await readInvitation(platform, invitation);
      expect(member(record, 'status'), `the status, read ${time}`).toBe('PENDING');
    }
  });

  check('of an unknown invitation returns 404', 'INVITATION-READ-003', async ({ platform }) => {
    const known = await newInvitation(platform);
    await readInvitation(platform, known);

    await expectUnknown(known.code, (invitationCode) =>
      platform.api.getInvitation({ invitationCode }),
    );
  });

  check(
    'of an unknown invitation returns INVITATION_NOT_FOUND',
    'INVITATION-READ-004',
    async ({ platform }) => {
      const known = await newInvitation(platform);
      await readInvitation(platform, known);

      await expectUnknown(
        known.code,
        (invitationCode) => platform.api.getInvitation({ invitationCode }),
        'INVITATION_NOT_FOUND',
      );
    },
  );
});
