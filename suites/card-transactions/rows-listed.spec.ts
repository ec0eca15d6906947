import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import {
  rowsOfTwoCards,
  waitForIds,
} from '../../fixtures/areas/card-transactions/rows-of-two-cards.ts';
import { sharedRow, sharedSpender } from '../../fixtures/areas/card-transactions/shared-rows.ts';
import { newSpender } from '../../fixtures/areas/card-transactions/spender.ts';
import { approvedPurchase } from '../../fixtures/areas/card-transactions/states.ts';
import { bringTo } from '../../fixtures/areas/cards/cards.ts';
import { newCustomer } from '../../fixtures/areas/customers/customers.ts';
import { readTransaction } from '../../fixtures/areas/payments/transaction.ts';
import {
  expectListedOf,
  followEachOther,
  heldNarrowed,
  idsOf,
  pages,
} from '../../fixtures/areas/transactions/list.ts';
import {
  check,
  everyRow,
  expect,
  MOST_PAGES,
  member,
  otherCardPlatform,
} from '../../fixtures/index.ts';

/** More pages of one row than the shared cards have. */
const MOST = 50;

check.describe('a card transaction', () => {
  check(
    'is listed by GET /transactions without a cardId',
    'CARD-TRANSACTION-LIST-008',
    async ({ platform }) => {
      const { customerId } = await sharedSpender(platform);
      const { id } = await sharedRow(platform, 'authorized');

      await expectListedOf(platform, customerId, [id]);
    },
  );

  check(
    'is not listed for its cardId with the type OUTGOING',
    'CARD-TRANSACTION-LIST-009',
    async ({ platform }) => {
      const { id: cardId } = (await sharedSpender(platform)).card;
      const { id } = await sharedRow(platform, 'authorized');
      await waitForIds(platform, cardId, [id]);

      const listed = idsOf(await heldNarrowed(platform, { cardId, type: 'OUTGOING' }));

      expect(listed, 'the rows listed for the card and the type OUTGOING').not.toContain(id);
    },
  );

  check(
    'is not listed for its cardId with another customerId',
    'TRANSACTION-FILTER-012',
    async ({ platform }) => {
      const { id: cardId } = (await sharedSpender(platform)).card;
      const { id } = await sharedRow(platform, 'authorized');
      await waitForIds(platform, cardId, [id]);
      const { id: customerId } = await newCustomer(platform);

      const listed = idsOf(await heldNarrowed(platform, { cardId, customerId }));

      expect(listed, 'the rows listed for the card and another customer').not.toContain(id);
    },
  );

  check(
    'is listed for its cardId after the card is closed',
    'CARD-TRANSACTION-LIST-010',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id } = await approvedPurchase(platform, spender);

      await bringTo(platform, spender.card, 'CLOSED');

      const listed = await waitForIds(platform, spender.card.id, [id]);
      expect(listed, 'the rows listed for the closed card').toContain(id);
    },
  );

  check(
    'can be read after its card is closed',
    'CARD-TRANSACTION-READ-002',
    async ({ platform }) => {
      const spender = await newSpender(platform);
      const { id } = await approvedPurchase(platform, spender);
      await readTransaction(platform, id);

      await bringTo(platform, spender.card, 'CLOSED');

      const reply = await platform.api.getTransactionById({ transactionId: id });
      expect(reply, 'the read of the card transaction').toBeSuccess();
      expect(member(reply.json, 'id'), 'the id of the card transaction').toBe(id);
    },
  );

  check(
    'is on the pages for its cardId and not on those for another cardId',
    'CARD-TRANSACTION-LIST-011',
    async ({ platform }) => {
      const { one, other } = await rowsOfTwoCards(platform);
      const cardId = one.spender.card.id;
      const listed = await waitForIds(platform, cardId, one.ids);

      const found = await pages(platform, 1, MOST, { cardId });

      const ids = idsOf(found.flat());
      // How pages follow each other is left open, until they do.
      const isKnown = followEachOther(found);
      const what = `the rows on ${isKnown ? 'pages that follow each other' : 'the pages'}`;
      expect(ids.toSorted(), what).toEqual(listed.toSorted());
      for (const id of other.ids) expect(ids, 'the rows on the pages').not.toContain(id);
    },
  );

  check(
    'cannot be read by another platform',
    'CARD-TRANSACTION-READ-003',
    async ({ run, platform }) => {
      const foreign = otherCardPlatform(run);
      const { id } = await sharedRow(platform, 'authorized');
      await readTransaction(platform, id);

      const reply = await foreign.api.getTransactionById({ transactionId: id });

      expect(reply).toBeRefused();
    },
  );
});

check.describe('an agent', () => {
  check(
    "cannot list the transactions of another customer's card",
    'CARD-TRANSACTION-AGENT-001',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const { id: cardId } = (await sharedSpender(platform)).card;
      const { id } = await sharedRow(platform, 'authorized');
      const own = await waitForIds(platform, cardId, [id]);

      const listed = await everyRow(
        (page) => platform.api.listTransactions({ query: { cardId, ...page }, auth }),
        MOST_PAGES,
      );

      expect(own, 'the rows listed for the platform').toContain(id);
      expect(idsOf(listed), "the rows listed for another customer's agent").not.toContain(id);
    },
  );

  check(
    'cannot read a card transaction of another customer',
    'CARD-TRANSACTION-AGENT-002',
    async ({ platform }) => {
      const auth = await agentAuth(platform);
      const { id } = await sharedRow(platform, 'authorized');
      await readTransaction(platform, id);

      const reply = await platform.api.getTransactionById({ transactionId: id, auth });

      expect(reply).toBeRefused();
    },
  );
});
