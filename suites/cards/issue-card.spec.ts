import { orderCard } from '../../fixtures/areas/cards/card-orders.ts';
import {
  activeCard,
  issuedCard,
  newCardholder,
  statusOf,
  unreadCard,
} from '../../fixtures/areas/cards/cards.ts';
import {
  check,
  drawn,
  errorCodeOf,
  expect,
  isSuccess,
  member,
  needs,
  undecided,
  waitFor,
} from '../../fixtures/index.ts';
import { unknownId } from '../../generators/general/unknown-id.ts';

check.describe('issuing a card', () => {
  check(
    'to a cardholder whose KYC is APPROVED is accepted',
    'CARD-ISSUE-001',
    async ({ platform }) => {
      const holder = await newCardholder(platform);

      const reply = await orderCard(platform, holder);

      if (errorCodeOf(reply) === 'CARD_LIMIT_REACHED') {
        needs('P-12', 'the platform has no room for one more card');
      }
      // The members of an order are a gap; what is said of the cardholder shows that they are understood.
      expect(errorCodeOf(reply), 'the code of the answer to an approved cardholder').not.toBe(
        'CARDHOLDER_KYC_NOT_APPROVED',
      );
      expect(reply, 'the order').toBeSuccess();
      const { id } = issuedCard(reply);
      const read = () => platform.api.getCardById({ id });
      const shown = await waitFor(read, isSuccess, platform.target.settleMs);
      expect(shown, 'the read of the issued card').toBeSuccess();
    },
  );

  check(
    'with a maxSpendPerTransaction shows that spend limit',
    'CARD-ISSUE-007',
    async ({ platform }) => {
      const limit = 4_200;
      const holder = await newCardholder(platform);

      const reply = await orderCard(platform, holder, { maxSpendPerTransaction: limit });

      expect(reply, 'the order').toBeSuccess();
      const { id } = issuedCard(reply);
      const shown = await waitFor(
        async () => member((await platform.api.getCardById({ id })).json, 'maxSpendPerTransaction'),
        (value) => value === limit,
        platform.target.settleMs,
      );
      expect(shown, 'the maxSpendPerTransaction in a read of the card').toBe(limit);
      const answered = member(reply.json, 'maxSpendPerTransaction');
      if (answered !== undefined)
        expect(answered, 'the maxSpendPerTransaction in the answer to the order').toBe(limit);
    },
  );

  check('leads to an ACTIVE card', 'CARD-ISSUE-006', async ({ platform }) => {
    const card = await unreadCard(platform);
    // It may take a moment to be found at all.
    await waitFor(
      () => platform.api.getCardById({ id: card.id }),
      isSuccess,
      platform.target.settleMs,
    );

    const status = await waitFor(
      () => statusOf(platform, card),
      (shown) => shown === 'ACTIVE',
      platform.target.settleMs,
    );

    expect(status, 'the status of a new card').toBe('ACTIVE');
  });

  check(
    'with an id in the body does not give the card that id',
    'CARD-ID-003',
    async ({ platform }) => {
      const holder = await newCardholder(platform);
      const id = drawn(unknownId('Card'), 1)[0];

      const reply = await orderCard(platform, holder, { id });

      if (!isSuccess(reply)) undecided('POST /cards refuses a body with an id', reply);
      expect(issuedCard(reply).id, 'the id of the card').not.toBe(id);
    },
  );

  check('gives each card a different id', 'CARD-ID-002', async ({ platform }) => {
    const cards = await Promise.all(Array.from({ length: 4 }, () => activeCard(platform)));

    expect(new Set(cards.map(({ id }) => id)).size, 'the number of ids of four cards').toBe(4);
  });
});
