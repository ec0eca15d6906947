import {
  cancelInvitation,
  cancelled,
  cancelledInvitation,
  claimedBySomebody,
  claimInvitation,
  type Invitation,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import { readInvitation } from '../../fixtures/areas/invitations/shown.ts';
import { newUserAddress } from '../../fixtures/areas/uma/addresses.ts';
import {
  agingPlatform,
  check,
  expect,
  letPass,
  member,
  needs,
  nowSeconds,
  type Platform,
  type Run,
} from '../../fixtures/index.ts';

/** Long enough to be claimed before, on a slow machine as well. */
const LIFETIME_S = 60;

/** So far from the end that clocks a little apart agree on what is before it and what after. */
const APART_S = 5;

/** An invitation that ends, on a platform whose time may be let pass. */
async function endingInvitation(
  run: Run,
): Promise<{ readonly platform: Platform; readonly invitation: Invitation; readonly end: number }> {
  const platform = agingPlatform(run, 'quotes', 'an expired invitation');
  if (platform.settings.invitationsConfigured === false) {
    needs('P-21', 'a platform with invitations whose clock may be moved');
  }
  // Its record shows how far an earlier run has moved the clock on.
  await newInvitation(platform);
  const end = (await nowSeconds(platform)) + LIFETIME_S;
  const expiresAt = new Date(end * 1_000).toISOString();
  return { platform, invitation: await newInvitation(platform, { expiresAt }), end };
}

check.describe('an invitation after its expiresAt', () => {
  check('is EXPIRED', 'INVITATION-EXPIRY-001', async ({ run }) => {
    const { platform, invitation, end } = await endingInvitation(run);

    await letPass(platform, end + APART_S);

    const record = await readInvitation(platform, invitation);
    expect(member(record, 'status'), 'the status after the expiresAt').toBe('EXPIRED');
  });

  check('cannot be claimed', 'INVITATION-EXPIRY-002', async ({ run }) => {
    const { platform, invitation, end } = await endingInvitation(run);
    const user = await newUserAddress(platform);

    await letPass(platform, end + APART_S);

    expect(await claimInvitation(platform, invitation, user)).toBeRefused(400);
    await claimedBySomebody(platform, await newInvitation(platform));
  });

  check('cannot be cancelled', 'INVITATION-EXPIRY-004', async ({ run }) => {
    const { platform, invitation, end } = await endingInvitation(run);

    await letPass(platform, end + APART_S);

    expect(await cancelInvitation(platform, invitation)).toBeRefused(400);
    await cancelledInvitation(platform);
  });

  check('stays CLAIMED if it was claimed in time', 'INVITATION-EXPIRY-005', async ({ run }) => {
    const { platform, invitation, end } = await endingInvitation(run);
    await claimedBySomebody(platform, invitation);

    await letPass(platform, end + APART_S);

    const record = await readInvitation(platform, invitation);
    expect(member(record, 'status'), 'the status of a claimed invitation after the expiresAt').toBe(
      'CLAIMED',
    );
  });

  check('stays CANCELLED if it was cancelled in time', 'INVITATION-EXPIRY-006', async ({ run }) => {
    const { platform, invitation, end } = await endingInvitation(run);
    await cancelled(platform, invitation);

    await letPass(platform, end + APART_S);

    const record = await readInvitation(platform, invitation);
    const status = member(record, 'status');
    expect(status, 'the status of a cancelled invitation after the expiresAt').toBe('CANCELLED');
  });
});

check.describe('an invitation before its expiresAt', () => {
  check('can be claimed', 'INVITATION-EXPIRY-003', async ({ run }) => {
    const { platform, invitation, end } = await endingInvitation(run);
    const user = await newUserAddress(platform);

    await letPass(platform, end - APART_S - 5);

    expect(await claimInvitation(platform, invitation, user)).toBeSuccess();
  });
});
