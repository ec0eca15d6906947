import { agentAuth } from '../../fixtures/areas/agents/agents.ts';
import { sharedCard } from '../../fixtures/areas/cards/cards.ts';
import { payerFor } from '../../fixtures/areas/transactions/measured-payer.ts';
import {
  check,
  expect,
  isSuccess,
  type Platform,
  requireCapability,
  undecided,
} from '../../fixtures/index.ts';

check.describe('GET /transactions with a status and type=CARD', () => {
  /** A status and the type, where there are cards that it could be meant for. */
  const queryFor = (platform: Platform, status = 'SETTLED') => {
    requireCapability(platform, 'cards');
    return { type: 'CARD', status };
  };

  check('is refused with 400', 'TRANSACTION-CARD-006', async ({ platform }) => {
    expect(
      await platform.api.listTransactions({ query: queryFor(platform) }),
      'the list with a status and type=CARD',
    ).toBeRefused(400);
    expect(
      await platform.api.listTransactions({ query: { type: 'CARD' } }),
      'the same request without a status',
    ).toBeSuccess();
  });

  check('returns INVALID_INPUT', 'TRANSACTION-CARD-007', async ({ platform }) => {
    const reply = await platform.api.listTransactions({ query: queryFor(platform) });

    expect(reply).toBeError(400, 'INVALID_INPUT');
  });

  check('is refused for any status', 'TRANSACTION-CARD-008', async ({ platform }) => {
    for (const status of ['DECLINED', 'VOIDED', 'SETTLED', 'EXCEPTION', 'COMPLETED', 'FAILED']) {
      expect(
        await platform.api.listTransactions({ query: queryFor(platform, status) }),
        `the list with type=CARD and the status ${status}`,
      ).toBeRefused(400);
    }
  });

  check('is refused even with other filters', 'TRANSACTION-CARD-009', async ({ platform }) => {
    const { customerId } = await payerFor(platform);
    const { id: cardId } = await sharedCard(platform);
    for (const more of [{ customerId }, { cardId }, { limit: '5' }]) {
      expect(
        await platform.api.listTransactions({ query: { ...more, ...queryFor(platform) } }),
        `the list with ${JSON.stringify(more)} added`,
      ).toBeRefused(400);
      const control = await platform.api.listTransactions({ query: { ...more, type: 'CARD' } });
      expect(control, 'the same request without a status').toBeSuccess();
    }
    // Filters that may be refused without a status as well.
    for (const more of [{ sortOrder: 'asc' }, { startDate: '2020-01-01T00:00:00Z' }]) {
      const query = { ...more, type: 'CARD' };
      if (!isSuccess(await platform.api.listTransactions({ query }))) continue;
      expect(
        await platform.api.listTransactions({ query: { ...query, status: 'SETTLED' } }),
        `the list with ${JSON.stringify(more)} added`,
      ).toBeRefused(400);
    }
  });

  check("is refused with an agent's access token", 'TRANSACTION-CARD-014', async ({ platform }) => {
    requireCapability(platform, 'agents');
    const auth = await agentAuth(platform);
    const control = await platform.api.listTransactions({ query: { type: 'CARD' }, auth });
    if (!isSuccess(control))
      undecided(
        `GET /transactions by an agent answered ${control.status} without a status`,
        control,
      );

    const reply = await platform.api.listTransactions({ query: queryFor(platform), auth });

    expect(reply, 'the list of an agent with a status and type=CARD').toBeRefused(400);
  });
});
