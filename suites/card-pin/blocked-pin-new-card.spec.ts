import {
  lockPin,
  newBlockedPinCard,
  pinStatusOf,
  requireShownBlocked,
} from '../../fixtures/areas/card-pin/blocked-pin.ts';
import { sealedPin } from '../../fixtures/areas/card-pin/blocks.ts';
import { setCardPin } from '../../fixtures/areas/card-pin/calls.ts';
import { hostedPinEntry } from '../../fixtures/areas/card-pin/pin-entry.ts';
import { listedCard } from '../../fixtures/areas/cards/card-list.ts';
import { changeStatus } from '../../fixtures/areas/cards/card-updates.ts';
import {
  activeCard,
  bringTo,
  newCardholder,
  readCard,
  settledStatus,
} from '../../fixtures/areas/cards/cards.ts';
import { check, expect, expectListedAsRead, waitFor } from '../../fixtures/index.ts';

// These close or change the card, or may unblock its PIN, so a supplied one will not do.
check.describe('a blocked PIN', () => {
  check(
    'stays BLOCKED when the card is frozen and unfrozen',
    'CARD-PIN-STATE-012',
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      await requireShownBlocked(platform, card);

      for (const status of ['FROZEN', 'ACTIVE'] as const) await bringTo(platform, card, status);

      expect(await pinStatusOf(platform, card), 'the PIN after unfreezing').toBe('BLOCKED');
    },
  );

  check(
    'stays BLOCKED after GET /cards/{id}/pin-entry-url',
    'CARD-PIN-STATE-013',
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      await requireShownBlocked(platform, card);

      await hostedPinEntry(platform, card.id);

      expect(await pinStatusOf(platform, card), 'the PIN after the page was opened').toBe(
        'BLOCKED',
      );
    },
  );

  // That it can be set is seen without a shown state too.
  check(
    'can be replaced by set-PIN on a frozen card',
    'CARD-PIN-STATE-001',
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      await bringTo(platform, card, 'FROZEN');
      if ((await pinStatusOf(platform, card)) !== undefined)
        await requireShownBlocked(platform, card);

      const reply = await setCardPin(platform, card.id, await sealedPin(platform, '5027'));

      expect(reply).toBeSuccess(204);
    },
  );

  check(
    'is no longer BLOCKED after set-PIN on a frozen card',
    'CARD-PIN-STATE-002',
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      expect(await changeStatus(platform, card, 'FROZEN'), 'freezing the card').toBeSuccess();
      expect(await settledStatus(platform, card, 'FROZEN'), 'the status of the frozen card').toBe(
        'FROZEN',
      );
      await requireShownBlocked(platform, card);

      const reply = await setCardPin(platform, card.id, await sealedPin(platform, '2750'));

      expect(reply).toBeSuccess(204);
      const after = await waitFor(
        () => pinStatusOf(platform, card),
        (value) => value !== 'BLOCKED',
        platform.target.settleMs,
      );
      expect(after, 'the PIN after an accepted set-PIN').not.toBe('BLOCKED');
    },
  );

  check(
    'is no longer BLOCKED after set-PIN, even if BLOCKED for the second time',
    'CARD-PIN-STATE-002',
    async ({ platform }) => {
      const card = await newBlockedPinCard(platform);
      const settled = () =>
        waitFor(
          () => pinStatusOf(platform, card),
          (value) => value !== 'BLOCKED',
          platform.target.settleMs,
        );
      await requireShownBlocked(platform, card);
      const first = await setCardPin(platform, card.id, await sealedPin(platform, '6482'));
      expect(first, 'set-PIN after the first lock-out').toBeSuccess(204);
      // A state that settles late would end the second lock-out.
      await settled();
      await lockPin(platform, card);
      await requireShownBlocked(platform, card);

      const reply = await setCardPin(platform, card.id, await sealedPin(platform, '2750'));

      expect(reply, 'set-PIN after the second lock-out').toBeSuccess(204);
      const after = await settled();
      expect(after, 'the PIN after an accepted set-PIN').not.toBe('BLOCKED');
    },
  );
});

check(
  'set-PIN gives a PIN the same state whether or not the PIN was BLOCKED before',
  'CARD-PIN-STATE-011',
  async ({ platform }) => {
    const [usual, card] = [await activeCard(platform), await newBlockedPinCard(platform)];
    await requireShownBlocked(platform, card);

    for (const { id } of [usual, card]) {
      const reply = await setCardPin(platform, id, await sealedPin(platform, '2750'));
      expect(reply, 'set-PIN on each of the two cards').toBeSuccess(204);
    }

    const wanted = await pinStatusOf(platform, usual);
    const after = await waitFor(
      () => pinStatusOf(platform, card),
      (value) => value === wanted,
      platform.target.settleMs,
    );
    expect(after, 'the PIN that was blocked').toBe(wanted);
  },
);

check('the PIN of a new card is NOT_SET', 'CARD-PIN-STATE-010', async ({ platform }) => {
  const card = await activeCard(platform);

  expect(await pinStatusOf(platform, card), 'the PIN of a new card').toBe('NOT_SET');
});

check(
  'GET /cards shows the same state of a PIN as GET /cards/{id}',
  'CARD-PIN-STATE-014',
  async ({ platform }) => {
    const holder = await newCardholder(platform);
    const { id } = await newBlockedPinCard(platform, holder);
    await requireShownBlocked(platform, { id });
    const both = {
      read: async () => (await readCard(platform, { id })).json,
      row: () => listedCard(platform, holder.customerId, id),
    };

    await expectListedAsRead(platform, ['pinStatus'], both);
  },
);
