import { orderCard } from '../../fixtures/areas/cards/card-orders.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import { activeCard, newCardholder, settledStatus } from '../../fixtures/areas/cards/cards.ts';
import { check, expect, isSuccess, needs, type Run, waitFor } from '../../fixtures/index.ts';

function onePerCardholder(run: Run) {
  return (
    run.platformWith({ oneCardPerCardholder: true }) ??
    needs('P-12', 'one card per cardholder: add a platform with oneCardPerCardholder: true')
  );
}

/** A holder with the one card allowed. */
async function served(run: Run) {
  const platform = onePerCardholder(run);
  const holder = await newCardholder(platform);
  return { platform, holder, card: await activeCard(platform, holder) };
}

check.describe('a one-per-cardholder platform', () => {
  check(
    "returns CARD_LIMIT_REACHED for a cardholder's second card",
    'CARD-LIMIT-003',
    async ({ run }) => {
      const { platform, holder } = await served(run);

      expect(await orderCard(platform, holder), 'a second card for the cardholder').toBeError(
        409,
        'CARD_LIMIT_REACHED',
      );
    },
  );

  check(
    'gives a cardholder at most one card on simultaneous calls',
    'CARD-LIMIT-014',
    async ({ run }) => {
      const platform = onePerCardholder(run);
      const holder = await newCardholder(platform);

      const replies = await Promise.all(
        Array.from({ length: 3 }, () => orderCard(platform, holder)),
      );

      const issued = replies.filter(isSuccess).length;
      const refused = replies.filter((reply) => !isSuccess(reply));
      // Which of them is issued is for the service to say; none is where it refuses all that collide.
      expect(issued, 'the number of cards issued to one cardholder').toBeLessThanOrEqual(1);
      for (const reply of refused)
        expect(reply, 'a card refused beside the issued card').toBeRefused(409);
      if (issued === 0)
        expect(
          await orderCard(platform, holder),
          'one order after the refused orders',
        ).toBeSuccess();
    },
  );

  check('issues a card to a second cardholder', 'CARD-LIMIT-004', async ({ run }) => {
    const { platform } = await served(run);

    expect(
      await orderCard(platform, await newCardholder(platform)),
      'a card for another cardholder',
    ).toBeSuccess();
  });

  check('can unfreeze a frozen card', 'CARD-LIMIT-016', async ({ run }) => {
    const { platform, card } = await served(run);
    expect(await changeStatus(platform, card, 'FROZEN'), 'freezing the card').toBeSuccess();
    expect(await settledStatus(platform, card, 'FROZEN'), 'the status of the frozen card').toBe(
      'FROZEN',
    );

    expect(await changeStatus(platform, card, 'ACTIVE'), 'unfreezing the card').toBeSuccess();

    expect(await settledStatus(platform, card, 'ACTIVE'), 'the status of the unfrozen card').toBe(
      'ACTIVE',
    );
  });

  for (const [which, way] of [
    ['ACTIVE', ['CLOSED']],
    ['FROZEN', ['FROZEN', 'CLOSED']],
  ] as const) {
    check(
      `issues a card to a cardholder whose ${which} card was closed`,
      'CARD-LIMIT-010',
      async ({ run }) => {
        const { platform, holder, card } = await served(run);
        for (const status of way) {
          expect(
            await changeStatus(platform, card, status),
            `the update of the card to ${status}`,
          ).toBeSuccess();
          expect(await settledStatus(platform, card, status), 'the status of the card').toBe(
            status,
          );
        }

        // The slot may come free later.
        const order = () => orderCard(platform, holder);
        expect(
          await waitFor(order, isSuccess, platform.target.settleMs),
          'a card after the closed card',
        ).toBeSuccess();
      },
    );
  }

  check(
    'returns CARD_LIMIT_REACHED while the first card is frozen',
    'CARD-LIMIT-011',
    async ({ run }) => {
      const { platform, holder, card } = await served(run);
      expect(await changeStatus(platform, card, 'FROZEN'), 'freezing the card').toBeSuccess();
      expect(await settledStatus(platform, card, 'FROZEN'), 'the status of the frozen card').toBe(
        'FROZEN',
      );

      expect(await orderCard(platform, holder), 'a second card beside the frozen card').toBeError(
        409,
        'CARD_LIMIT_REACHED',
      );
    },
  );
});
