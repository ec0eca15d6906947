import { agentAuth, newAgent } from '../../fixtures/areas/agents/agents.ts';
import { closedCardOfAgent } from '../../fixtures/areas/card-pin/agent-card.ts';
import { cardIdsOf } from '../../fixtures/areas/cards/card-list.ts';
import {
  activeCard,
  type Cardholder,
  cardOrder,
  closeOnceIssued,
  fundedCardholder,
  issuedCard,
  newCardholder,
  statusOf,
} from '../../fixtures/areas/cards/cards.ts';
import {
  NOT_APPROVED,
  orderOf,
  unapprovedHolder,
} from '../../fixtures/areas/cards/unapproved-holder.ts';
import {
  check,
  errorCodeOf,
  expect,
  isSuccess,
  member,
  needs,
  type Platform,
  type Reply,
  undecided,
} from '../../fixtures/index.ts';

/** Has an agent of a cardholder order a card for that cardholder; one that comes is closed. */
async function agentOrder(platform: Platform, holder: Cardholder): Promise<Reply> {
  const { auth } = await newAgent(platform, holder.customerId);
  const reply = await platform.api.createCard({ body: cardOrder(platform, holder), auth });
  if (isSuccess(reply)) await closeOnceIssued(platform, issuedCard(reply));
  return reply;
}

// Its policy may forbid an agent to touch cards; what is allowed to no one is allowed to no agent.
check.describe('an agent', () => {
  check('cannot set a CLOSED card to ACTIVE', 'AUTH-AGENT-016', async ({ platform }) => {
    const auth = await agentAuth(platform);
    const card = await closedCardOfAgent(platform);

    const body = { status: 'ACTIVE' };
    const reply = await platform.api.updateCardById({ id: card.id, body, auth });

    expect(reply, 'the update of the closed card by the agent').toBeRefused();
    expect(await statusOf(platform, card), 'the status of the card').toBe('CLOSED');
  });

  check(
    'cannot issue a second card to a cardholder on a one-per-cardholder platform',
    'AUTH-AGENT-017',
    async ({ run }) => {
      const platform =
        run.platformWith({ oneCardPerCardholder: true }) ??
        needs('P-12', 'one card per cardholder: add a platform with oneCardPerCardholder: true');
      const holder = await newCardholder(platform);
      const { auth } = await newAgent(platform, holder.customerId);
      const card = await activeCard(platform, holder);

      const reply = await platform.api.createCard({ body: cardOrder(platform, holder), auth });

      expect(reply, 'a second card, ordered by the agent').toBeRefused();
      const ids = await cardIdsOf(platform, holder.customerId);
      expect(
        ids.filter((id) => id !== card.id),
        'the ids of further cards',
      ).toEqual([]);
    },
  );

  for (const status of ['UNVERIFIED', 'PENDING', 'REJECTED'] as const) {
    check(
      `cannot issue a card to a cardholder whose kycStatus is ${status}`,
      'AUTH-AGENT-018',
      async ({ platform }) => {
        const approved = await newCardholder(platform);
        const mayOrder = await agentOrder(platform, approved);
        const holder = await unapprovedHolder(platform, status, approved);

        const reply = await agentOrder(platform, holder);

        expect(reply, 'a card, ordered by the agent').toBeRefused();
        // An agent of a customer who is not verified may be refused whatever it asks.
        const isOfAll = ['CUSTOMER_NOT_VERIFIED', 'USER_NOT_READY'].includes(
          errorCodeOf(reply) ?? '',
        );
        if (isSuccess(mayOrder) && !isOfAll)
          expect(reply, orderOf(holder, reply)).toBeError(400, NOT_APPROVED);
        const ids = await cardIdsOf(platform, holder.customerId);
        expect(ids, 'the ids of the cards of the cardholder without approval').toEqual([]);
      },
    );
  }

  check(
    'cannot issue a card against an internal account of another customer',
    'AUTH-AGENT-021',
    async ({ platform }) => {
      const holder = await fundedCardholder(platform);
      const mayOrder = await agentOrder(platform, holder);
      const { accountId } = await fundedCardholder(platform);
      if (accountId === holder.accountId)
        undecided(
          'two cardholders have the same funding account, so no account belongs to another customer',
        );

      const reply = await agentOrder(platform, { ...holder, accountId });

      // A service may choose by itself what funds a card.
      const funds = isSuccess(reply) ? JSON.stringify(member(reply.json, 'fundingSources')) : '';
      expect(funds ?? '', 'the fundingSources of the card').not.toContain(accountId);
      if (!isSuccess(mayOrder))
        undecided('POST /cards by an agent is refused for its own customer too', mayOrder);
      if (isSuccess(reply))
        undecided(
          'POST /cards issues a card with other fundingSources than the order names',
          reply,
        );
    },
  );
});
