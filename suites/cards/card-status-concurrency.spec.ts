import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, settledStatus } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, isSuccess, member, warn } from '../../fixtures/index.ts';

check.describe('simultaneous card status updates', () => {
  for (const [first, second] of [
    ['FROZEN', 'CLOSED'],
    ['CLOSED', 'FROZEN'],
  ] as const) {
    check(
      `to ${first} and ${second} end as if sent in sequence`,
      'CARD-STATUS-016',
      async ({ platform }) => {
        const card = await activeCard(platform);

        const asked = await Promise.all([
          changeStatus(platform, card, first).then((reply) => ({
            status: first,
            reply,
          })),
          changeStatus(platform, card, second).then((reply) => ({
            status: second,
            reply,
          })),
        ]);

        const accepted = asked.filter(({ reply }) => isSuccess(reply)).map(({ status }) => status);
        expect(accepted.length, 'the number of accepted updates').toBeGreaterThan(0);
        for (const { status, reply } of asked.filter(({ reply }) => !isSuccess(reply))) {
          if (status === 'FROZEN') {
            expect(reply, 'the update to FROZEN after the update to CLOSED').toBeRefused(409);
          } else {
            // Legal in either order: how a service refuses the collision itself is not stated.
            expect(reply, 'the update to CLOSED beside the update to FROZEN').toBeError(
              409,
              'CONFLICT',
            );
          }
        }
        const last = accepted.includes('CLOSED') ? 'CLOSED' : 'FROZEN';
        expect(
          await settledStatus(platform, card, last),
          'the status of the card after both updates',
        ).toBe(last);
      },
    );
  }

  check('to CLOSED close the card only once', 'CARD-STATUS-017', async ({ platform }) => {
    const card = await activeCard(platform);

    const replies = await Promise.all(
      Array.from({ length: 4 }, () => changeStatus(platform, card, 'CLOSED')),
    );

    const accepted = replies.filter(isSuccess);
    expect(accepted.length, 'the number of accepted updates to CLOSED').toBeGreaterThan(0);
    // One that is only taken note of may meet a card that the others have not closed yet.
    const made = accepted.filter(
      ({ status, json }) => status !== 202 && member(json, 'status') !== 'ACTIVE',
    );
    if (made.length < accepted.length && accepted.length > 1) {
      warn(`${accepted.length} closings at once were accepted, to be made later`);
    }
    expect(made.length, 'the number of updates that closed the card').toBeLessThan(2);
    for (const refused of replies.filter((reply) => !isSuccess(reply))) {
      expect(refused, 'an update to CLOSED beside the accepted update').toBeRefused(409);
    }
    expect(
      await settledStatus(platform, card, 'CLOSED'),
      'the status of the card after the updates to CLOSED',
    ).toBe('CLOSED');
  });
});
