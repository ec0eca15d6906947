import { isOf, TYPE } from '../../fixtures/areas/invitations/events.ts';
import {
  cancelledInvitation,
  claimedBySomebody,
  claimedInvitation,
  claimInvitation,
  FIRST_NAME,
  newInvitation,
} from '../../fixtures/areas/invitations/invitations.ts';
import { readInvitation } from '../../fixtures/areas/invitations/shown.ts';
import { eventsOf } from '../../fixtures/areas/webhooks/events.ts';
import { untold } from '../../fixtures/areas/webhooks/full-record.ts';
import { isAmong, type ReceivedEvent } from '../../fixtures/areas/webhooks/received.ts';
import { readIn } from '../../fixtures/areas/webhooks/told-record.ts';
import {
  check,
  expect,
  isSuccess,
  member,
  optional,
  otherInvitingPlatform,
  undecided,
} from '../../fixtures/index.ts';

/** What an invitation may show besides its two users and its status. */
const FURTHER = ['firstName', 'amountToSend.amount', 'amountToSend.currency.code', 'claimedAt'];

check.describe('INVITATION.CLAIMED', () => {
  check('is sent when an invitation is claimed', 'INVITATION-EVENT-001', async ({ platform }) => {
    const events = await eventsOf(platform);

    const { code } = await claimedInvitation(platform);

    expect(
      (await events.of(TYPE, code)).length,
      `the number of events of the type ${TYPE}`,
    ).toBeGreaterThan(0);
  });

  check('carries the invitation', 'INVITATION-EVENT-002', async ({ platform }) => {
    const events = await eventsOf(platform);

    const wanted = { firstName: FIRST_NAME, amountToSend: 500 };
    const whole = await optional(() => claimedInvitation(platform, wanted));
    const { code, inviterUma, inviteeUma } = whole ?? (await claimedInvitation(platform));

    const [event] = await events.of(TYPE, code);
    if (event === undefined)
      undecided('no INVITATION.CLAIMED event of the claimed invitation came');
    const record = readIn(event, code, 'an invitation');
    expect(member(record, 'inviterUma'), 'the inviterUma in the event').toBe(inviterUma);
    expect(member(record, 'inviteeUma'), 'the inviteeUma in the event').toBe(inviteeUma);
    expect(member(record, 'status'), 'the status in the event').toBe('CLAIMED');
    const shown = { id: code, record: await readInvitation(platform, { code }) };
    const missing = untold([event], 'an invitation', shown, FURTHER);
    expect(missing.join(), 'the members that the event shows otherwise, or not at all').toBe('');
  });

  check(
    "is sent to the inviting platform after another platform's claim",
    'INVITATION-EVENT-003',
    async ({ run, platform }) => {
      const events = await eventsOf(platform);
      const invitation = await newInvitation(platform);

      await claimedBySomebody(otherInvitingPlatform(run), invitation);

      const came = await events.of(TYPE, invitation.code);
      expect(came.length, `the number of events of the type ${TYPE}`).toBeGreaterThan(0);
    },
  );

  check('is sent only for an accepted claim', 'INVITATION-EVENT-004', async ({ platform }) => {
    const events = await eventsOf(platform);
    const pending = await newInvitation(platform);
    const cancelled = await cancelledInvitation(platform);
    for (const reply of [
      await claimInvitation(platform, cancelled, cancelled.inviterUma),
      await claimInvitation(platform, pending, 'robin'),
    ]) {
      if (isSuccess(reply))
        undecided(
          'POST /invitations/{invitationCode}/claim accepts a claim that has to be refused',
          reply,
        );
    }
    const claimed = await claimedInvitation(platform);
    const control = await events.of(TYPE, claimed.code);
    if (control.length === 0)
      undecided(
        'no INVITATION.CLAIMED event of a claimed invitation came, so missing events cannot be judged',
      );

    const before = await events.all();
    const isRefused = !isSuccess(await claimInvitation(platform, claimed, claimed.inviteeUma));
    const isOfSecond = (event: ReceivedEvent) =>
      isRefused && isOf(event, claimed.code) && !isAmong(before, event);
    const others = [pending.code, cancelled.code];
    const came = await events.unexpected(
      (event) => isOfSecond(event) || others.some((other) => isOf(event, other)),
    );

    expect(came.length, 'the number of events of claims that were not accepted').toBe(0);
  });
});
